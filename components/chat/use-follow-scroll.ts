"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** So close to the end that the reader is there for all we know. */
const endTolerancePx = 90;
const prefersChipPx = 240;
/** Coming from another screen the router still scrolls to the top after the first paint. */
const arrivalMs = 1000;

/** How far below the bar the first line of an answer comes to stand. */
const answerMarginPx = 16;
const roundingPx = 2;

/**
 * Keeps the end of the page in view while `list` grows, until the reader scrolls up; an answer that is followed stops at the
 * top, where its reading begins, but for one whose end is what counts (`isInNeed`: there stand the numbers to call). Keeps what
 * they are reading in place when older messages come in above `firstId`.
 */
export function useFollowScroll(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  isInNeed: boolean,
) {
  const isFollowing = useRef(true);
  /** Whether what is followed is an answer rather than the end. */
  const isAnswer = useRef(false);
  const arrivedAt = useRef(0);
  const [isAway, setIsAway] = useState(false);

  const follow = useCallback(() => {
    const top = isAnswer.current && !isInNeed ? topOfNewest(list.current) : endOfPage();
    if (window.scrollY > endOfPage() + roundingPx) return; // Somebody reads on in a gate.
    window.scrollTo({ top: Math.min(top, endOfPage()), behavior: "instant" });
  }, [list, isInNeed]);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    isAnswer.current = false;
    follow();
  }, [follow]);

  const followAnswer = useCallback(() => {
    goToEnd();
    isAnswer.current = true;
  }, [goToEnd]);

  const look = useCallback(() => {
    const isFar = endOfPage() - window.scrollY > prefersChipPx;
    setIsAway(isFar && (isAnswer.current || !isFollowing.current));
  }, []);

  useEffect(() => {
    let lastY = window.scrollY;
    const onScroll = () => {
      const isAtEnd = endOfPage() - window.scrollY < endTolerancePx;
      if (isAnswer.current && window.scrollY > topOfNewest(list.current) + roundingPx) {
        isAnswer.current = false; // Read on, past its beginning.
        isFollowing.current = isAtEnd;
      } else if (isAtEnd) isFollowing.current = true;
      else if (performance.now() - arrivedAt.current < arrivalMs && !isReadByKey(list.current)) follow();
      else if (window.scrollY < lastY) isFollowing.current = false;
      lastY = window.scrollY;
      look();
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [follow, list, look]);

  const isEmpty = firstId === undefined;
  useEffect(() => {
    if (isEmpty) {
      // A new chat begins with its greeting, wherever the old one was left.
      isFollowing.current = false;
      window.scrollTo({ top: 0, behavior: "instant" });
      return;
    }
    arrivedAt.current = performance.now();
    isFollowing.current = true;
    const keepUp = () => {
      if (isFollowing.current && !isReadByKey(list.current)) follow();
      look();
    };
    const growth = new ResizeObserver(keepUp);
    growth.observe(document.body);
    window.addEventListener("resize", keepUp); // A keyboard came up or went.
    return () => {
      growth.disconnect();
      window.removeEventListener("resize", keepUp);
    };
  }, [follow, look, isEmpty]);

  useKeptPlace(list, firstId, isFollowing);
  return { isAway: isAway && !isEmpty, goToEnd, followAnswer };
}

/** Who goes through what was said by the Tab key reads where the focus is, however much comes in meanwhile. */
const isReadByKey = (list: HTMLElement | null) => list?.querySelector(":focus-visible") != null;

/** Where the page stands when all was read; before a gate that is taller than what is in view, where that begins. */
function endOfPage(): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const gate = document.querySelector("[data-gate]");
  return gate ? Math.min(end, topOf(gate)) : end;
}

/** Where the page stands when the newest message begins below what stays in view at the upper edge. */
function topOfNewest(list: HTMLElement | null): number {
  const newest = list?.querySelector(":scope > ol > li:last-child");
  return newest ? topOf(newest) : endOfPage();
}

/** Where the page stands when this begins below what stays in view at the upper edge. */
function topOf(element: Element): number {
  const bars = [...document.querySelectorAll("header, [data-below-header]")];
  const edge = Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
  return element.getBoundingClientRect().top + window.scrollY - edge - answerMarginPx;
}

function useKeptPlace(
  list: RefObject<HTMLElement | null>,
  firstId: string | undefined,
  isFollowing: RefObject<boolean>,
): void {
  const before = useRef({ firstId, height: 0 });
  useLayoutEffect(() => {
    const height = list.current?.scrollHeight ?? 0;
    const { firstId: oldFirstId, height: oldHeight } = before.current;
    if (oldFirstId && oldFirstId !== firstId && !isFollowing.current) {
      window.scrollBy({ top: height - oldHeight, behavior: "instant" });
    }
    before.current = { firstId, height };
  });
}
