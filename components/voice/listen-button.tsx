"use client";

import { useEffect, useSyncExternalStore } from "react";
import { ApiError, userMessageOf } from "@/lib/http/client-errors";
import { voice as t } from "@/lib/i18n/it";
import { leaveIfSignedOut } from "@/components/learner/signed-out";
import { useLearner } from "@/components/learner/use-learner";
import { usePaywall } from "@/components/paywall/paywall-provider";
import { smallAction } from "@/components/ui/button-style";
import { showToast } from "@/components/ui/toast";
import {
  onReadingChange,
  pauseReading,
  readingPhase,
  resumeReading,
  startReading,
  stopReading,
  type ReadingPhase,
} from "@/components/voice/reading";
import { PauseIcon, PlayIcon, SpeakerIcon } from "@/components/voice/voice-icons";

const looks: Record<ReadingPhase, { label: string; Icon: typeof PlayIcon }> = {
  idle: { label: t.listen, Icon: SpeakerIcon },
  preparing: { label: t.preparing, Icon: SpeakerIcon },
  playing: { label: t.pause, Icon: PauseIcon },
  paused: { label: t.resume, Icon: PlayIcon },
  ended: { label: t.listenAgain, Icon: SpeakerIcon },
};

type ListenButtonProps = { messageId: string; text: string };

/** Has a message of the coach read aloud, where parents let the learner. */
export function ListenButton(props: ListenButtonProps) {
  return useLearner().family.allowed.readAloud ? <AllowedButton {...props} /> : null;
}

function AllowedButton({ messageId, text }: ListenButtonProps) {
  const { isPro } = useLearner();
  const paywall = usePaywall();
  const phase = useSyncExternalStore(
    onReadingChange,
    () => readingPhase(messageId),
    () => "idle" as const,
  );
  // Whoever leaves the message leaves its voice too.
  useEffect(() => () => void (readingPhase(messageId) !== "idle" && stopReading()), [messageId]);

  async function listen() {
    try {
      await startReading(messageId, text);
    } catch (error) {
      leaveIfSignedOut(error);
      if (error instanceof ApiError && error.code === "LIMIT_REACHED") return paywall.show("audio");
      showToast({ title: t.failedTitle, description: userMessageOf(error, t.failed), variant: "error" });
    }
  }

  function press() {
    switch (phase) {
      case "playing":
        return pauseReading();
      case "paused":
        return resumeReading();
      case "preparing":
        return stopReading();
      case "idle":
      case "ended":
        return isPro ? void listen() : paywall.show("audio");
    }
  }

  const { label, Icon } = looks[phase];
  return (
    <button
      type="button"
      aria-busy={phase === "preparing" || undefined}
      onClick={press}
      className={smallAction}
    >
      <Icon className={`size-4.5 ${phase === "preparing" ? "animate-shimmer" : ""}`} />
      {label}
    </button>
  );
}
