import type { Prisma } from "@/lib/db/generated/client";
import { heartsNow, hearts as heartRules } from "@/lib/features/rewards/rules";
import { choiceFields } from "./guardian-fields";

/** What is read of a user wherever one is read. */
export const userFields = {
  id: true,
  firebaseUserId: true,
  displayName: true,
  nickname: true,
  email: true,
  avatarId: true,
  schoolClass: true,
  hasAnsweredSchoolClass: true,
  xp: true,
  hearts: true,
  heartsUpdatedAt: true,
  messagesCount: true,
  homeworkUploadsCount: true,
  isPro: true,
  parentEmail: true,
  birthMonth: true,
  birthYear: true,
  aiNoticeAt: true,
  consentDueAt: true,
  familySeenAt: true,
  subscriptionStatus: true,
  subscriptionEndDate: true,
  createdAt: true,
  guardians: { select: choiceFields },
} satisfies Prisma.UserSelect;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userFields }>;

/** Pro has all of them. */
export const heartsShown = (
  { isPro, hearts, heartsUpdatedAt }: Pick<UserRow, "isPro" | "hearts" | "heartsUpdatedAt">,
  now: Date,
): number => (isPro ? heartRules.max : heartsNow(hearts, heartsUpdatedAt, now));
