"use client";

import { useEffect, useRef, useState } from "react";
import { charactersToShow, firstCharacters } from "@/components/chat/typing-pace";
import type { LiveAnswer } from "@/components/chat/sending";
import { useReducedMotion } from "@/components/sound/use-reduced-motion";

/** As much of the answer as the typewriter has written by now. Whole at once where motion is unwanted, or it is. */
export function useTypewriter(live: LiveAnswer | undefined): string {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState({ clientMessageId: "", count: 0 });
  const target = useRef(live);
  useEffect(() => {
    target.current = live;
  });

  const isAtOnce = isStill || live?.isWhole;
  const clientMessageId = live?.clientMessageId;
  useEffect(() => {
    if (!clientMessageId || isAtOnce) return;
    let count = 0;
    let last = performance.now();
    let frame = requestAnimationFrame(function type(now) {
      const { text = "", hasEnded = true } = target.current ?? {};
      const elapsedMs = Math.max(0, now - last);
      count = Math.min(
        text.length,
        count + charactersToShow({ behind: text.length - count, elapsedMs, hasEnded }),
      );
      last = now;
      setShown({ clientMessageId, count: Math.floor(count) });
      if (!hasEnded || count < text.length) frame = requestAnimationFrame(type);
    });
    return () => cancelAnimationFrame(frame);
  }, [clientMessageId, isAtOnce]);

  if (!live) return "";
  if (isAtOnce) return live.text;
  return firstCharacters(live.text, shown.clientMessageId === live.clientMessageId ? shown.count : 0);
}
