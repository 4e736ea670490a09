"use client";

import { listening as t } from "@/lib/i18n/it";
import { useLearner } from "@/components/learner/use-learner";
import { smallAction } from "@/components/ui/button-style";
import { pauseReading, resumeReading, stopReading, type ReadingPhase } from "@/components/voice/reading";
import { useReading } from "@/components/voice/use-reading";
import { PauseIcon, PlayIcon, SpeakerIcon } from "@/components/ui/voice-icons";

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
  const { phase, start } = useReading(messageId, text);

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
        return start();
    }
  }

  const { label, Icon } = looks[phase];
  const name = `${label}: ${openingOf(text)}`;
  return (
    <button
      type="button"
      aria-busy={phase === "preparing" || undefined}
      aria-label={name}
      onClick={press}
      className={smallAction}
    >
      <Icon className={`size-4.5 ${phase === "preparing" ? "animate-shimmer" : ""}`} />
      {label}
    </button>
  );
}

const openingWords = 6;

/** The first words of a message: there are many such buttons on a screen. */
function openingOf(text: string): string {
  const words = text
    .replace(/[*`#>_]/g, "")
    .trim()
    .split(/\s+/);
  return words.length > openingWords ? `${words.slice(0, openingWords).join(" ")}…` : words.join(" ");
}
