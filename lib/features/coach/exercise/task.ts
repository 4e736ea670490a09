import type { ExerciseState } from "./exercise-state";
import { shown } from "./show";

/** The item that is asked for: as it is shown, its place in the exercise from 1, and how many there are. */
export type Task = { text: string; n: number; of: number };

/** Undefined once nothing is left to be asked, or the student has had enough. */
export function taskOfExercise({ items, at, isClosed }: ExerciseState): Task | undefined {
  const item = items[at];
  if (isClosed || item?.status !== "open") return undefined;
  return { text: shown(item).slice(1, -1), n: at + 1, of: items.length };
}
