import { sayOn } from "@/lib/features/coach/activity";
import { continueExercise } from "@/lib/features/coach/exercise/continue-exercise";
import { exerciseFrom } from "@/lib/features/coach/exercise/begin-exercise";
import type { ExerciseState } from "@/lib/features/coach/exercise/exercise-state";
import { findSheet } from "@/lib/features/coach/exercise/find-sheet";

/** An exercise as a student types it, with what a teacher accepts for each gap and what pupils get wrong. */
export type KeyedExercise = {
  kind: string;
  exercise: string;
  items: { n: string; gaps: string[][]; wrong: string[]; sure: boolean }[];
};

/** "noted" where nobody can be sure, "lost" where the answer was not taken for one. */
export type Mark = "right" | "wrong" | "noted" | "lost";
export type Marked = {
  kind: string;
  exercise: string;
  n: string;
  answer: string;
  isRight: boolean;
  isSure: boolean;
  mark: Mark;
};

const longestAnswers = 4;

/** Marks each accepted answer and each wrong one of each item by itself, as the first try at a new exercise. */
export function markExercise({ kind, exercise, items }: KeyedExercise): Marked[] {
  const sheet = findSheet(exercise);
  const state = sheet && exerciseFrom(exercise, sheet);
  return items.flatMap(({ n, gaps, wrong, sure }) => {
    const most = Math.min(longestAnswers, Math.max(...gaps.map((forms) => forms.length)));
    const right = Array.from({ length: most }, (_, at) =>
      gaps.map((forms) => forms[at] ?? forms[0] ?? "").join(", "),
    );
    const tries = [
      ...right.map((answer) => ({ answer, isRight: true })),
      ...wrong.map((answer) => ({ answer, isRight: false })),
    ];
    return tries.map((one) => {
      const mark = state ? markOf(state, `${n}. ${one.answer}`) : "lost";
      return { ...one, kind, exercise, n, isSure: sure, mark };
    });
  });
}

function markOf(exercise: ExerciseState, message: string): Mark {
  const event = continueExercise(exercise, message, sayOn(1))?.event;
  if (!event) return "lost";
  const { kind, right, wrong } = event;
  if (wrong > 0) return "wrong";
  if (right > 0) return kind === "right" ? "right" : "noted";
  return kind === "noted" || kind === "doubtful" ? "noted" : "lost";
}
