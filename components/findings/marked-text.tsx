import type { KeyboardEvent } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { findings as t } from "@/lib/i18n/it";
import { classNames } from "@/components/ui/class-names";

type MarkedTextProps = {
  text: string;
  /** In the order of the text, without overlaps. */
  findings: FindingReply[];
  onOpen: (findingId: string) => void;
};

/** A student's message with what is to be discovered underlined: each place opens on a tap or a key. */
export function MarkedText({ text, findings, onOpen }: MarkedTextProps) {
  const ends = [0, ...findings.map(({ end }) => end)];
  return (
    <>
      {findings.map((finding, index) => (
        <span key={finding.id}>
          {text.slice(ends[index], finding.start)}
          <Mark finding={finding} onOpen={() => onOpen(finding.id)} />
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

/** Not a <button>: that is a box of its own, and a long mistake has to break with the lines of its sentence. */
function Mark({ finding: { quote, isResolved }, onOpen }: { finding: FindingReply; onOpen: () => void }) {
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onOpen();
  }

  return (
    <span
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      aria-label={isResolved ? t.solved(quote) : t.toDiscover(quote)}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={classNames(
        "cursor-pointer rounded-sm underline decoration-2 underline-offset-[5px] outline-offset-1 focus-visible:outline-on-action",
        isResolved ? "decoration-mark-solved" : "decoration-mark decoration-wavy",
      )}
    >
      {quote}
    </span>
  );
}
