import type { ReactNode } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import type { Way } from "@/lib/features/worksheets/rules";
import { wayWord, worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { EnglishMarked } from "@/components/coach-text/english-marked";
import { classNames } from "@/components/ui/class-names";

/** A final sentence, and how it came about. */
export type FinalLine = {
  key: string | number;
  part: number;
  label: string;
  sentence: ReactNode;
  way: Way;
  tries: number;
  /** What more there is to say of it, in small print. */
  details?: string;
};

type PartListProps = {
  parts: Pick<WorksheetReply["parts"][number], "name" | "instruction">[];
  lines: FinalLine[];
};

/** Final sentences below the headings of their parts, on a screen and on paper. */
export function PartList({ parts, lines }: PartListProps) {
  return parts.map(({ name, instruction }, place) => {
    const own = lines.filter(({ part }) => part === place);
    if (own.length === 0) return null;
    return (
      <section key={place} className="flex flex-col gap-2">
        {name && <h2 className="text-lg font-bold break-after-avoid">{worksheetWords.part(name)}</h2>}
        {instruction && (
          <p className="text-sm text-ink-soft break-after-avoid">
            <EnglishMarked text={instruction} asWritten isInstruction />
          </p>
        )}
        <ol className="flex flex-col divide-y divide-line">
          {own.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ol>
      </section>
    );
  });
}

const tones: Record<Way, string> = {
  alone: "bg-leaf-soft text-leaf-ink",
  tries: "bg-leaf-soft text-leaf-ink",
  hint: "bg-action-soft text-action-ink",
  example: "bg-action-soft text-action-ink",
  coach: "bg-action-soft text-action-ink",
  left: "bg-sun-soft text-sun-ink",
  show: "bg-sun-soft text-sun-ink",
  open: "bg-sunk text-ink-soft",
};

function Line({ line: { label, sentence, way, tries, details } }: { line: FinalLine }) {
  return (
    <li className="flex gap-3 py-2.5 break-inside-avoid">
      <span className="min-w-7 shrink-0 font-bold">{label}</span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div lang="en" className="[overflow-wrap:anywhere]">
          {sentence}
        </div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          <span
            className={classNames(
              "rounded-full px-2.5 py-0.5 font-semibold print:bg-transparent print:px-0 print:text-ink",
              tones[way],
            )}
          >
            {wayWord(way, tries)}
          </span>
          {details && <span className="text-ink-soft">{details}</span>}
        </p>
      </div>
    </li>
  );
}
