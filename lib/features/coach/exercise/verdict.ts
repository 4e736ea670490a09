import type { Stance } from "../stance";
import type { ExerciseState } from "./exercise-state";
import { nameOf } from "./show";

/** A verdict on a try that was not right: what its item is called, and how the student may still answer it. */
export type OpenVerdict = { item: string; stances: Stance[] };

/** The item of the last try that was not right, as long as something can still become of it. */
export function itemOfVerdict({ items, last }: ExerciseState): number | undefined {
  const status = last && items[last.at]?.status;
  return status === "open" || status === "aside" ? last?.at : undefined;
}

/** The verdict that stands: on the item under work, or on the one that was put aside for it. */
export function verdictOfExercise(state: ExerciseState): OpenVerdict | undefined {
  const at = itemOfVerdict(state);
  const item = at === undefined ? undefined : state.items[at];
  if (!item || (at !== state.at && item.status !== "aside")) return undefined;
  return { item: nameOf(state, item), stances: state.last?.isStoodBy ? ["drop"] : ["contest", "drop"] };
}
