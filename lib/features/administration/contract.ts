import { z } from "zod";
import { avatarIds } from "@/lib/features/accounts/rules";
import { deletionReasons } from "@/lib/features/deletion/rules";
import { feedbackCategories, maxAnswerLength } from "@/lib/features/feedback/rules";
import { supportCauses, supportLevels } from "@/lib/features/safety/rules";
import { defineCall, numberId, pageSize, text } from "@/lib/http/call";
import { administration as t } from "@/lib/i18n/it";
import {
  countedMatches,
  inboxPageSize,
  maxSearchLength,
  settableHearts,
  supportTotalsDays,
  usersPageSize,
} from "./rules";

const userRow = z.object({
  id: z.int(),
  nickname: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  avatarId: z.enum(avatarIds),
  level: z.int(),
  xp: z.int(),
  hearts: z.int(),
  isPro: z.boolean(),
  hasManualPro: z.boolean().describe("Given by an administrator, whatever is paid"),
  subscriptionStatus: z.enum(["none", "active", "past_due", "canceled_with_grace", "expired"]),
  subscriptionEndDate: z.iso.datetime().nullable(),
  messagesCount: z.int(),
  homeworkUploadsCount: z.int(),
  createdAt: z.iso.datetime(),
  isBeingErased: z.boolean(),
});
export type UserRowReply = z.output<typeof userRow>;

const secureUserRow = userRow.extend({
  lastLoginAt: z.iso.datetime().nullable(),
  lastLoginIP: z.string().nullable().describe("Known only behind a trusted proxy"),
});
export type SecureUserRowReply = z.output<typeof secureUserRow>;

const usersQuery = z.strictObject({
  search: text(maxSearchLength).optional().describe("Any part of nickname, display name or e-mail"),
  limit: pageSize(usersPageSize),
  cursor: numberId.optional(),
});
const userParams = z.object({ id: numberId });
const proBody = z.strictObject({ isPro: z.boolean() });
const heartsBody = z.strictObject({ hearts: z.int().min(settableHearts.min).max(settableHearts.max) });

const inboxQuery = z.strictObject({ limit: pageSize(inboxPageSize), cursor: z.uuid().optional() });

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
});
const feedbackParams = z.object({ id: z.uuid() });
const answerBody = z.strictObject({ answer: text(maxAnswerLength).trim().min(1, t.noAnswer) });

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

const deletionRequest = z.object({
  id: z.uuid(),
  userId: z.int().nullable().describe("Null once they are erased"),
  nickname: z.string().nullable(),
  status: z.enum(["requested", "erasing", "erased"]),
  reason: z
    .enum(deletionReasons)
    .describe(
      "Whose idea it was: the user's own, an administrator's, or the clock's: after two years of no use, or when no parent has agreed",
    ),
  requestedAt: z.iso.datetime(),
  eraseAfter: z.iso.datetime().describe("From then on it happens by itself"),
  dueAt: z.iso.datetime().describe("Until then it must have happened"),
  erasedAt: z.iso.datetime().nullable(),
});
export type DeletionRequestReply = z.output<typeof deletionRequest>;

const supportTotal = z.object({
  level: z.enum(supportLevels),
  cause: z.enum(supportCauses),
  count: z.int(),
});
export type SupportTotalReply = z.output<typeof supportTotal>;

const pageSummary =
  "a page at a time: `X-Total-Count` says how many there are, `X-Next-Cursor` where the next page begins.";
const listSummary = `Newest first, ${pageSummary}`;

export const adminUsersCall = defineCall({
  method: "GET",
  path: "/api/admin/users",
  summary: `The users. ${listSummary} Of a search, ${countedMatches} means that many or more.`,
  actor: "system-admin",
  query: usersQuery,
  reply: z.array(userRow),
});

export const adminStatsCall = defineCall({
  method: "GET",
  path: "/api/admin/stats",
  summary: "How many users there are, how many have Pro, and how many have no hearts.",
  actor: "system-admin",
  reply: z.object({ users: z.int(), pro: z.int(), withoutHearts: z.int() }),
});

export const adminSupportTotalsCall = defineCall({
  method: "GET",
  path: "/api/admin/support-totals",
  summary: `How often the chat has named who helps in the last ${supportTotalsDays} days (in Rome, today included), by level and cause. Nothing of who it was, or of what was written; what never was is left out.`,
  actor: "system-admin",
  reply: z.array(supportTotal),
});

export const adminSetProCall = defineCall({
  method: "PATCH",
  path: "/api/admin/users/{id}/pro",
  summary: "Gives a user Pro, or takes back what was given so. 409 for Pro that is paid for.",
  actor: "system-admin",
  params: userParams,
  body: proBody,
  reply: userRow,
});

export const adminSetHeartsCall = defineCall({
  method: "PATCH",
  path: "/api/admin/users/{id}/hearts",
  summary: "Sets the hearts of a user.",
  actor: "system-admin",
  params: userParams,
  body: heartsBody,
  reply: userRow,
});

export const adminResetUserCall = defineCall({
  method: "POST",
  path: "/api/admin/users/{id}/reset",
  summary: "Returns level, XP, badges and chat of a user to the start, and tells them by mail.",
  actor: "system-admin",
  params: userParams,
  reply: userRow,
});

export const adminFeedbackCall = defineCall({
  method: "GET",
  path: "/api/admin/feedback",
  summary: `What users think of the product, and ask. First what Pro users wait for an answer to, the oldest of it before, then all else, the newest before; ${pageSummary}`,
  actor: "system-admin",
  query: feedbackQuery,
  reply: z.array(feedback),
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

export const adminDeletionRequestsCall = defineCall({
  method: "GET",
  path: "/api/admin/deletion-requests",
  summary: `Who has asked to be erased, and until when it must be done. ${listSummary}`,
  actor: "system-admin",
  query: inboxQuery,
  reply: z.array(deletionRequest),
});

export const secureUsersCall = defineCall({
  ...adminUsersCall,
  path: "/api/secure-admin/users",
  actor: "secure-admin",
  reply: z.array(secureUserRow),
});

export const secureSetProCall = defineCall({
  ...adminSetProCall,
  path: "/api/secure-admin/users/{id}/pro",
  actor: "secure-admin",
  reply: secureUserRow,
});

export const secureResetUserCall = defineCall({
  ...adminResetUserCall,
  path: "/api/secure-admin/users/{id}/reset",
  actor: "secure-admin",
  reply: secureUserRow,
});

export const secureDeleteUserCall = defineCall({
  method: "DELETE",
  path: "/api/secure-admin/users/{id}",
  summary: "Erases a user and all that is theirs, for good. `erasing` when a part of it is still going on.",
  actor: "secure-admin",
  params: userParams,
  reply: z.object({ status: z.enum(["erased", "erasing"]), message: z.string() }),
});

export const secureFeedbackCall = defineCall({
  ...adminFeedbackCall,
  path: "/api/secure-admin/feedback",
  actor: "secure-admin",
});

export const secureAnswerFeedbackCall = defineCall({
  ...adminAnswerFeedbackCall,
  path: "/api/secure-admin/feedback/{id}/answer",
  actor: "secure-admin",
});

export const secureDeletionRequestsCall = defineCall({
  ...adminDeletionRequestsCall,
  path: "/api/secure-admin/deletion-requests",
  actor: "secure-admin",
});
