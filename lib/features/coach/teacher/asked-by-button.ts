import type { LessonState } from "../lesson-state";
import type { Stance } from "../stance";
import type { Wish } from "../wish";
import { labelOfItem } from "./item-labels";
import { nextTold, refusedTold } from "./told-verdict";

/** What a button asks for, in words for a tutor. */
const asksFor: Record<Wish, string> = {
  text: "a check of this text",
  exercise: "help with this exercise, or an exercise of yours on this topic (with items)",
  rule: "this rule",
  word: "this word",
};

type Pressed = {
  wish?: Wish | undefined;
  stance?: Stance | undefined;
  /** Before the message, and as our own rules have left it. */
  before: LessonState;
  state: LessonState;
};

/** What the student has asked for by a button, and what was made of it. */
export function askedByButton({ wish, stance, before, state }: Pressed): string | undefined {
  if (stance) return afterStance(before, state);
  return wish && asksFor[wish];
}

function afterStance(before: LessonState, state: LessonState): string | undefined {
  const told = refusedTold(before);
  const { last } = before.exercise ?? {};
  const item = told?.number ?? (before.exercise && last && labelOfItem(before.exercise, last.at));
  if (!item) return undefined;
  const { exercise } = state;
  if (!told && exercise?.last?.isStoodBy)
    return `a second look at item ${item}: the try is wrong for certain. Say so kindly, give the reason without the answer, and let them try once more`;
  const next = (exercise && labelOfItem(exercise, exercise.at)) || nextTold(state)?.number;
  const onwards = next ? `go on with item ${next}` : "sum up, as it was the last";
  return `item ${item} to be left to their teacher, which is done: agree kindly, do not ask for it again, ${onwards}`;
}
