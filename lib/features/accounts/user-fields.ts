import type { Prisma } from "@/lib/db/generated/client";
import { choiceFields } from "@/lib/features/family/guardian-rules";
import { presentFamily } from "@/lib/features/family/present-family";
import { heartsNow, hearts as heartRules, levelOf, nextHeartAt } from "@/lib/features/rewards/rules";
import type { UserReply } from "./contract";

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

/** The user as the API shows it. */
export function presentUser(user: UserRow, now: Date): UserReply {
  const { heartsUpdatedAt, subscriptionEndDate, createdAt, ...rest } = withoutFamily(user);
  return {
    ...rest,
    level: levelOf(user.xp),
    hearts: heartsShown(user, now),
    heartsRefillAt: user.isPro
      ? null
      : (nextHeartAt(user.hearts, heartsUpdatedAt, now)?.toISOString() ?? null),
    subscriptionEndDate: subscriptionEndDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    family: presentFamily(user, now),
  };
}

/** Only the parents' choice is shown, and not who they are or when somebody was born. */
function withoutFamily({
  birthMonth,
  birthYear,
  aiNoticeAt,
  consentDueAt,
  familySeenAt,
  guardians,
  ...user
}: UserRow) {
  return user;
}
