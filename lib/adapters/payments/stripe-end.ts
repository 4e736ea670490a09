import type Stripe from "stripe";
import { isInvalidRequest, isRefusal } from "./stripe-errors";
import { invoicesReply, paymentIntentsOf } from "./stripe-replies";

export async function cancelAtPeriodEnd(stripe: Stripe, id: string): Promise<void> {
  await unlessEnded(stripe, id, () => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
}

export async function end(stripe: Stripe, id: string): Promise<void> {
  await unlessEnded(stripe, id, () => stripe.subscriptions.cancel(id));
}

/** Changes a subscription; Stripe refuses to change one that has ended, each time in other words. */
async function unlessEnded(stripe: Stripe, id: string, change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
    const { status } = await stripe.subscriptions.retrieve(id);
    if (status !== "canceled" && status !== "incomplete_expired") throw error;
  }
}

/** The money is back already, or the holder's bank has taken it back. */
const alreadyBack = ["charge_already_refunded", "charge_disputed", "refund_disputed_payment"];

/** The refunds come first: whoever finds the subscription ended may rely on them. */
export async function refundAndEnd(stripe: Stripe, id: string): Promise<void> {
  const expand = ["data.payments"];
  const paid = await stripe.invoices.list({ subscription: id, status: "paid", limit: 100, expand });
  for (const invoice of invoicesReply.parse(paid).data) {
    for (const paymentIntent of paymentIntentsOf(invoice)) {
      await refund(stripe, paymentIntent);
    }
  }
  await end(stripe, id);
}

async function refund(stripe: Stripe, paymentIntent: string): Promise<void> {
  try {
    const params = { payment_intent: paymentIntent, reason: "requested_by_customer" } as const;
    await stripe.refunds.create(params, { idempotencyKey: `${paymentIntent}:refund` });
  } catch (error) {
    if (!isRefusal(error, alreadyBack)) throw error;
  }
}
