import type { Ctx } from "@/lib/context";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { billing as t, errors } from "@/lib/i18n/it";
import { isStripe, PaymentsError, type PaymentsEvent, type StripePaymentsPort } from "@/lib/ports/payments";
import * as data from "./data";
import { findEvent, insertEvent } from "./payment-data";
import { syncSubscription } from "./sync-subscription";

type Delivery = { rawBody: string; signature: string | null };

/**
 * Hears what Stripe tells, once. An event says whom it is about; what has become of them is read from Stripe, so that
 * late, repeated and out-of-order events end in its present state. Throws BAD_INPUT unless the event is genuine and
 * fresh, NOT_FOUND without Stripe. Any other fault has Stripe tell it again.
 */
export async function receiveEvent(ctx: Ctx, { rawBody, signature }: Delivery): Promise<{ received: true }> {
  const { payments } = ctx.ports;
  if (!isStripe(payments)) throw new AppError("NOT_FOUND", errors.notFound);
  const event = readGenuine(payments, rawBody, signature);
  if (await findEvent(ctx.db, event.id)) return { received: true };
  try {
    await hear(ctx, event);
  } catch (error) {
    // The same event, heard at the same time.
    if (!isUniqueViolation(error)) throw error;
  }
  return { received: true };
}

function readGenuine(payments: StripePaymentsPort, rawBody: string, signature: string | null): PaymentsEvent {
  try {
    return payments.readEvent(rawBody, signature ?? "");
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== "bad_signature") throw error;
    throw new AppError("BAD_INPUT", t.badSignature, { cause: error });
  }
}

async function hear(ctx: Ctx, event: PaymentsEvent): Promise<void> {
  const owner =
    event.customerId && (await data.findCustomerOwner(ctx.db, event.customerId, ctx.ports.payments.kind));
  if (owner) {
    await syncSubscription(ctx, owner.userId, event);
    return;
  }
  ctx.log.info({ event: "payment_event_of_nobody", type: event.type });
  await insertEvent(ctx.db, { id: event.id, type: event.type, receivedAt: ctx.now() });
}
