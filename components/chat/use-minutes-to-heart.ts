"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { queryKeys } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";

const secondMs = 1000;
const minuteMs = 60 * secondMs;
/** No heart is a day away: what says so is a clock that is set wrong. */
const mostMinutes = 24 * 60;

/**
 * Minutes until the next heart, the one under way included; 0 when it is due, and then the learner is asked for anew.
 * Undefined when none is to come, or in more than a day, and in the page as the server draws it, whose clock is another.
 */
export function useMinutesToHeart(heartsRefillAt: string | null): number | undefined {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const minutes = useSyncExternalStore(
    everySecond,
    () => (heartsRefillAt ? minutesUntil(heartsRefillAt) : undefined),
    () => undefined,
  );
  const isDue = minutes === 0;
  useEffect(() => {
    if (isDue) void queryClient.invalidateQueries({ queryKey: queryKeys.learner(userId) });
  }, [isDue, queryClient, userId]);
  return minutes;
}

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, secondMs);
  return () => clearInterval(timer);
}

function minutesUntil(iso: string): number | undefined {
  const minutes = Math.max(0, Math.ceil((Date.parse(iso) - Date.now()) / minuteMs));
  return minutes > mostMinutes ? undefined : minutes;
}
