import type Stripe from "stripe";
import type { ProviderAccount } from "@/lib/ports/payments";
import {
  chargesReply,
  invoicesReply,
  presentInvoice,
  presentSubscription,
  subscriptionsReply,
} from "./stripe-replies";

/** What Stripe has of a customer, in three requests at once. */
export async function readAccount(stripe: Stripe, customer: string): Promise<ProviderAccount> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: "all", limit: 10 }),
    stripe.invoices.list({ customer, status: "paid", limit: 12, expand: ["data.payments"] }),
    stripe.charges.list({ customer, limit: 100, expand: ["data.refunds"] }),
  ]);
  // Lists come newest first.
  const known = subscriptionsReply.parse(subscriptions).data.flatMap(presentSubscription);
  const running = known.find(({ state }) => state !== "ended");
  const { data: made } = chargesReply.parse(charges);
  return {
    subscription: running ?? known[0] ?? null,
    invoices: invoicesReply.parse(invoices).data.flatMap((invoice) => presentInvoice(invoice, made)),
  };
}
