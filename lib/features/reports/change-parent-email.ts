import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { countUse, refuseOver } from "@/lib/features/throttles/count-use";
import { reports as t } from "@/lib/i18n/it";
import { isStopped, lockParent, setParentEmail } from "./data";
import { addressKeysOf } from "./parent-links";
import { queueInvitation, takeBackParentMails } from "./parent-mails";
import {
  givenAddressSubject,
  givenAddressThrottle,
  invitationSubject,
  newAddressSubject,
  newAddressThrottle,
  strangerThrottle,
} from "./rules";

/**
 * Gives the caller's reports another address, and asks whoever reads it whether they want them: unless they have said no
 * before, or were asked often enough today. The same address again changes nothing. Answers the id of the mail that asks.
 * Throws TOO_MANY_REQUESTS at the fourth new address of a day.
 */
export async function changeParentEmail(
  ctx: Ctx<Learner>,
  tx: Tx,
  email: string,
): Promise<string | undefined> {
  const { userId } = ctx.actor;
  const parent = await lockParent(tx, userId);
  if (!parent || parent.parentEmail === email) return undefined;
  await countNewAddress(ctx, tx, email);
  await setParentEmail(tx, userId, email);
  await takeBackParentMails(tx, userId);
  if (await isStopped(tx, { userId, addressKeys: addressKeysOf(ctx, email) })) return undefined;
  const asked = { subject: invitationSubject(email), rate: strangerThrottle, tx };
  const { isOver } = await countUse(ctx, asked);
  return isOver ? undefined : queueInvitation(ctx, tx, { userId, email }, parent.displayName);
}

/** Counts in the transaction: an address that is refused, or not saved for another reason, is not counted. */
async function countNewAddress(ctx: Ctx<Learner>, tx: Tx, email: string): Promise<void> {
  const { userId } = ctx.actor;
  const given = { subject: givenAddressSubject(userId, email), rate: givenAddressThrottle, tx };
  const { isOver: wasGivenToday } = await countUse(ctx, given);
  if (wasGivenToday) return;
  const added = { subject: newAddressSubject(userId), rate: newAddressThrottle, tx };
  await refuseOver(ctx, added, t.enoughAddresses);
}
