import { heartsNow, hearts as heartRules, levelOf } from "@/lib/features/rewards/rules";
import type { SecureUserDetailsReply, SecureUserRowReply } from "./contract";
import type { UserDetails, UserRow } from "./data";

/** A user as the panels show one. What a panel may not see, or nobody, is left out by the contract of its call. */
export function presentUser(user: UserRow, now: Date): SecureUserRowReply {
  return {
    ...user,
    level: levelOf(user.xp),
    hearts: user.isPro ? heartRules.max : heartsNow(user.hearts, user.heartsUpdatedAt, now),
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    isBeingErased: user.deletionRequest?.status === "erasing",
    isEmailVerified: user.emailVerifiedAt !== null,
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    lastLoginIP: user.lastLoginIp,
  };
}

/** The same of a user alone. */
export function presentDetails(user: UserDetails, now: Date): SecureUserDetailsReply {
  const { subscription, _count, ...row } = user;
  return {
    ...presentUser(row, now),
    sessionCount: _count.sessions,
    feedbackCount: _count.feedback,
    subscription: subscription?.startedAt
      ? {
          startedAt: subscription.startedAt.toISOString(),
          periodEnd: subscription.periodEnd?.toISOString() ?? null,
          isPaidByParent: subscription.payerEmail !== null,
        }
      : null,
  };
}
