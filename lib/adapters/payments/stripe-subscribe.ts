import type Stripe from "stripe";
import { z } from "zod";
import type { SubscribeInput } from "@/lib/ports/payments";
import { subscriptionReply } from "./stripe-replies";

const runningReply = z.object({
  data: z.array(
    subscriptionReply.extend({
      latest_invoice: z.object({ id: z.string(), status: z.string().nullable() }).nullable(),
    }),
  ),
});
type Running = z.output<typeof runningReply>["data"][number];

/** See the port. `findPrice` is asked only where a subscription is made. */
export async function subscribe(stripe: Stripe, findPrice: () => Promise<string>, input: SubscribeInput) {
  const running = await findRunning(stripe, input.customerId);
  if (running) return takeUp(stripe, running, input);
  const made = await stripe.subscriptions.create(
    {
      customer: input.customerId,
      default_payment_method: input.paymentMethodId,
      items: [{ price: await findPrice() }],
      // The bank was asked when the card was given: asked again, it could not be answered any more.
      off_session: true,
      payment_behavior: "error_if_incomplete",
    },
    { idempotencyKey: input.idempotencyKey },
  );
  subscriptionReply.parse(made);
}

async function findRunning(stripe: Stripe, customer: string): Promise<Running | undefined> {
  const expand = ["data.latest_invoice"];
  const list = await stripe.subscriptions.list({ customer, status: "all", limit: 10, expand });
  return runningReply
    .parse(list)
    .data.find(
      (subscription) =>
        ["active", "trialing", "past_due"].includes(subscription.status) ||
        (subscription.status === "unpaid" && owedInvoice(subscription)),
    );
}

async function takeUp(stripe: Stripe, running: Running, { paymentMethodId, idempotencyKey }: SubscribeInput) {
  const owed = owedInvoice(running);
  // First, so that a card that is declined changes nothing.
  if (owed) {
    const key = { idempotencyKey: `${idempotencyKey}:pay` };
    await stripe.invoices.pay(owed, { payment_method: paymentMethodId }, key);
  }
  await stripe.subscriptions.update(running.id, {
    default_payment_method: paymentMethodId,
    ...withoutEnd(running),
  });
}

function owedInvoice({ status, latest_invoice }: Running): string | undefined {
  const isOwing = status === "past_due" || status === "unpaid";
  return isOwing && latest_invoice?.status === "open" ? latest_invoice.id : undefined;
}

/** Takes a scheduled end back. Stripe refuses to be told of both kinds at once. */
function withoutEnd({ cancel_at, cancel_at_period_end }: Running): Stripe.SubscriptionUpdateParams {
  if (cancel_at_period_end) return { cancel_at_period_end: false };
  return cancel_at ? { cancel_at: "" } : {};
}
