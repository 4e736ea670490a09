import { v4 as uuid } from "uuid";
import { addMonths, invoicesOf, presentSubscription, rolled } from "@/lib/adapters/payments/local-periods";
import type { Tx } from "@/lib/db/client";
import { isLive, nextSyncAt } from "@/lib/features/billing/rules";
import type { Persona } from "./personas";

const dayMs = 24 * 60 * 60 * 1000;

/** What a demo account has paid the local provider. */
export async function insertSubscription(tx: Tx, userId: number, persona: Persona, now: Date): Promise<void> {
  const { periodEndsInDays, periodsPaid, subscriptionStatus } = persona;
  if (periodEndsInDays === undefined || periodsPaid === undefined) return;
  const ref = uuid();
  const customerId = `local_cus_${ref}`;
  const created = {
    id: `local_sub_${uuid()}`,
    startedAt: addMonths(new Date(now.getTime() + periodEndsInDays * dayMs), -periodsPaid),
    periodsPaid,
    chargeFails: false,
    endsWithPeriod: subscriptionStatus !== "active",
    endedAt: null,
    refundedAt: null,
  };
  const row = rolled(created, now);
  const subscription = presentSubscription(row, now);
  const hasEnded = subscription.state === "ended";
  await tx.localSubscription.create({ data: { ...row, customerId, idempotencyKey: `${ref}:subscribe:1` } });
  await tx.subscription.create({
    data: {
      userId,
      provider: "local",
      ref,
      customerId,
      subscriptionId: row.id,
      providerState: subscription.state,
      startedAt: row.startedAt,
      periodEnd: subscription.periodEnd,
      tryNumber: hasEnded ? 2 : 1,
      endedSubscriptionId: hasEnded ? row.id : null,
      syncDueAt: nextSyncAt(subscription, { now, tryBeganAt: null }),
      createdAt: row.startedAt,
    },
  });
  await tx.invoice.createMany({ data: invoicesOf(row).map((invoice) => ({ ...invoice, userId })) });
  await tx.user.update({
    where: { id: userId },
    data: {
      subscriptionStatus,
      isPro: isLive(subscriptionStatus),
      subscriptionEndDate: subscription.endsAt ?? subscription.endedAt,
    },
    select: { id: true },
  });
}
