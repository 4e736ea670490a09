import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { isStripe } from "@/lib/ports/payments";
import { findSubscription } from "./data";

/** The address of the provider's page with the caller's invoices and card. Throws NOT_FOUND where there is none. */
export async function openPortal(ctx: Ctx<Learner>): Promise<{ url: string }> {
  const { payments } = ctx.ports;
  const row = await findSubscription(ctx.db, ctx.actor.userId, payments.kind);
  if (!isStripe(payments) || !row?.customerId) throw new AppError("NOT_FOUND", errors.notFound);
  const url = await payments.portalUrl({
    customerId: row.customerId,
    returnUrl: `${ctx.env.APP_URL}/subscribe`,
  });
  return { url };
}
