import { proPrice } from "@/lib/features/billing/rules";
import type { ProviderInvoice, ProviderSubscription } from "@/lib/ports/payments";
import type { LocalSubscriptionRow } from "./local-data";

/** The same day some months later, or the last of a month that is too short for it. */
export function addMonths(instant: Date, months: number): Date {
  const result = new Date(instant);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return result;
}

/** What time has made of a subscription: months charged since, or its end. */
export function rolled(row: LocalSubscriptionRow, now: Date): LocalSubscriptionRow {
  let { periodsPaid } = row;
  let paidUntil = addMonths(row.startedAt, periodsPaid);
  while (!row.endedAt && paidUntil <= now) {
    if (row.endsWithPeriod) return { ...row, periodsPaid, endedAt: paidUntil };
    if (row.chargeFails) break;
    periodsPaid += 1;
    paidUntil = addMonths(row.startedAt, periodsPaid);
  }
  return { ...row, periodsPaid };
}

/** A subscription that time has been applied to, in the words of the port. */
export function presentSubscription(row: LocalSubscriptionRow, now: Date): ProviderSubscription {
  const { id, startedAt, periodsPaid, endsWithPeriod, endedAt } = row;
  const paidUntil = addMonths(startedAt, periodsPaid);
  const isPastDue = !endedAt && paidUntil <= now;
  const period = isPastDue ? periodsPaid : periodsPaid - 1;
  return {
    id,
    state: endedAt ? "ended" : isPastDue ? "past_due" : "active",
    startedAt,
    periodStart: addMonths(startedAt, period),
    periodEnd: addMonths(startedAt, period + 1),
    endsAt: endsWithPeriod && !endedAt ? paidUntil : null,
    endedAt,
  };
}

/** One for every month paid, newest first. */
export function invoicesOf({
  id,
  startedAt,
  periodsPaid,
  refundedAt,
}: LocalSubscriptionRow): ProviderInvoice[] {
  return Array.from({ length: periodsPaid }, (_, period) => ({
    id: `${id}_${period + 1}`,
    amountCents: proPrice.cents,
    paidAt: addMonths(startedAt, period),
    periodStart: addMonths(startedAt, period),
    periodEnd: addMonths(startedAt, period + 1),
    refundedAt,
  })).reverse();
}
