import { z } from "zod";
import { defineCall, numberId, pageSize, text } from "@/lib/contract/call";
import { pageSummary } from "@/lib/features/administration/contract";
import { inboxPageSize } from "@/lib/features/administration/rules";
import { administration, feedback as t } from "@/lib/i18n/it";
import { feedbackCategories, maxAnswerLength, maxFeedbackLength, ratings } from "./rules";

export const feedbackBody = z.strictObject({
  message: text(maxFeedbackLength).trim().min(1, t.missing),
  category: z.enum(feedbackCategories, t.missing),
  rating: z.int(t.missing).min(ratings.min, t.missing).max(ratings.max, t.missing),
});

export const sendFeedbackCall = defineCall({
  method: "POST",
  path: "/api/feedback",
  summary: "Stores what the caller thinks of the product and mails it to those who run it.",
  actor: "learner",
  rate: { max: 10, windowMs: 60 * 60 * 1000 },
  body: feedbackBody,
  reply: z.object({ message: z.string() }),
  status: 201,
});

const feedbackCursor = z
  .string()
  .regex(/^(?:waiting|other)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((cursor) => ({
    isWaiting: cursor.startsWith("waiting"),
    id: cursor.slice(cursor.indexOf(".") + 1),
  }));
const feedbackQuery = z.strictObject({
  limit: pageSize(inboxPageSize),
  cursor: feedbackCursor.optional().describe("What `X-Next-Cursor` said"),
  userId: numberId.optional().describe("Of this user only"),
});
const feedbackParams = z.object({ id: z.uuid() });
const answerBody = z.strictObject({ answer: text(maxAnswerLength).trim().min(1, administration.noAnswer) });

const feedback = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  userId: z.int(),
  nickname: z.string(),
  category: z.enum(feedbackCategories),
  rating: z.int(),
  message: z.string(),
  isPriority: z.boolean().describe("Its writer had Pro then"),
  dueAt: z.iso.datetime().nullable().describe("Until when it is to be answered: one of Pro that waits"),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
});
export type FeedbackReply = z.output<typeof feedback>;

export const adminFeedbackCall = defineCall({
  method: "GET",
  path: "/api/admin/feedback",
  summary: `What users think of the product, and ask. First what Pro users wait for an answer to, the oldest of it before, then all else, the newest before; ${pageSummary}`,
  actor: "system-admin",
  query: feedbackQuery,
  reply: z.array(feedback),
});

export const adminWaitingFeedbackCall = defineCall({
  method: "GET",
  path: "/api/admin/feedback/waiting",
  summary: "How much of what Pro users have written waits for an answer.",
  actor: "system-admin",
  reply: z.object({ waiting: z.int() }),
});

export const adminAnswerFeedbackCall = defineCall({
  method: "POST",
  path: "/api/admin/feedback/{id}/answer",
  summary: "Answers a feedback, once, by mail to whoever wrote it. 409 when it has been answered.",
  actor: "system-admin",
  params: feedbackParams,
  body: answerBody,
  reply: feedback,
});

export const secureFeedbackCall = defineCall({
  ...adminFeedbackCall,
  path: "/api/secure-admin/feedback",
  actor: "secure-admin",
});

export const secureWaitingFeedbackCall = defineCall({
  ...adminWaitingFeedbackCall,
  path: "/api/secure-admin/feedback/waiting",
  actor: "secure-admin",
});

export const secureAnswerFeedbackCall = defineCall({
  ...adminAnswerFeedbackCall,
  path: "/api/secure-admin/feedback/{id}/answer",
  actor: "secure-admin",
});
