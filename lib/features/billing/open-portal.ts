import type { Ctx, Holder } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { billing as t, errors } from "@/lib/i18n/it";
import { isStripe } from "@/lib/ports/payments";
import { findSubscription } from "./data";
import { isPayer, payerOf } from "./payer";
import { parentsPath } from "./subscription-mails";

/**
 * The address of the provider's page with the invoices and the card. Throws NOT_FOUND where there is none, and for whoever
 * does not pay: it shows the payer's address and card. Throws UNAVAILABLE while a try to pay is under way: who has begun it
 * counts as payer already, and the card of who has paid before is still the one that is charged.
 */
export async function openPortal(ctx: Ctx<Holder>): Promise<{ url: string }> {
  const { payments } = ctx.ports;
  const row = await findSubscription(ctx.db, ctx.actor.userId, payments.kind);
  if (!isStripe(payments) || !row?.customerId || !isPayer(row, ctx.actor))
    throw new AppError("NOT_FOUND", errors.notFound);
  if (row.tryBeganAt) throw new AppError("UNAVAILABLE", t.underWay, { retryAfterSeconds: 60 });
  const url = await payments.portalUrl({
    customerId: row.customerId,
    email: payerOf(ctx.actor),
    returnUrl: `${ctx.env.APP_URL}${ctx.actor.kind === "on-behalf" ? parentsPath : "/subscribe"}`,
  });
  return { url };
}
