"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { supportCard as t } from "@/lib/i18n/it";
import type { Refusal } from "@/components/chat/run-turn";
import { learnerQuery, usageStatsQuery } from "@/components/learner/queries";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";

/**
 * Explains a refused send: at a limit with the paywall, without hearts with the notice above the input, and so
 * where it is to wait for the hour or for a parent. Beside words for
 * somebody who needs help it is only noted, and a sentence by the message says why.
 */
export function useRefusal() {
  const queryClient = useQueryClient();
  const { id: userId } = useLearner();
  const paywall = usePaywall();
  const [pause, setPause] = useState<string>();
  const [wasRefusedForHearts, setWasRefusedForHearts] = useState(false);

  function note(refusal: Refusal) {
    if (refusal.reason === "family") {
      // The gate then takes the place of the input, where one is due.
      void queryClient.invalidateQueries({ queryKey: learnerQuery(userId).queryKey });
      return;
    }
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
    else if (refusal.reason === "family") setPause(refusal.text);
    else setWasRefusedForHearts(true);
  }

  function problemOf(refusal: Refusal): string {
    if (refusal.reason === "family") return refusal.text;
    return t.notSent[refusal.reason === "limit" ? refusal.limit : refusal.reason];
  }

  function forget() {
    setPause(undefined);
    setWasRefusedForHearts(false);
  }

  return { wasRefusedForHearts, pause, explain, note, problemOf, forget };
}
