"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { supportCard as t } from "@/lib/i18n/it";
import type { Refusal } from "./run-turn";
import { learnerQuery, usageStatsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";

/**
 * Explains a refused send: at a limit with the paywall, without hearts and where it is to wait for the hour or for a parent
 * with a notice above the input. Beside words for somebody who needs help it is only noted, and a sentence by the message
 * says why.
 */
export function useRefusal() {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const paywall = usePaywall();
  const [explained, setExplained] = useState<Refusal>();

  function note(refusal: Refusal) {
    const { queryKey } = learnerQuery(userId);
    switch (refusal.reason) {
      case "family":
        // The gate then takes the place of the input, where one is due.
        return void queryClient.invalidateQueries({ queryKey });
      case "no-hearts": {
        const { heartsRefillAt } = refusal;
        return queryClient.setQueryData(
          queryKey,
          (now) => now && { ...now, isPro: false, hearts: 0, heartsRefillAt },
        );
      }
      case "limit": {
        const count = refusal.limit === "homework" ? "homeworkUploadsCount" : "messagesCount";
        return queryClient.setQueryData(
          usageStatsQuery.queryKey,
          (now) => now && { ...now, isPro: false, [count]: refusal.used },
        );
      }
    }
  }

  function explain(refusal: Refusal) {
    note(refusal);
    setExplained(refusal);
    if (refusal.reason === "limit") paywall.show(refusal.limit);
  }

  function problemOf(refusal: Refusal): string {
    if (refusal.reason === "family") return refusal.text;
    return t.notSent[refusal.reason === "limit" ? refusal.limit : refusal.reason];
  }

  return {
    wasRefusedForHearts: explained?.reason === "no-hearts",
    /** Why what was sent is to wait, in the server's words. */
    pause: explained?.reason === "family" ? explained.text : undefined,
    explain,
    note,
    problemOf,
    forget: () => setExplained(undefined),
  };
}
