import { z } from "zod";
import type { ProviderInvoice, ProviderSubscription } from "@/lib/ports/payments";

const instant = z.int().transform((seconds) => new Date(seconds * 1000));
/** What Stripe answers as an id, or as the whole object where it was asked to. */
export const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const pageOf = <T extends z.ZodType>(object: T) => z.object({ data: z.array(object) });

const period = z.object({ current_period_start: instant, current_period_end: instant });

export const subscriptionReply = z.object({
  id: z.string(),
  status: z.string(),
  start_date: instant,
  cancel_at: instant.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: instant.nullable(),
  // We sell one thing, so there is one item; its period is the subscription's.
  items: z.object({ data: z.tuple([period]).rest(period) }),
});
export const subscriptionsReply = pageOf(subscriptionReply);

const payment = z.object({
  status: z.string(),
  payment: z.object({ payment_intent: reference.nullish() }),
});

const invoiceReply = z.object({
  id: z.string(),
  amount_paid: z.int(),
  created: instant,
  status_transitions: z.object({ paid_at: instant.nullable() }),
  lines: pageOf(z.object({ period: z.object({ start: instant, end: instant }) })),
  payments: pageOf(payment),
});
export const invoicesReply = pageOf(invoiceReply);
type InvoiceReply = z.output<typeof invoiceReply>;

const chargeReply = z.object({
  payment_intent: reference.nullable(),
  refunded: z.boolean(),
  refunds: pageOf(z.object({ created: instant })),
});
export const chargesReply = pageOf(chargeReply);
type ChargeReply = z.output<typeof chargeReply>;

/** The rest are subscriptions whose first payment is missing: to us they do not exist. */
const states: Record<string, ProviderSubscription["state"]> = {
  active: "active",
  trialing: "active",
  past_due: "past_due",
  unpaid: "ended",
  paused: "ended",
  canceled: "ended",
};

/** As a list of one, or of none if it was never paid for. */
export function presentSubscription(reply: z.output<typeof subscriptionReply>): ProviderSubscription[] {
  const state = states[reply.status];
  if (!state) return [];
  const [{ current_period_start, current_period_end }] = reply.items.data;
  // A scheduled end comes back as a date, as a flag, or as both.
  const endsAt = reply.cancel_at ?? (reply.cancel_at_period_end ? current_period_end : null);
  return [
    {
      id: reply.id,
      state,
      startedAt: reply.start_date,
      periodStart: current_period_start,
      periodEnd: current_period_end,
      endsAt: state === "ended" ? null : endsAt,
      endedAt: reply.ended_at,
    },
  ];
}

/** The payment intents that have paid an invoice. */
export function paymentIntentsOf({ payments }: InvoiceReply): string[] {
  return payments.data.flatMap(({ status, payment }) => (status === "paid" && payment.payment_intent) || []);
}

/** As a list of one, or of none if nothing was paid. The charges tell what was paid back. */
export function presentInvoice(reply: InvoiceReply, charges: ChargeReply[]): ProviderInvoice[] {
  // The invoice's own period is that of what came before; the lines say what was bought.
  const starts = reply.lines.data.map(({ period }) => period.start.getTime());
  const ends = reply.lines.data.map(({ period }) => period.end.getTime());
  if (reply.amount_paid === 0 || starts.length === 0) return [];
  return [
    {
      id: reply.id,
      amountCents: reply.amount_paid,
      paidAt: reply.status_transitions.paid_at ?? reply.created,
      periodStart: new Date(Math.min(...starts)),
      periodEnd: new Date(Math.max(...ends)),
      refundedAt: refundedAt(reply, charges),
    },
  ];
}

function refundedAt(invoice: InvoiceReply, charges: ChargeReply[]): Date | null {
  const intents = paymentIntentsOf(invoice);
  const refunded = charges.filter(
    ({ payment_intent, refunded }) => refunded && payment_intent && intents.includes(payment_intent),
  );
  const times = refunded.flatMap(({ refunds }) => refunds.data.map(({ created }) => created.getTime()));
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
