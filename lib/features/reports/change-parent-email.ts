import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { announceMail } from "@/lib/features/mail/queue-mail";
import { countUse } from "@/lib/features/throttles/count-use";
import { isStopped, lockParent, setParentEmail } from "./data";
import { addressKeysOf } from "./parent-links";
import { queueInvitation, takeBackParentMails } from "./parent-mails";
import { invitationSubject, strangerThrottle } from "./rules";

/**
 * Gives the caller's reports another address, and asks whoever reads it whether they want them: unless they have said no
 * before, or were asked often enough today. The same address again changes nothing.
 */
export async function changeParentEmail(ctx: Ctx<Learner>, email: string): Promise<void> {
  const { userId } = ctx.actor;
  const mailId = await inTransaction(ctx.db, async (tx) => {
    const parent = await lockParent(tx, userId);
    if (!parent || parent.parentEmail === email) return undefined;
    await setParentEmail(tx, userId, email);
    await takeBackParentMails(tx, userId);
    if (await isStopped(tx, { userId, addressKeys: addressKeysOf(ctx, email) })) return undefined;
    const { isOver } = await countUse(ctx, {
      subject: invitationSubject(email),
      rate: strangerThrottle,
      tx,
    });
    return isOver ? undefined : queueInvitation(ctx, tx, { userId, email }, parent.displayName);
  });
  if (mailId) await announceMail(ctx, mailId);
}
