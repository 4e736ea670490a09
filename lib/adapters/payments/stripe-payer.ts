import type Stripe from "stripe";
import { z } from "zod";
import { PaymentsError } from "@/lib/ports/payments";
import { isInvalidRequest } from "./stripe-errors";
import { reference } from "./stripe-replies";

/** Pages of cards to forget, of a hundred each. */
const maxPages = 5;

const customerReply = z.object({
  invoice_settings: z.object({ default_payment_method: reference.nullish() }).nullish(),
});
const renewalsReply = z.object({
  data: z.array(
    z.object({
      cancel_at: z.int().nullable(),
      cancel_at_period_end: z.boolean(),
      default_payment_method: reference.nullish(),
    }),
  ),
});
const cardsReply = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Who pays can do so without: Stripe takes fewer addresses than there are. */
export async function tellAddress(stripe: Stripe, customerId: string, email: string): Promise<void> {
  try {
    await stripe.customers.update(customerId, { email });
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
  }
}

/**
 * Whoever has ever paid for a learner is one customer of Stripe's: leaves of them the present payer's address, or none,
 * and the card that the renewal is charged to. Throws where that cannot be done: then nobody is to see the customer.
 */
export async function leaveOnlyPayer(stripe: Stripe, customer: string, email: string | null): Promise<void> {
  // First away with the one there was, which must not stay should Stripe not take the new one.
  const { invoice_settings } = customerReply.parse(await stripe.customers.update(customer, { email: "" }));
  if (email) await tellAddress(stripe, customer, email);

  // Those that have ended are not in this list. One that is not renewed charges no card.
  const { data } = renewalsReply.parse(await stripe.subscriptions.list({ customer, limit: 100 }));
  const renewed = data.filter(({ cancel_at, cancel_at_period_end }) => !cancel_at && !cancel_at_period_end);
  const charged = renewed.map(
    (one) => one.default_payment_method ?? invoice_settings?.default_payment_method,
  );
  await forgetCards(stripe, customer, (id) => !charged.includes(id));
}

/** Goes on until a list shows none: what two forget at once Stripe refuses to the second. */
async function forgetCards(stripe: Stripe, customer: string, isToGo: (id: string) => boolean): Promise<void> {
  for (let page = 0; page <= maxPages; page += 1) {
    const { data } = cardsReply.parse(await stripe.customers.listPaymentMethods(customer, { limit: 100 }));
    const cards = data.map(({ id }) => id).filter(isToGo);
    if (cards.length === 0) return;
    for (const id of cards) await forgetCard(stripe, id);
  }
  throw new PaymentsError("unavailable");
}

async function forgetCard(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.paymentMethods.detach(id);
  } catch (error) {
    if (!isInvalidRequest(error)) throw error;
  }
}
