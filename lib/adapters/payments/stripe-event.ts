import Stripe from "stripe";
import { z } from "zod";
import { PaymentsError, type PaymentsEvent } from "@/lib/ports/payments";
import { reference } from "./stripe-replies";

const toleranceSeconds = 300;

const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      object: z.string().optional(),
      id: z.string().optional(),
      customer: reference.nullish(),
    }),
  }),
});

type Endpoint = { webhookSecret: string; isLive: boolean; now: Date };

/** The event in a webhook's raw body, if Stripe has signed it in the last five minutes and for our side. */
export function readEvent(
  rawBody: string,
  signature: string,
  { webhookSecret, isLive, now }: Endpoint,
): PaymentsEvent {
  try {
    const { webhooks } = Stripe;
    const signed: unknown = webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    const { id, type, livemode, data } = eventShape.parse(signed);
    if (livemode !== isLive) throw new Error("An event of the other side: test or live.");
    const { object, customer, id: objectId } = data.object;
    return { id, type, customerId: (object === "customer" ? objectId : customer) ?? null };
  } catch (error) {
    // The library's error carries the whole body.
    throw new PaymentsError("bad_signature", { cause: new Error(error instanceof Error ? error.name : "") });
  }
}
