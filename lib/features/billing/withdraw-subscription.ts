import type { App, Ctx, Holder } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { billing as t } from "@/lib/i18n/it";
import { PaymentsError } from "@/lib/ports/payments";
import * as data from "./data";
import { mayWithdraw, payerOf, wordsFor } from "./payer";
import { isLive, isWithdrawable } from "./rules";
import { lockSubscriptionState, type BillingUser } from "./subscription-state-data";
import { readerOf, withdrawnContent, type Withdrawal } from "./subscription-mails";
import { syncSubscription } from "./sync-subscription";

/**
 * Withdraws from the contract. The declaration is what counts: it is recorded and confirmed by mail before the provider
 * is asked to pay back, and the sweep asks again should that fail. Throws BAD_INPUT after 14 days, or without a contract,
 * FORBIDDEN to whoever has not concluded it.
 */
export async function withdrawSubscription(ctx: Ctx<Holder>) {
  const { userId } = ctx.actor;
  const { payments } = ctx.ports;
  const state = await syncSubscription(ctx, userId);
  const row = await data.findSubscription(ctx.db, userId, payments.kind);
  if (!state || !isLive(state.status) || !row?.subscriptionId || !row.startedAt) {
    throw new AppError("BAD_INPUT", wordsFor(ctx.actor).notASubscription);
  }
  if (!mayWithdraw(row, ctx.actor)) throw new AppError("FORBIDDEN", t.notTheBuyer);
  const { subscriptionId, startedAt } = row;
  const now = ctx.now();
  if (!isWithdrawable(startedAt, now)) throw new AppError("BAD_INPUT", t.tooLateToWithdraw);

  const mailIds = await inTransaction(ctx.db, async (tx) => {
    const user = await lockSubscriptionState(tx, userId);
    if (!user || !(await data.markWithdrawn(tx, userId, subscriptionId, now))) return [];
    const facts = { contractId: subscriptionId, concludedAt: startedAt, withdrawnAt: now };
    return queueConfirmations(ctx, tx, user, facts);
  });
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);

  try {
    await settleWithdrawal(ctx, { userId, subscriptionId });
    return { success: true as const, message: t.withdrawn };
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    ctx.log.error({ event: "withdrawal_not_settled", userId, error });
    return { success: true as const, message: t.withdrawnRefundFollows };
  }
}

/** Confirms it to whoever pays, and to whoever has declared it. */
async function queueConfirmations(ctx: Ctx<Holder>, tx: Tx, user: BillingUser, facts: Withdrawal) {
  const payers = new Set([user.payerEmail, payerOf(ctx.actor)]);
  const mailIds: string[] = [];
  for (const payerEmail of payers) {
    const reader = readerOf(ctx.env.APP_URL, { ...user, payerEmail });
    const content = withdrawnContent(reader, facts);
    mailIds.push(await queueMail(ctx, tx, { userId: ctx.actor.userId, to: reader.to, content }));
  }
  return mailIds;
}

/** Has the provider pay back and end what was withdrawn from. A repeat pays nothing back twice. */
export async function settleWithdrawal(
  app: App,
  { userId, subscriptionId }: { userId: number; subscriptionId: string },
) {
  await app.ports.payments.refundAndEnd(subscriptionId);
  await syncSubscription(app, userId);
}
