import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx, Holder } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { isDatabaseUnavailable } from "@/lib/db/errors";
import { retryWhileDatabaseUnavailable } from "@/lib/db/retry-while-unavailable";
import { AppError } from "@/lib/errors";
import { recordConsents } from "@/lib/features/consents/record-consent";
import { addressKeyOf } from "@/lib/features/family/stop-links";
import { billing as t } from "@/lib/i18n/it";
import { PaymentsError, type SubscribeInput } from "@/lib/ports/payments";
import { checkoutTextOf } from "@/lib/policies";
import * as data from "./data";
import { endUnpaid } from "./end-unpaid";
import { payerOf, wordsFor } from "./payer";
import { syncSubscription } from "./sync-subscription";
import * as tries from "./try-data";

/** When to look whether an attempt nobody came back from has succeeded. */
const checkAfterMs = 30_000;
/** How long to wait for another request that is at it with the same key, and for a database that is busy: it may be paid already. */
const busyMs = 15_000;
const pauseMs = 500;

/**
 * Subscribes with a card the provider has taken. However many requests, instances and repeats: a card setup belongs to
 * one try, a try has one idempotency key, a key makes one subscription. Throws BAD_INPUT for a card setup that is
 * another's, not done, or used in another try; CARD_DECLINED when the first month could not be charged; UNAVAILABLE when
 * nobody knows, and then a repeat or the sweep finds out, and while somebody else pays for the same learner.
 */
export async function completeSubscription(ctx: Ctx<Holder>, { setupIntentId }: { setupIntentId: string }) {
  try {
    return await retryWhileDatabaseUnavailable(() => payWith(ctx, setupIntentId), busyMs);
  } catch (error) {
    if (!(error instanceof PaymentsError) && !isDatabaseUnavailable(error)) throw error;
    throw new AppError("UNAVAILABLE", t.unknownOutcome, { cause: error, retryAfterSeconds: 5 });
  }
}

async function payWith(ctx: Ctx<Holder>, setupIntentId: string) {
  const { userId } = ctx.actor;
  if (!(await data.findCardSetup(ctx.db, userId, setupIntentId)))
    throw new AppError("BAD_INPUT", t.unknownCardSetup);
  const state = await syncSubscription(ctx, userId);
  const row = await withoutUnpaid(ctx, userId);
  if (!row?.customerId) throw new AppError("BAD_INPUT", t.unknownCardSetup);
  const { customerId, ref, tryNumber } = row;
  if (state?.status === "active") {
    // Asked now: another request with the same card may have been faster.
    const setup = await data.findCardSetup(ctx.db, userId, setupIntentId);
    if (setup?.tryNumber === tryNumber) return succeeded(ctx);
    throw new AppError("CONFLICT", wordsFor(ctx.actor).alreadyPro);
  }
  const paymentMethodId = await cardOf(ctx, setupIntentId, customerId);
  await joinTry(ctx, {
    id: setupIntentId,
    userId,
    tryNumber,
    payer: payerOf(ctx.actor),
  });

  try {
    await subscribe(ctx, { customerId, paymentMethodId, idempotencyKey: `${ref}:subscribe:${tryNumber}` });
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== "declined") throw error;
    await tries.endTry(ctx.db, { userId, tryNumber });
    throw new AppError("CARD_DECLINED", t.declined[error.reason], { cause: error });
  }
  await syncSubscription(ctx, userId);
  return succeeded(ctx);
}

/** Binds the card setup to the try and notes, with it, what who pays has agreed to: both, or neither. */
function joinTry(ctx: Ctx<Holder>, setup: tries.TriedSetup) {
  const now = ctx.now();
  const syncDueAt = new Date(now.getTime() + checkAfterMs);
  return inTransaction(ctx.db, async (tx) => {
    if (await tries.bindToTry(tx, setup))
      await recordConsents(ctx, tx, setup.userId, { checkout: checkoutText(ctx) });
    const joined = await tries.joinTry(tx, setup, { now, syncDueAt });
    if (joined === "others") throw new AppError("UNAVAILABLE", t.underWay);
    if (joined === "refused") throw new AppError("BAD_INPUT", t.cardSetupUsed);
  });
}

/** The terms as they stood above the button: whatever is read of the provider now came after. */
function checkoutText(ctx: Ctx<Holder>) {
  const { env, actor } = ctx;
  const { subscriptionStatus: status, subscriptionEndDate: endDate } = actor.user;
  const text = checkoutTextOf(env, { status, endDate, payer: actor.kind });
  return actor.kind === "on-behalf" ? { ...text, guardianKey: addressKeyOf(ctx, actor.email) } : text;
}

/** What the caller has with the provider, once what is being ended there has ended. */
async function withoutUnpaid(ctx: Ctx, userId: number) {
  const { payments } = ctx.ports;
  const row = await data.findSubscription(ctx.db, userId, payments.kind);
  const isEnding = row?.providerState === "past_due" && row.endingSubscriptionId === row.subscriptionId;
  if (!isEnding || !row.subscriptionId) return row;
  await endUnpaid(ctx, { userId, subscriptionId: row.subscriptionId });
  return data.findSubscription(ctx.db, userId, payments.kind);
}

const succeeded = ({ actor }: Ctx<Holder>) => ({ success: true as const, message: wordsFor(actor).welcome });

async function cardOf(ctx: Ctx, setupIntentId: string, customerId: string): Promise<string> {
  const setup = await ctx.ports.payments.findCardSetup(setupIntentId);
  if (!setup || setup.customerId !== customerId) throw new AppError("BAD_INPUT", t.unknownCardSetup);
  if (setup.state !== "succeeded" || !setup.paymentMethodId)
    throw new AppError("BAD_INPUT", t.cardSetupNotDone);
  return setup.paymentMethodId;
}

async function subscribe(ctx: Ctx, input: SubscribeInput): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      return await ctx.ports.payments.subscribe(input);
    } catch (error) {
      if (!(error instanceof PaymentsError) || error.code !== "busy") throw error;
      if (performance.now() - startedAt > busyMs)
        throw new AppError("UNAVAILABLE", t.underWay, { cause: error });
      await sleep(pauseMs);
    }
  }
}
