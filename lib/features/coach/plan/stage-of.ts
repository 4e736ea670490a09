import type { ExerciseState } from "./exercise-state";

/** Where an exercise is, in one word. */
export function stageOf(exercise: ExerciseState | undefined): "none" | "brought" | "under way" {
  if (!exercise) return "none";
  return exercise.event.kind === "start" ? "brought" : "under way";
}
