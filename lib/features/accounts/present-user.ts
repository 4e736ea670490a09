import { presentFamily } from "@/lib/features/family/present-family";
import { heartsShown, type UserRow } from "@/lib/features/learners/user-fields";
import { levelOf, nextHeartAt } from "@/lib/features/rewards/rules";
import type { UserReply } from "./contract";

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
