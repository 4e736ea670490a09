import type Stripe from "stripe";
import { z } from "zod";
import { proPrice } from "@/lib/features/billing/rules";
import { keyOfTheHour } from "./stripe-remembered";

const lookupKey = "english_coach_pro_monthly";

const priceReply = z.object({ id: z.string() });
/** A price that was changed by hand does not fit, and is not used. */
const ourPrice = priceReply.extend({
  active: z.literal(true),
  unit_amount: z.literal(proPrice.cents),
  currency: z.literal(proPrice.currency),
  tax_behavior: z.literal("inclusive"),
  recurring: z.object({
    interval: z.literal("month"),
    interval_count: z.literal(1),
    usage_type: z.literal("licensed"),
  }),
});

/** The id of our price, which is made where there is none. */
export async function findOrCreatePrice(stripe: Stripe, now: Date): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const found = ourPrice.safeParse(data[0]);
  if (found.success) return found.data.id;
  const made = await stripe.prices.create(
    {
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      product_data: { name: "English Coach Pro" },
      unit_amount: proPrice.cents,
      currency: proPrice.currency,
      tax_behavior: "inclusive",
      recurring: { interval: "month" },
    },
    { idempotencyKey: keyOfTheHour("price", now) },
  );
  return priceReply.parse(made).id;
}
