"use client";

import { useEffect, useSyncExternalStore } from "react";
import { ApiError, userMessageOf } from "@/lib/api-client/client-errors";
import { listening as t } from "@/lib/i18n/it";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { showToast } from "@/components/ui/toast";
import { onReadingChange, readingPhase, startReading, stopReading } from "@/components/voice/reading";

/**
 * Where the reading of a text is, and how it begins: for who has no Pro, with what Pro is. `rate`: 1 as it is spoken. It ends
 * with the component.
 */
export function useReading(id: string, text: string, rate?: number) {
  const { isPro } = useLearner();
  const paywall = usePaywall();
  const phase = useSyncExternalStore(
    onReadingChange,
    () => readingPhase(id),
    () => "idle" as const,
  );
  // Whoever leaves the message leaves its voice too.
  useEffect(() => () => void (readingPhase(id) !== "idle" && stopReading()), [id]);

  async function listen() {
    try {
      await startReading(id, text, rate);
    } catch (error) {
      leaveIfSignedOut(error);
      if (error instanceof ApiError && error.code === "LIMIT_REACHED") return paywall.show("audio");
      showToast({ title: t.failedTitle, description: userMessageOf(error, t.failed), variant: "error" });
    }
  }

  return { phase, start: () => (isPro ? void listen() : paywall.show("audio")) };
}
