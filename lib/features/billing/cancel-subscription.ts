import type { Ctx, Holder } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { longDate } from "@/lib/i18n/dates";
import { billing as t } from "@/lib/i18n/it";
import * as data from "./data";
import { wordsFor } from "./payer";
import { isLive, type SubscriptionState } from "./rules";
import { syncSubscription } from "./sync-subscription";

/**
 * Lets the period that is paid for be the last one; a repeat changes nothing. What was not paid for ends at once.
 * Throws BAD_INPUT without a subscription.
 */
export async function cancelSubscription(ctx: Ctx<Holder>) {
  const { userId } = ctx.actor;
  const { payments } = ctx.ports;
  let state = await syncSubscription(ctx, userId);
  const row = await data.findSubscription(ctx.db, userId, payments.kind);
  if (!state || !isLive(state.status) || !row?.subscriptionId) {
    throw new AppError("BAD_INPUT", wordsFor(ctx.actor).notASubscription);
  }
  if (state.status !== "canceled_with_grace") {
    if (state.status === "past_due") await payments.end(row.subscriptionId);
    else await payments.cancelAtPeriodEnd(row.subscriptionId);
    state = await syncSubscription(ctx, userId);
  }
  return answer(state);
}

function answer(state: SubscriptionState | undefined) {
  const endDate = state?.status === "canceled_with_grace" ? state.endDate : null;
  const message = endDate ? t.cancelled(longDate(endDate)) : t.cancelledNow;
  return { success: true as const, message, subscriptionEndDate: endDate?.toISOString() ?? null };
}
