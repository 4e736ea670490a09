import type { Ctx, Holder } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { getUser } from "@/lib/features/learners/get-user";
import { isStripe, PaymentsError, type CardSetup } from "@/lib/ports/payments";
import { checkoutTermsOf } from "@/lib/policies";
import type { CardForm } from "./contract";
import * as data from "./data";
import { ensureCustomer } from "./ensure-customer";
import { payerOf, unusedTryOf, wordsFor } from "./payer";
import { syncSubscription } from "./sync-subscription";

/** A form left open for longer begins anew. */
const formMs = 60 * 60 * 1000;

/** What the card form needs to take a card. Throws CONFLICT where there is Pro that does not end. */
export async function createSubscription(ctx: Ctx<Holder>): Promise<CardForm> {
  const { isPro, subscriptionStatus, subscriptionEndDate } = await getUser(ctx);
  const isEnding = subscriptionStatus === "canceled_with_grace" || subscriptionStatus === "past_due";
  if (isPro && !isEnding) throw new AppError("CONFLICT", wordsFor(ctx.actor).alreadyPro);

  const { payments } = ctx.ports;
  const { id, clientSecret } = await cardSetup(ctx);
  const publishableKey = isStripe(payments) ? payments.publishableKey : null;
  const terms = checkoutTermsOf(ctx.env, {
    status: subscriptionStatus,
    endDate: subscriptionEndDate,
    payer: ctx.actor.kind,
  });
  return { setupIntentId: id, clientSecret, publishableKey, provider: payments.kind, terms };
}

async function cardSetup(ctx: Ctx<Holder>): Promise<CardSetup> {
  const customerId = await ensureCustomer(ctx);
  try {
    return (await openCardSetup(ctx, customerId)) ?? (await newCardSetup(ctx, customerId));
  } catch (error) {
    // Deleted at the provider. Reading finds out and lets go of them.
    if (!(error instanceof PaymentsError) || error.code !== "not_found") throw error;
    await syncSubscription(ctx, ctx.actor.userId);
    return newCardSetup(ctx, await ensureCustomer(ctx));
  }
}

/**
 * The form opened before, in another tab or before a reload, while no card has been given in it. A parent gets a new one:
 * it is not known which of them has opened another, and a card is only to be taken from whoever gives it.
 */
async function openCardSetup(ctx: Ctx<Holder>, customerId: string): Promise<CardSetup | undefined> {
  if (payerOf(ctx.actor) !== null) return undefined;
  const since = new Date(ctx.now().getTime() - formMs);
  const newest = await data.findUnusedCardSetup(ctx.db, ctx.actor.userId, since);
  const setup = newest && (await ctx.ports.payments.findCardSetup(newest.id));
  return setup?.state === "open" && setup.customerId === customerId ? setup : undefined;
}

async function newCardSetup(ctx: Ctx<Holder>, customerId: string): Promise<CardSetup> {
  const setup = await ctx.ports.payments.createCardSetup({ customerId });
  const { actor } = ctx;
  const tryNumber = unusedTryOf(payerOf(actor));
  await data.insertCardSetup(ctx.db, { id: setup.id, userId: actor.userId, tryNumber, createdAt: ctx.now() });
  return setup;
}
