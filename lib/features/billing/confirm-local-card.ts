import type { z } from "zod";
import type { Ctx, Holder } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { billing as t, errors } from "@/lib/i18n/it";
import { isLocalPayments, PaymentsError } from "@/lib/ports/payments";
import type { localCardBody } from "./contract";
import { findCardSetup } from "./data";

/** Gives the local provider a test card. Throws NOT_FOUND with another provider, BAD_INPUT for another's card setup. */
export async function confirmLocalCard(ctx: Ctx<Holder>, input: z.output<typeof localCardBody>) {
  const { payments } = ctx.ports;
  if (!isLocalPayments(payments)) throw new AppError("NOT_FOUND", errors.notFound);
  const setup = await findCardSetup(ctx.db, ctx.actor.userId, input.setupIntentId);
  if (!setup) throw new AppError("BAD_INPUT", t.unknownCardSetup);
  const { setupIntentId, ...card } = input;
  try {
    return { status: await payments.confirmCard({ setupId: setupIntentId, ...card }) };
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== "declined") throw error;
    throw new AppError("CARD_DECLINED", t.declined[error.reason], { cause: error });
  }
}
