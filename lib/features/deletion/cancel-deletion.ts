import type { Ctx, Holder } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { deletion as t } from "@/lib/i18n/it";
import { tellParentsOfCancelling } from "@/lib/features/family/tell-of-deletion";
import { askerKind } from "./asker-kind";
import { deleteRequest, findRequest } from "./data";
import { takesBack } from "./rules";

/**
 * Takes a wish back, and confirms it by mail: a parent their own, a student their own, and from 14 on a parent's too, who is then
 * told. Throws CONFLICT once it is being carried out, FORBIDDEN for a wish that is not the caller's to take back.
 */
export async function cancelDeletion(ctx: Ctx<Holder>, more: Together = () => Promise.resolve([])) {
  const { userId, user } = ctx.actor;
  const mailIds = await inTransaction(ctx.db, async (tx) => {
    const asker = await deleteRequest(tx, userId, takesBack(askerKind(ctx)));
    if (asker) {
      const props = { profileUrl: `${ctx.env.APP_URL}/profile` };
      const content = { template: "deletion-cancelled", props } as const;
      const toParents = asker === "parent" ? await tellParentsOfCancelling(ctx, tx) : [];
      return [
        await queueMail(ctx, tx, { userId, to: user.email, content }),
        ...toParents,
        ...(await more(tx)),
      ];
    }
    const request = await findRequest(tx, userId);
    if (request?.status === "requested") throw new AppError("FORBIDDEN", t.notYours);
    if (request) throw new AppError("CONFLICT", t.tooLate);
    return [];
  });
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  const endsWithPeriod = user.subscriptionStatus === "canceled_with_grace";
  return { message: endsWithPeriod ? t.cancelledWithoutRenewal : t.cancelled };
}

/** What else belongs into the transaction. Answers the ids of mails. */
type Together = (tx: Tx) => Promise<string[]>;
