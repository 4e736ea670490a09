import type { ReactNode } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { cutAt } from "@/components/findings/cut-at";
import { markedOf } from "@/components/findings/sequence";
import { classNames } from "@/components/ui/class-names";

const underlined = "underline decoration-2 underline-offset-[5px]";
const openPlace = `${underlined} decoration-coral decoration-wavy`;

function Frame({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="rounded-md bg-sunk px-3.5 py-2.5 wrap-break-word">
      <span className="block text-xs font-semibold text-ink-soft">{label}</span>
      {children}
    </p>
  );
}

/** Only as much of a long message as shows where the place is. */
const shownAround = 60;

type SentenceProps = {
  message: string;
  /** The place that it is about. */
  finding: FindingReply;
  /** All of the message, this one too. */
  findings: readonly FindingReply[];
};

/** A student's sentence with the place that is to be put right; others are as they were put right already. */
export function SentenceToMend({ message, finding, findings }: SentenceProps) {
  const from = Math.max(0, finding.start - shownAround);
  const to = Math.min(message.length, finding.end + shownAround);
  const places = findings.filter(({ id, isResolved }) => isResolved || id === finding.id);
  const shown = cutAt(message, places).filter(({ start, end }) => start < to && end > from);
  return (
    <Frame label={t.yourSentence}>
      {from > 0 && "…"}
      {shown.map(({ start, end, finding: place }) => {
        if (!place) return message.slice(Math.max(start, from), Math.min(end, to));
        if (place.isResolved) return place.correction;
        return (
          <span key={place.id} className={classNames("font-semibold", openPlace)}>
            {place.quote}
          </span>
        );
      })}
      {to < message.length && "…"}
    </Frame>
  );
}

/** A student's sentence with all that was put right so far, as its bubble has it; what is still open stays marked. */
export function SentenceNow({ message, finding, findings }: SentenceProps) {
  return (
    <Frame label={t.rightSentence}>
      {cutAt(message, markedOf(findings)).map(({ start, end, finding: place }) => {
        if (!place) return message.slice(start, end);
        const { id, isResolved, quote, correction } = place;
        const look = isResolved ? `text-leaf-ink ${id === finding.id ? underlined : ""}` : openPlace;
        return (
          <span key={id} lang="en" className={classNames("font-semibold", look)}>
            {isResolved ? correction : quote}
          </span>
        );
      })}
    </Frame>
  );
}
