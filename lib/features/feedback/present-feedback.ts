import type { FeedbackReply } from "@/lib/features/administration/contract";
import type { FeedbackRow } from "./data";
import { answerDueAt } from "./rules";

type Standing = { isPriority: boolean; answeredAt: unknown };
const isWaiting = ({ isPriority, answeredAt }: Standing) => isPriority && answeredAt === null;

/** Where a feedback stands in the list, as `feedbackQuery` reads it. */
export const placeOf = (feedback: FeedbackReply): string =>
  `${isWaiting(feedback) ? "waiting" : "other"}.${feedback.id}`;

/** A feedback as administrators see it. */
export function presentFeedback({ createdAt, ...row }: FeedbackRow): FeedbackReply {
  return {
    ...row,
    at: createdAt.toISOString(),
    dueAt: isWaiting(row) ? answerDueAt(createdAt).toISOString() : null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
