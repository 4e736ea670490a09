import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { worksheetWords } from "@/lib/i18n/it/worksheet-words";
import { finalRuns, printedTask } from "@/components/worksheets/hand-in/final-text";

/** An item as its student left it, what they wrote underlined. */
export function FinalSentence({ item }: { item: WorksheetItemReply }) {
  const task = printedTask(item);
  const runs = finalRuns(item);
  return (
    <>
      {task && <p className="text-sm text-ink-soft">{task}</p>}
      <p>
        {runs.length === 0 && <span lang="it">{t.noAnswer}</span>}
        {runs.map(({ text, isOwn }, at) =>
          isOwn ? (
            <span key={at} className="font-semibold underline decoration-2 underline-offset-4">
              {text}
            </span>
          ) : (
            <Printed key={at} text={text} />
          ),
        )}
      </p>
    </>
  );
}

/** A line that stayed empty is said, not spelt. */
function Printed({ text }: { text: string }) {
  if (!/^_+$/.test(text)) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span lang="it" className="sr-only">
        {worksheetWords.gap}
      </span>
    </>
  );
}
