"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { supportCard as t } from "@/lib/i18n/it";
import type { Refusal } from "@/components/chat/run-turn";
import { learnerQuery, usageStatsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";

/**
 * Explains a refused send: at a limit with the paywall, without hearts with the notice above the input. Beside words for
 * somebody who needs help it is only noted, and a sentence by the message says why.
 */
export function useRefusal() {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const paywall = usePaywall();
  const [wasRefusedForHearts, setWasRefusedForHearts] = useState(false);

  function note(refusal: Refusal) {
    if (refusal.reason === "limit") {
      const count = refusal.limit === "homework" ? "homeworkUploadsCount" : "messagesCount";
      queryClient.setQueryData(
        usageStatsQuery.queryKey,
        (now) => now && { ...now, isPro: false, [count]: refusal.used },
      );
      return;
    }
    const { heartsRefillAt } = refusal;
    queryClient.setQueryData(
      learnerQuery(userId).queryKey,
      (now) => now && { ...now, isPro: false, hearts: 0, heartsRefillAt },
    );
  }

  function explain(refusal: Refusal) {
    note(refusal);
    if (refusal.reason === "limit") paywall.show(refusal.limit);
    else setWasRefusedForHearts(true);
  }

  const problemOf = (refusal: Refusal) =>
    t.notSent[refusal.reason === "limit" ? refusal.limit : refusal.reason];

  return { wasRefusedForHearts, explain, note, problemOf, forget: () => setWasRefusedForHearts(false) };
}
