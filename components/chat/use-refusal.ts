"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Refusal } from "@/components/chat/run-turn";
import { learnerQuery, usageStatsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";

/** Explains a refused send: at a limit with the paywall, without hearts with the notice above the input. */
export function useRefusal() {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const paywall = usePaywall();
  const [wasRefusedForHearts, setWasRefusedForHearts] = useState(false);

  function explain(refusal: Refusal) {
    if (refusal.reason === "limit") {
      const count = refusal.limit === "homework" ? "homeworkUploadsCount" : "messagesCount";
      queryClient.setQueryData(
        usageStatsQuery.queryKey,
        (now) => now && { ...now, isPro: false, [count]: refusal.used },
      );
      return paywall.show(refusal.limit);
    }
    setWasRefusedForHearts(true);
    const { heartsRefillAt } = refusal;
    queryClient.setQueryData(
      learnerQuery(userId).queryKey,
      (now) => now && { ...now, isPro: false, hearts: 0, heartsRefillAt },
    );
  }

  return { wasRefusedForHearts, explain, forget: () => setWasRefusedForHearts(false) };
}
