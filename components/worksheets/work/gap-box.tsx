import { maxAnswerText } from "@/lib/features/worksheets/rules";
import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { classNames } from "@/components/ui/class-names";
import { CheckIcon } from "@/components/ui/icons";

export type ShownVerdict = WorksheetItemReply["gaps"][number]["verdict"];

export const gapId = (n: number, at: number) => `gap-${n}-${at}`;

type GapBoxProps = {
  id: string;
  name: string;
  /** What the brackets say. */
  given: string | undefined;
  text: string;
  verdict: ShownVerdict;
  onChange: (text: string) => void;
};

/** A box within a sentence. Empty, all are of one width: one as wide as its answer would tell how long that is. It grows with what is typed. */
export function GapBox({ id, name, given, text, verdict, onChange }: GapBoxProps) {
  const isRight = verdict === "right";
  return (
    <span className="my-1 inline-flex max-w-full flex-wrap items-baseline gap-x-1.5">
      <span className="inline-flex max-w-full flex-col">
        <span className="relative inline-flex max-w-full">
          <input
            id={id}
            size={11}
            aria-label={given ? t.gapWith(name, given) : name}
            aria-describedby={verdictIdOf(id, verdict)}
            aria-invalid={verdict === "wrong" || undefined}
            value={text}
            readOnly={isRight}
            maxLength={maxAnswerText}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => onChange(event.target.value)}
            className={classNames(
              "min-h-11 max-w-full min-w-28 [field-sizing:content] scroll-mt-44 scroll-mb-28 rounded-sm border-2 px-2 text-base text-ink focus:border-action-ink focus:outline-none focus:shadow-[0_0_0_4px_var(--color-action-soft)]",
              boxLook(verdict),
            )}
          />
          {isRight && (
            <CheckIcon className="pointer-events-none absolute top-1/2 right-2 size-5 -translate-y-1/2 text-leaf-ink" />
          )}
        </span>
        <GapVerdict id={id} verdict={verdict} />
      </span>
      {given && <span>({given})</span>}
    </span>
  );
}

export function boxLook(verdict: ShownVerdict): string {
  if (verdict === "right") return "border-leaf-ink bg-leaf-soft pr-8 font-semibold";
  if (verdict === "wrong") return "border-coral-ink bg-surface";
  return verdict === "almost" ? "border-sun-ink bg-surface" : "border-line-strong/55 bg-surface";
}

/** The id of what is said of a gap, where something is: what is unsure is said in the note of its item. */
export const verdictIdOf = (id: string, verdict: ShownVerdict) =>
  verdict && verdict !== "unsure" ? `${id}-verdict` : undefined;

const verdictLooks = {
  right: "sr-only",
  almost: "text-xs font-semibold text-sun-ink",
  wrong: "text-xs font-semibold text-coral-ink",
};

/** What was said of one gap. Of one that is right the box itself tells it, to who sees it. */
export function GapVerdict({ id, verdict }: { id: string; verdict: ShownVerdict }) {
  if (!verdict || verdict === "unsure") return null;
  return (
    <span id={verdictIdOf(id, verdict)} lang="it" className={verdictLooks[verdict]}>
      {t.gapVerdicts[verdict]}
    </span>
  );
}
