import { useRef, useState } from "react";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { CheckIcon } from "@/components/ui/icons";
import { gapId, GapVerdict, verdictIdOf } from "@/components/worksheets/work/gap-box";
import type { AnswerProps } from "@/components/worksheets/work/gap-sentence";
import { placesIn } from "@/components/worksheets/work/words-of-item";

const chip =
  "min-h-11 min-w-11 scroll-mt-44 rounded-md border-2 px-3 text-base font-medium transition-colors";

/** Words that a tap puts into the sentence and another takes out again. */
export function OrderAnswer({ item, draft, verdicts, onChange }: AnswerProps) {
  const { n, words } = item;
  const bank = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const text = draft[0] ?? "";
  const verdict = verdicts[0] ?? "";
  const chosen = placesIn(words, text);
  const wordAt = (place: number) => words[place] ?? "";
  const textOf = (places: number[]) => places.map(wordAt).join(" ");

  function add(place: number) {
    if (chosen.includes(place)) return;
    const next = textOf([...chosen, place]);
    onChange(0, next);
    setSaid(t.wordAdded(wordAt(place), next));
  }

  /** The button goes, and the focus with the word back to where it came from. */
  function remove(place: number) {
    onChange(0, textOf(chosen.filter((one) => one !== place)));
    setSaid(t.wordRemoved(wordAt(place)));
    bank.current?.querySelectorAll("button")[place]?.focus();
  }

  if (verdict === "right")
    return (
      <p
        lang="en"
        className="flex items-center gap-2 rounded-md border-2 border-leaf-ink bg-leaf-soft px-3 py-2 text-lg font-semibold"
      >
        <span className="grow">{text}</span>
        <CheckIcon className="size-5 shrink-0 text-leaf-ink" />
        <GapVerdict id={gapId(n, 0)} verdict={verdict} />
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <div
        role="group"
        aria-label={t.orderAnswer}
        aria-describedby={verdictIdOf(gapId(n, 0), verdict)}
        lang="en"
        className="flex min-h-15 flex-wrap items-center gap-2 rounded-md border-2 border-line-strong/55 bg-surface p-2"
      >
        {chosen.length === 0 && (
          <p lang="it" className="px-1.5 text-ink-soft">
            {t.orderEmpty}
          </p>
        )}
        {chosen.map((place) => (
          <button
            key={place}
            type="button"
            aria-label={t.removeWord(wordAt(place))}
            onClick={() => remove(place)}
            className={`${chip} border-action-ink bg-action-soft text-ink`}
          >
            {wordAt(place)}
          </button>
        ))}
      </div>
      <GapVerdict id={gapId(n, 0)} verdict={verdict} />
      <div ref={bank} role="group" aria-label={t.orderBank} lang="en" className="flex flex-wrap gap-2">
        {words.map((word, place) => (
          // Not `disabled`, which would drop the focus.
          <button
            key={place}
            id={place === 0 ? gapId(n, 0) : undefined}
            type="button"
            aria-label={t.addWord(word)}
            aria-disabled={chosen.includes(place) || undefined}
            onClick={() => add(place)}
            className={`${chip} border-line bg-surface text-ink shadow-rest hover:border-action-ink aria-disabled:border-dashed aria-disabled:text-ink-soft aria-disabled:shadow-none`}
          >
            {word}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
