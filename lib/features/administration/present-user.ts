import { heartsNow, hearts as heartRules, levelOf } from "@/lib/features/rewards/rules";
import type { SecureUserRowReply } from "./contract";
import type { UserRow } from "./data";

/** A user as the panels show one; what only the secure panel may see is left out by the contract of the other. */
export function presentUser(user: UserRow, now: Date): SecureUserRowReply {
  const { heartsUpdatedAt, subscriptionEndDate, createdAt, lastLoginAt, lastLoginIp, ...rest } = user;
  const { deletionRequest, ...row } = rest;
  return {
    ...row,
    level: levelOf(user.xp),
    hearts: user.isPro ? heartRules.max : heartsNow(user.hearts, heartsUpdatedAt, now),
    subscriptionEndDate: subscriptionEndDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isBeingErased: deletionRequest?.status === "erasing",
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    lastLoginIP: lastLoginIp,
  };
}
