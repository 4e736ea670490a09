import { v5 as uuid } from "uuid";
import { firstTries, triesTakenBack } from "@/lib/features/coach/first-tries";
import type { LessonState } from "@/lib/features/coach/lesson-state";

/** What a turn showed of the student's topics in an exercise; the same gap of a conversation has the same source. */
export const seenInExercise = (
  before: LessonState,
  after: LessonState,
  { conversationId, now }: { conversationId: string; now: Date },
) =>
  firstTries(before, after).map(({ topic, isRight, key }) => ({
    topic,
    kind: isRight ? ("exercise_solved" as const) : ("exercise_missed" as const),
    sourceId: uuid(key, conversationId),
    seenAt: now,
  }));

/** The sources of what it showed before, and no longer shows. */
export const unseenInExercise = (before: LessonState, after: LessonState, conversationId: string) =>
  triesTakenBack(before, after).map((key) => uuid(key, conversationId));
