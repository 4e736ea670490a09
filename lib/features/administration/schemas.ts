import { z } from "zod";
import { avatarIds } from "@/lib/features/accounts/rules";
import { deletionReasons } from "@/lib/features/deletion/rules";
import { feedbackCategories, maxAnswerLength } from "@/lib/features/feedback/rules";
import { supportCauses, supportLevels } from "@/lib/features/safety/rules";
import { numberId, pageSize, text } from "@/lib/contract/call";
import { administration as t } from "@/lib/i18n/it";
import {
  inboxPageSize,
  maxSearchLength,
  settableHearts,
  userFilters,
  userSorts,
  usersPageSize,
} from "./rules";

export const userRow = z.object({
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
  subscriptionStatus: z.enum(["none", "active", "past_due", "canceled_with_grace", "expired"]),
  subscriptionEndDate: z.iso.datetime().nullable(),
  messagesCount: z.int(),
  homeworkUploadsCount: z.int(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  isBeingErased: z.boolean(),
});
export type UserRowReply = z.output<typeof userRow>;

export const secureUserRow = userRow.extend({
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
export const userDetails = userRow.extend(details);
export type UserDetailsReply = z.output<typeof userDetails>;
export const secureUserDetails = secureUserRow.extend(details);
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

export const usersQuery = z.strictObject({
  search: text(maxSearchLength).optional().describe("Any part of nickname, display name or e-mail"),
  filter: z.enum(userFilters).optional(),
  sort: z.enum(userSorts).default("newest"),
  limit: pageSize(usersPageSize),
  cursor: userCursor.optional().describe("What `X-Next-Cursor` said, in the same sort"),
});
export const userParams = z.object({ id: numberId });
export const proBody = z.strictObject({ isPro: z.boolean() });
export const heartsBody = z.strictObject({ hearts: z.int().min(settableHearts.min).max(settableHearts.max) });

export const inboxQuery = z.strictObject({ limit: pageSize(inboxPageSize), cursor: z.uuid().optional() });

const feedbackCursor = z
  .string()
  .regex(/^(?:waiting|other)\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((cursor) => ({
    isWaiting: cursor.startsWith("waiting"),
    id: cursor.slice(cursor.indexOf(".") + 1),
  }));
export const feedbackQuery = z.strictObject({
  limit: pageSize(inboxPageSize),
  cursor: feedbackCursor.optional().describe("What `X-Next-Cursor` said"),
  userId: numberId.optional().describe("Of this user only"),
});
export const feedbackParams = z.object({ id: z.uuid() });
export const answerBody = z.strictObject({ answer: text(maxAnswerLength).trim().min(1, t.noAnswer) });

export const feedback = z.object({
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

export const deletionRequest = z.object({
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

export const supportTotal = z.object({
  level: z.enum(supportLevels),
  cause: z.enum(supportCauses),
  count: z.int(),
});
export type SupportTotalReply = z.output<typeof supportTotal>;
