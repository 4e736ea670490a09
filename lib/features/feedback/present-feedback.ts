import type { FeedbackReply } from "./contract";
import type { FeedbackRow } from "./data";
import { answerDueAt } from "./rules";

/** Where a feedback stands in the list, as `feedbackQuery` reads it. */
export const placeOf = ({ id, dueAt }: FeedbackReply): string => `${dueAt ? "waiting" : "other"}.${id}`;

/** A feedback as administrators see it. */
export function presentFeedback({ createdAt, ...row }: FeedbackRow): FeedbackReply {
  const isWaiting = row.isPriority && row.answeredAt === null;
  return {
    ...row,
    at: createdAt.toISOString(),
    dueAt: isWaiting ? answerDueAt(createdAt).toISOString() : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
