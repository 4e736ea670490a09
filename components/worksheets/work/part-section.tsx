import type { ReactNode } from "react";
import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { EnglishMarked } from "@/components/coach-text/english-marked";

type PartSectionProps = { part: WorksheetReply["parts"][number]; children: ReactNode };

/** One exercise of the page as it is printed: its name, what is to be done, the words to use, and its items. */
export function PartSection({ part: { name, instruction, wordBank }, children }: PartSectionProps) {
  const marked = instruction && <EnglishMarked text={instruction} asWritten isInstruction />;
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {name && <h2 className="text-lg font-bold">{worksheetWords.part(name)}</h2>}
        {!name && !instruction && <h2 className="sr-only">{t.sentences}</h2>}
        {marked && (name ? <p>{marked}</p> : <h2 className="text-lg font-bold">{marked}</h2>)}
        {wordBank.length > 0 && (
          <div className="rounded-md border-2 border-dashed border-line-strong/55 bg-surface px-3.5 py-2.5">
            <p className="text-xs font-semibold text-ink-soft">{t.wordBank}</p>
            <ul lang="en" aria-label={t.wordBank} className="mt-1 flex flex-wrap gap-x-4 gap-y-1 font-medium">
              {wordBank.map((word, at) => (
                <li key={at}>{word}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {children}
    </section>
  );
}
