import { z } from "zod";
import { defineCall } from "@/lib/contract/call";
import { countedMatches, supportTotalsDays } from "./rules";
import {
  answerBody,
  deletionRequest,
  feedback,
  feedbackParams,
  feedbackQuery,
  heartsBody,
  inboxQuery,
  proBody,
  secureUserDetails,
  secureUserRow,
  supportTotal,
  userDetails,
  userParams,
  userRow,
  usersQuery,
} from "./schemas";

export type {
  DeletionRequestReply,
  FeedbackReply,
  SecureUserDetailsReply,
  SecureUserRowReply,
  SupportTotalReply,
  UserDetailsReply,
  UserRowReply,
} from "./schemas";

const pageSummary =
  "a page at a time: `X-Total-Count` says how many there are, `X-Next-Cursor` where the next page begins.";
const listSummary = `Newest first, ${pageSummary}`;

export const adminUsersCall = defineCall({
  method: "GET",
  path: "/api/admin/users",
  summary: `The users, ${pageSummary} Of a search or a filter, ${countedMatches} means that many or more.`,
  actor: "system-admin",
  query: usersQuery,
  reply: z.array(userRow),
});

export const adminUserDetailsCall = defineCall({
  method: "GET",
  path: "/api/admin/users/{id}",
  summary: "What is known of one user.",
  actor: "system-admin",
  params: userParams,
  reply: userDetails,
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

export const secureUserDetailsCall = defineCall({
  ...adminUserDetailsCall,
  path: "/api/secure-admin/users/{id}",
  actor: "secure-admin",
  reply: secureUserDetails,
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

export const secureDeletionRequestsCall = defineCall({
  ...adminDeletionRequestsCall,
  path: "/api/secure-admin/deletion-requests",
  actor: "secure-admin",
});
