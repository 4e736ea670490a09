import type { Ctx, Learner } from "@/lib/context";
import type { FamilyReply } from "./contract";
import { isStopped, listGuardians } from "./data";
import { findInvitationTo } from "./link-data";
import { settingsOf } from "./parent-settings";
import { masked } from "./masked";
import { newestChange } from "./present-family";
import { addressKeysOf } from "./stop-links";

/** Who decides for the caller, and how an invitation stands. */
export async function getFamily(ctx: Ctx<Learner>): Promise<FamilyReply> {
  const { userId, user } = ctx.actor;
  const guardians = await listGuardians(ctx.db, userId);
  const { parentEmail } = user;
  const isInvited = parentEmail !== null && !guardians.some(({ email }) => email === parentEmail);
  return {
    guardians: guardians.map((guardian) => {
      const { alerts, reports } = settingsOf(guardian);
      return { email: masked(guardian.email), isWithdrawn: guardian.withdrawnAt !== null, alerts, reports };
    }),
    changedAt: newestChange(guardians)?.toISOString() ?? null,
    invitation: isInvited ? await invitationTo(ctx, parentEmail) : null,
  };
}

async function invitationTo(
  ctx: Ctx<Learner>,
  email: string,
): Promise<NonNullable<FamilyReply["invitation"]>> {
  const { userId } = ctx.actor;
  const [link, isAddressStopped] = await Promise.all([
    findInvitationTo(ctx.db, userId, email),
    isStopped(ctx.db, { userId, addressKeys: addressKeysOf(ctx, email) }),
  ]);
  return { email, sentAt: link?.createdAt.toISOString() ?? null, isStopped: isAddressStopped };
}
