import { Fragment } from "react";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { classNames } from "@/components/ui/class-names";
import { GapBox, gapId, type ShownVerdict } from "@/components/worksheets/work/gap-box";
import { GapOptions } from "@/components/worksheets/work/gap-options";

export type AnswerProps = {
  item: WorksheetItemReply;
  draft: string[];
  /** By gap; what was said of a text that is no longer there is left out. */
  verdicts: ShownVerdict[];
  onChange: (at: number, text: string) => void;
};

/** A sentence with its boxes. Where there is something to choose from, that stands below it. */
export function GapSentence({ item, draft, verdicts, onChange }: AnswerProps) {
  const { n, label, pieces, gaps } = item;
  const count = gaps.length;
  return (
    <>
      <p lang="en" className="text-lg leading-9 wrap-anywhere">
        {pieces.map((piece, at) => {
          const gap = gaps[at];
          return (
            <Fragment key={at}>
              {piece}
              {gap?.options && (
                <Slot at={at} count={count} text={draft[at] ?? ""} verdict={verdicts[at] ?? ""} />
              )}
              {gap?.options && gap.given && <span> ({gap.given})</span>}
              {gap && !gap.options && (
                <GapBox
                  id={gapId(n, at)}
                  name={t.gap(label, at, count)}
                  given={gap.given}
                  text={draft[at] ?? ""}
                  verdict={verdicts[at] ?? ""}
                  onChange={(text) => onChange(at, text)}
                />
              )}
            </Fragment>
          );
        })}
      </p>
      {gaps.map(
        ({ options }, at) =>
          options && (
            <GapOptions
              key={at}
              id={gapId(n, at)}
              legend={t.choose(at, count)}
              options={options}
              chosen={draft[at] ?? ""}
              verdict={verdicts[at] ?? ""}
              onChoose={(option) => onChange(at, option)}
            />
          ),
      )}
    </>
  );
}

type SlotProps = { at: number; count: number; text: string; verdict: ShownVerdict };

/** Where what is chosen comes to stand: as wide for one option as for another. */
function Slot({ at, count, text, verdict }: SlotProps) {
  return (
    <span
      className={classNames(
        "mx-1 inline-block min-h-8 min-w-24 border-b-2 px-1 text-center leading-8 font-semibold",
        verdict === "right" ? "border-leaf-ink text-leaf-ink" : "border-action-ink",
      )}
    >
      {text || (
        <span lang="it" className="sr-only">
          {t.slot(at, count)}
        </span>
      )}
    </span>
  );
}
