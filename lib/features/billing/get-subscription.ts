import type { Ctx, Holder } from "@/lib/context";
import { getUser } from "@/lib/features/learners/get-user";
import { isStripe } from "@/lib/ports/payments";
import type { SubscriptionReply } from "./contract";
import { findSubscription } from "./data";
import { listInvoices } from "./payment-data";
import { isPayer, mayWithdraw } from "./payer";
import { isLive, isWithdrawable, proPrice, withdrawableUntil } from "./rules";
import { syncIfDue } from "./sync-subscription";

/** A learner's subscription as we know it, read anew where something is under way. */
export async function getSubscription(ctx: Ctx<Holder>): Promise<SubscriptionReply> {
  const { payments } = ctx.ports;
  await syncIfDue(ctx, ctx.actor.userId);
  const { isPro, subscriptionStatus: status, subscriptionEndDate } = await getUser(ctx);
  const row = await findSubscription(ctx.db, ctx.actor.userId, payments.kind);
  const invoices = await listInvoices(ctx.db, ctx.actor.userId);

  const running = isLive(status) && row?.subscriptionId ? row : undefined;
  const startedAt = running?.startedAt ?? null;
  const canWithdraw = running && mayWithdraw(running, ctx.actor);
  const withdrawUntil =
    canWithdraw && startedAt && isWithdrawable(startedAt, ctx.now()) ? withdrawableUntil(startedAt) : null;
  return {
    provider: payments.kind,
    status,
    isGift: isPro && !isLive(status),
    startedAt: startedAt?.toISOString() ?? null,
    renewsAt: (status === "active" && running?.periodEnd?.toISOString()) || null,
    endsAt: subscriptionEndDate?.toISOString() ?? null,
    withdrawableUntil: withdrawUntil?.toISOString() ?? null,
    hasPortal: isStripe(payments) && !!row?.customerId && isPayer(row, ctx.actor),
    priceCents: proPrice.cents,
    invoices: invoices.map(({ paidAt, periodStart, periodEnd, refundedAt, ...invoice }) => ({
      ...invoice,
      paidAt: paidAt.toISOString(),
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
    })),
  };
}
