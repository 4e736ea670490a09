import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { exercises as t } from "@/lib/i18n/it";

type ExercisePromptProps = {
  exercise: ExerciseReply;
  /** The newest answer of this visit. */
  answer: string | undefined;
};

/** The sentence to work on, its gap drawn as one, and filled once it was found. Nothing for words to put in order: they stand below. */
export function ExercisePrompt({ exercise, answer }: ExercisePromptProps) {
  const { prompt, kind } = exercise;
  if (!prompt) return null;
  const [before, after] = prompt.split("___");
  const filled = isInPlace(exercise, before, answer) ? answer : undefined;
  return (
    <p
      lang={kind === "translate" ? "it" : "en"}
      className="rounded-md bg-sunk px-4 py-4 text-xl low:py-2.5 low:text-lg"
    >
      {before}
      {filled && <b className="rounded-sm bg-leaf-soft px-1 font-bold text-leaf-ink">{filled}</b>}
      {after !== undefined && !filled && (
        <span className="mx-1 inline-block w-20 border-b-3 border-action-ink align-baseline">
          <span className="sr-only">{t.gap}</span>
        </span>
      )}
      {after}
    </p>
  );
}

/** Whether an answer is what the solution has in the gap: somebody may have typed the whole sentence. */
function isInPlace({ solution }: ExerciseReply, before = "", answer: string | undefined): boolean {
  if (!answer || !solution?.startsWith(before + answer)) return false;
  return !/[a-z]/i.test(solution.charAt(before.length + answer.length));
}
