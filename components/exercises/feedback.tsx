import type { AnswerReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";
import { EnglishMarked } from "@/components/coach-text/english-marked";

/** What helps on after an answer that was not right: the hint it has brought, and an example of the rule. */
export function Feedback({ exercise, verdict }: Pick<AnswerReply, "exercise" | "verdict">) {
  if (verdict === "no_attempt") return null;
  const { hints, tries, twin } = exercise;
  return (
    <>
      <p>
        <EnglishMarked text={hints[tries - 1] ?? t.keepTrying} />
      </p>
      {twin && (
        <p>
          {t.twin}{" "}
          <span className="font-semibold">
            <EnglishMarked isEnglish text={twin} />
          </span>
        </p>
      )}
    </>
  );
}

/** What the coach says to an answer: varied. `serial` counts the answers of this visit. */
export function verdictWords({ verdict, exercise }: AnswerReply, serial: number): string {
  if (verdict === "almost") return t.almost;
  if (exercise.isSolved) return t.right[(exercise.position + serial) % t.right.length] ?? "";
  if (verdict === "no_attempt") return t.noAttempt;
  return t.wrong[(exercise.tries - 1) % t.wrong.length] ?? "";
}
