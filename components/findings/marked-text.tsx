import type { KeyboardEvent } from "react";
import type { FindingReply } from "@/lib/features/findings/contract";
import { runsOf, type Range } from "@/lib/features/english/rules";
import { findings as t } from "@/lib/i18n/it";
import { foundPlaces } from "@/lib/i18n/it/found-places";
import { englishRanges } from "@/components/coach-text/language-runs";
import { cutAt } from "@/components/findings/cut-at";
import { markedOf } from "@/components/findings/sequence";
import { classNames } from "@/components/ui/class-names";

type MarkedTextProps = {
  text: string;
  /** In the order of the text, without overlaps. */
  findings: FindingReply[];
  onOpen: (findingId: string) => void;
};

export const markId = (findingId: string) => `place-${findingId}`;

/**
 * A student's message, its English named as such: what is to be discovered is underlined, each place opens on a tap or a key,
 * and what was discovered stands beside what it was.
 */
export default function MarkedText({ text, findings, onOpen }: MarkedTextProps) {
  const english = englishRanges(text);
  return cutAt(text, markedOf(findings)).map(({ finding, ...range }) =>
    finding ? (
      <Mark key={finding.id} finding={finding} onOpen={() => onOpen(finding.id)} />
    ) : (
      <Words key={range.start} text={text} english={english} {...range} />
    ),
  );
}

function Words({ text, english, start, end }: { text: string; english: Range[] } & Range) {
  return runsOf(text, { start, end }, english).map((run, index) =>
    run.lang === "en" ? (
      <span key={index} lang="en">
        {run.text}
      </span>
    ) : (
      run.text
    ),
  );
}

/** Not a <button>: that is a box of its own, and a long mistake has to break with the lines of its sentence. */
function Mark({ finding, onOpen }: { finding: FindingReply; onOpen: () => void }) {
  const { id, quote, isResolved, correction = "" } = finding;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    onOpen();
  }

  return (
    <span
      id={markId(id)}
      role="button"
      tabIndex={0}
      aria-haspopup="dialog"
      aria-label={isResolved ? foundPlaces.solved(quote, correction) : t.toDiscover(quote)}
      {...(!isResolved && { "data-open": true })}
      onClick={onOpen}
      onKeyDown={onKeyDown}
      className={classNames(
        "cursor-pointer rounded-sm underline-offset-[5px] outline-offset-1 focus-visible:outline-on-action",
        !isResolved && "underline decoration-mark decoration-[3px] decoration-wavy",
      )}
    >
      <span lang="en">
        {isResolved ? (
          <>
            <s className="decoration-2">{quote}</s>{" "}
            <b className="font-bold underline decoration-mark-solved decoration-2 underline-offset-[5px]">
              {correction}
            </b>
          </>
        ) : (
          quote
        )}
      </span>
    </span>
  );
}
