import { exercises as t } from "@/lib/i18n/it";
import type { AnsweringProps } from "@/components/exercises/answer-form";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";

/** So many letters have room in half a phone. */
const longestShort = 9;

/** One tap is the answer. What was wrong stays, struck through, and cannot be chosen again. */
export function ChooseAnswer({
  exercise: { words },
  isChecking,
  wrong,
  onSubmit,
}: AnsweringProps & { wrong: string[] }) {
  // In two columns, unless the text is so large that they have no room.
  const areShort =
    words.length !== 3 && words.every((word) => !word.includes(" ") && word.length <= longestShort);
  return (
    <div
      role="group"
      aria-label={t.chooseLabel}
      className={classNames(
        "grid gap-2.5",
        words.length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
        areShort && "grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]",
      )}
    >
      {words.map((word) => {
        const isWrong = wrong.includes(word);
        return (
          // Not `disabled`: the focus would be lost with the answer, and a screen reader not told why.
          <Button
            key={word}
            variant="secondary"
            size="lg"
            lang="en"
            aria-disabled={isWrong || isChecking || undefined}
            onClick={() => !isWrong && !isChecking && onSubmit(word)}
            className={classNames(
              "aria-disabled:translate-y-0 aria-disabled:bg-surface aria-disabled:text-ink-soft",
              isWrong && "border-dashed",
            )}
          >
            {isWrong ? <s className="decoration-2">{word}</s> : word}
            {isWrong && (
              <span lang="it" className="sr-only">
                &nbsp;{t.wasWrong}
              </span>
            )}
          </Button>
        );
      })}
    </div>
  );
}
