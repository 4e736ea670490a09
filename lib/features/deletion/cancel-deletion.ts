import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { announceMail, queueMail } from "@/lib/features/mail/queue-mail";
import { deletion as t } from "@/lib/i18n/it";
import { deleteRequest, findRequest } from "./data";

/** Takes the caller's wish back, and confirms it by mail. Throws CONFLICT once it is being carried out. */
export async function cancelDeletion(ctx: Ctx<Learner>) {
  const { userId, user } = ctx.actor;
  const mailId = await inTransaction(ctx.db, async (tx) => {
    if (await deleteRequest(tx, userId)) {
      const props = { profileUrl: `${ctx.env.APP_URL}/profile` };
      return queueMail(ctx, tx, {
        userId,
        to: user.email,
        content: { template: "deletion-cancelled", props },
      });
    }
    if (await findRequest(tx, userId)) throw new AppError("CONFLICT", t.tooLate);
    return undefined;
  });
  if (mailId) await announceMail(ctx, mailId);
  const endsWithPeriod = user.subscriptionStatus === "canceled_with_grace";
  return { message: endsWithPeriod ? t.cancelledWithoutRenewal : t.cancelled };
}
