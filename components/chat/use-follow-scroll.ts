"use client";

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** So close to the end that the reader is there for all we know. */
const endTolerancePx = 90;
const prefersChipPx = 240;
/** Coming from another screen the router still scrolls to the top after the first paint. */
const arrivalMs = 1000;

/**
 * Keeps the end of the page in view while `list` grows, until the reader scrolls up; and keeps what they are
 * reading in place when older messages come in above `firstId`.
 */
export function useFollowScroll(list: RefObject<HTMLElement | null>, firstId: string | undefined) {
  const isFollowing = useRef(true);
  const arrivedAt = useRef(0);
  const [isAway, setIsAway] = useState(false);

  const goToEnd = useCallback(() => {
    isFollowing.current = true;
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  }, []);

  useEffect(() => {
    let lastY = window.scrollY;
    const onScroll = () => {
      const { scrollHeight } = document.documentElement;
      const belowPx = scrollHeight - window.innerHeight - window.scrollY;
      if (belowPx < endTolerancePx) isFollowing.current = true;
      else if (performance.now() - arrivedAt.current < arrivalMs) goToEnd();
      else if (window.scrollY < lastY) isFollowing.current = false;
      lastY = window.scrollY;
      setIsAway(belowPx > prefersChipPx && !isFollowing.current);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [goToEnd]);

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
    const growth = new ResizeObserver(() => {
      if (isFollowing.current) goToEnd();
    });
    growth.observe(document.body);
    return () => growth.disconnect();
  }, [goToEnd, isEmpty]);

  useKeptPlace(list, firstId, isFollowing);
  return { isAway: isAway && !isEmpty, goToEnd };
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
