import type Stripe from "stripe";
import { z } from "zod";
import { keyOfTheHour } from "./stripe-remembered";

/** Marks the configuration that is ours; another value makes a new one. */
const mark = { english_coach: "invoices-and-card" };
const ourConfiguration = z.object({
  id: z.string(),
  metadata: z.object({ english_coach: z.literal(mark.english_coach) }),
});

/** The id of our configuration of the portal, which is made where there is none. */
export async function findOrCreateConfiguration(stripe: Stripe, now: Date): Promise<string> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const found = data.find((configuration) => ourConfiguration.safeParse(configuration).success);
  if (found) return found.id;
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: mark,
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        // Who leaves does so with us, where they are told what follows; names and addresses stay with us too.
        subscription_cancel: { enabled: false },
        customer_update: { enabled: false },
      },
    },
    { idempotencyKey: keyOfTheHour("portal", now) },
  );
  return ourConfiguration.parse(made).id;
}

/** Where the customer sees invoices and changes the card, for a short while. */
export async function openPortal(
  stripe: Stripe,
  session: { customer: string; configuration: string; return_url: string },
): Promise<string> {
  const opened = await stripe.billingPortal.sessions.create({ ...session, locale: "it" });
  return z.object({ url: z.url() }).parse(opened).url;
}
