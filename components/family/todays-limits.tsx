"use client";

import { limitsToday } from "@/components/family/chosen";
import { useNow } from "@/components/family/use-now";
import { useLearner } from "@/components/learner/use-learner";

/** How long there is to practise today, where parents have chosen that. */
export default function TodaysLimits() {
  const lines = limitsToday(useLearner().family, useNow());
  // Midnight may have come between the server's drawing and the browser's.
  return (
    <p suppressHydrationWarning className="text-center text-xs font-medium text-ink-soft empty:hidden">
      {lines.join(" · ")}
    </p>
  );
}
