import type { ExerciseState } from "./exercise-state";

export type ExerciseStage = "none" | "brought" | "brought unsolved" | "under way";

/** Where an exercise is, in one word. */
export function stageOf(exercise: ExerciseState | undefined): ExerciseStage {
  if (!exercise) return "none";
  if (exercise.event.kind !== "start") return "under way";
  return exercise.items.every(({ solution }) => solution) ? "brought" : "brought unsolved";
}
