import { heartsNow, hearts as heartRules, levelOf } from "@/lib/features/rewards/rules";
import type { SecureUserRowReply } from "./contract";
import type { UserRow } from "./data";

/** A user as the panels show one. What a panel may not see, or nobody, is left out by the contract of its call. */
export function presentUser(user: UserRow, now: Date): SecureUserRowReply {
  return {
    ...user,
    level: levelOf(user.xp),
    hearts: user.isPro ? heartRules.max : heartsNow(user.hearts, user.heartsUpdatedAt, now),
    subscriptionEndDate: user.subscriptionEndDate?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    isBeingErased: user.deletionRequest?.status === "erasing",
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    lastLoginIP: user.lastLoginIp,
  };
}
