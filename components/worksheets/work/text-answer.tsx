import { maxAnswerText } from "@/lib/features/worksheets/rules";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { classNames } from "@/components/ui/class-names";
import { boxLook, gapId, GapVerdict, verdictIdOf } from "@/components/worksheets/work/gap-box";
import type { AnswerProps } from "@/components/worksheets/work/gap-sentence";
import { taskOf } from "@/components/worksheets/work/words-of-item";

/** A task that is answered by a text: a translation, a sentence written anew, an open question. */
export function TextAnswer({ item, draft, verdicts, onChange }: AnswerProps) {
  const id = gapId(item.n, 0);
  const verdict = verdicts[0] ?? "";
  return (
    <div className="flex flex-col gap-2">
      <p id={`${id}-task`} className="text-lg wrap-anywhere">
        {taskOf(item)}
      </p>
      <textarea
        id={id}
        lang="en"
        rows={2}
        aria-label={t.text(item.label)}
        aria-describedby={classNames(`${id}-task`, verdictIdOf(id, verdict))}
        aria-invalid={verdict === "wrong" || undefined}
        placeholder={t.textPlaceholder}
        value={draft[0] ?? ""}
        readOnly={verdict === "right"}
        maxLength={maxAnswerText}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onChange(0, event.target.value)}
        className={classNames(
          "field-sizing-content max-h-60 min-h-20 w-full scroll-mt-44 scroll-mb-28 resize-y rounded-md border-2 px-3 py-2 text-base text-ink placeholder:text-ink-soft focus:border-action-ink focus:outline-none focus:shadow-[0_0_0_4px_var(--color-action-soft)]",
          boxLook(verdict),
        )}
      />
      <GapVerdict id={id} verdict={verdict} />
    </div>
  );
}
