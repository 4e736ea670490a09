import { sayOn } from "../activity";
import { spelledOut } from "../chat-spelling";
import { continueExercise } from "../exercise/continue-exercise";
import type { LessonState } from "../lesson-state";
import { isTryAtItem } from "./try-at-item";

/** Whether a message is a part of the work at the exercise under way: a try at an item, or a wish such as "salta". */
export function isAtExercise(state: LessonState, said: string): boolean {
  const { exercise, front, turn } = state;
  if (!exercise) return false;
  const message = spelledOut(said);
  if (isTryAtItem({ state, message, wish: undefined })) return true;
  return front === "exercise" && continueExercise(exercise, message, sayOn(turn)) !== undefined;
}
