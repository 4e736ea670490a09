import { z } from "zod";
import { defineCall, numberId, pageSize, text } from "@/lib/contract/call";
import { avatarIds } from "@/lib/features/accounts/rules";
import { subscriptionStatuses } from "@/lib/features/billing/rules";
import { deletionRequest } from "@/lib/features/deletion/contract";
import { supportCauses, supportLevels } from "@/lib/features/safety/rules";
import {
  countedMatches,
  inboxPageSize,
  maxSearchLength,
  settableHearts,
  supportTotalsDays,
  userFilters,
  userSorts,
  usersPageSize,
} from "./rules";

const userRow = z.object({
  id: z.int(),
  nickname: z.string(),
  displayName: z.string(),
  email: z.string().nullable(),
  isEmailVerified: z.boolean(),
  avatarId: z.enum(avatarIds),
  level: z.int(),
  xp: z.int(),
  hearts: z.int(),
  isPro: z.boolean(),
  hasManualPro: z.boolean().describe("Given by an administrator, whatever is paid"),
  subscriptionStatus: z.enum(subscriptionStatuses),
  subscriptionEndDate: z.iso.datetime().nullable(),
  messagesCount: z.int(),
  homeworkUploadsCount: z.int(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  isBeingErased: z.boolean(),
});
export type UserRowReply = z.output<typeof userRow>;

const secureUserRow = userRow.extend({
  lastLoginIP: z.string().nullable().describe("Known only behind a trusted proxy"),
});
export type SecureUserRowReply = z.output<typeof secureUserRow>;

const details = {
  sessionCount: z.int().describe("Logins that are still good"),
  feedbackCount: z.int(),
  subscription: z
    .object({
      startedAt: z.iso.datetime(),
      periodEnd: z.iso.datetime().nullable().describe("Until when it is paid"),
      isPaidByParent: z.boolean(),
    })
    .nullable()
    .describe("The one there is, or was last"),
};
const userDetails = userRow.extend(details);
export type UserDetailsReply = z.output<typeof userDetails>;
const secureUserDetails = secureUserRow.extend(details);
export type SecureUserDetailsReply = z.output<typeof secureUserDetails>;

/** An id, behind a point and what the list is sorted by unless that is the id; `placeOf` reads it. */
const userCursor = z
  .string()
  .regex(/^(?:[\w-]{1,4000}\.)?[1-9]\d{0,9}$/)
  .transform((cursor) => {
    const point = cursor.indexOf(".");
    return { key: point < 0 ? undefined : cursor.slice(0, point), id: Number(cursor.slice(point + 1)) };
  })
  .refine(({ id }) => id < 2 ** 31);

const usersQuery = z.strictObject({
  search: text(maxSearchLength).optional().describe("Any part of nickname, display name or e-mail"),
  filter: z.enum(userFilters).optional(),
  sort: z.enum(userSorts).default("newest"),
  limit: pageSize(usersPageSize),
  cursor: userCursor.optional().describe("What `X-Next-Cursor` said, in the same sort"),
});
const userParams = z.object({ id: numberId });
const proBody = z.strictObject({ isPro: z.boolean() });
const heartsBody = z.strictObject({ hearts: z.int().min(settableHearts.min).max(settableHearts.max) });

const inboxQuery = z.strictObject({ limit: pageSize(inboxPageSize), cursor: z.uuid().optional() });

const supportTotal = z.object({
  level: z.enum(supportLevels),
  cause: z.enum(supportCauses),
  count: z.int(),
});
export type SupportTotalReply = z.output<typeof supportTotal>;

/** What is said of a list that comes in pages. */
export const pageSummary =
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

export const secureDeletionRequestsCall = defineCall({
  ...adminDeletionRequestsCall,
  path: "/api/secure-admin/deletion-requests",
  actor: "secure-admin",
});
