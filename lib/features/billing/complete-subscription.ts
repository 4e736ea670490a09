import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordConsents } from "@/lib/features/consents/record-consent";
import { billing as t } from "@/lib/i18n/it";
import { PaymentsError, type SubscribeInput } from "@/lib/ports/payments";
import { checkoutTextOf } from "@/lib/policies";
import * as data from "./data";
import { endUnpaid } from "./end-unpaid";
import { syncSubscription } from "./sync-subscription";

/** When to look whether an attempt nobody came back from has succeeded. */
const checkAfterMs = 30_000;
/** How long to wait for another request that is at it with the same key. */
const busyMs = 15_000;
const pauseMs = 500;

/**
 * Subscribes with a card the provider has taken. However many requests, instances and repeats: a card setup belongs to
 * one try, a try has one idempotency key, a key makes one subscription. Throws BAD_INPUT for a card setup that is
 * another's, not done, or used in another try; CARD_DECLINED when the first month could not be charged; PaymentsError
 * when nobody knows, and then a repeat or the sweep finds out.
 */
export async function completeSubscription(ctx: Ctx<Learner>, { setupIntentId }: { setupIntentId: string }) {
  const { userId } = ctx.actor;
  if (!(await data.findCardSetup(ctx.db, userId, setupIntentId)))
    throw new AppError("BAD_INPUT", t.unknownCardSetup);
  const standing = await syncSubscription(ctx, userId);
  const row = await withoutUnpaid(ctx, userId);
  if (!row?.customerId) throw new AppError("BAD_INPUT", t.unknownCardSetup);
  const { customerId, ref, tryNumber } = row;
  if (standing?.status === "active") {
    // Asked now: another request with the same card may have been faster.
    const setup = await data.findCardSetup(ctx.db, userId, setupIntentId);
    if (setup?.tryNumber === tryNumber) return succeeded();
    throw new AppError("CONFLICT", t.alreadyPro);
  }
  const paymentMethodId = await cardOf(ctx, setupIntentId, customerId);
  const now = ctx.now();
  const syncDueAt = new Date(now.getTime() + checkAfterMs);
  const setup = { id: setupIntentId, userId, tryNumber };
  const joined = await inTransaction(ctx.db, async (tx) => {
    if (await data.bindToTry(tx, setup))
      await recordConsents(ctx, tx, userId, { checkout: checkoutText(ctx) });
    return data.joinTry(tx, setup, { now, syncDueAt });
  });
  if (!joined) throw new AppError("BAD_INPUT", t.cardSetupUsed);

  try {
    await subscribe(ctx, { customerId, paymentMethodId, idempotencyKey: `${ref}:subscribe:${tryNumber}` });
  } catch (error) {
    if (!(error instanceof PaymentsError) || error.code !== "declined") throw error;
    await data.endTry(ctx.db, userId, tryNumber);
    throw new AppError("CARD_DECLINED", t.declined[error.reason], { cause: error });
  }
  await syncSubscription(ctx, userId);
  return succeeded();
}

/** The terms as they stood above the button: whatever is read of the provider now came after. */
function checkoutText({ env, actor: { user } }: Ctx<Learner>) {
  return checkoutTextOf(env, { status: user.subscriptionStatus, endDate: user.subscriptionEndDate });
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

const succeeded = () => ({ success: true as const, message: t.welcome });

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
