import { spelledOut } from "../chat-spelling";
import { readCommand } from "../exercise/read-command";
import { readNumbered } from "../exercise/read-numbered";
import type { LessonState } from "../lesson-state";
import { isTryAtItem } from "./try-at-item";

/** Whether a message is surely a part of the work at the exercise under way: a try at an item, or a wish such as "salta". */
export function isAtExercise(state: LessonState, said: string): boolean {
  const { exercise, front } = state;
  if (!exercise) return false;
  const message = spelledOut(said);
  if (isTryAtItem({ state, message, wish: undefined })) return true;
  const isNamed = () =>
    readNumbered(exercise, message).length > 0 || readCommand(exercise, message) !== undefined;
  return front === "exercise" && isNamed();
}
