import type { Ctx, Holder } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { longDate } from "@/lib/i18n/dates";
import { billing as t } from "@/lib/i18n/it";
import * as data from "./data";
import { wordsFor } from "./payer";
import { isLive, type Standing } from "./rules";
import { syncSubscription } from "./sync-subscription";

/**
 * Lets the period that is paid for be the last one; a repeat changes nothing. What was not paid for ends at once.
 * Throws BAD_INPUT without a subscription.
 */
export async function cancelSubscription(ctx: Ctx<Holder>) {
  const { userId } = ctx.actor;
  const { payments } = ctx.ports;
  let standing = await syncSubscription(ctx, userId);
  const row = await data.findSubscription(ctx.db, userId, payments.kind);
  if (!standing || !isLive(standing.status) || !row?.subscriptionId) {
    throw new AppError("BAD_INPUT", wordsFor(ctx.actor).notASubscription);
  }
  if (standing.status !== "canceled_with_grace") {
    if (standing.status === "past_due") await payments.end(row.subscriptionId);
    else await payments.cancelAtPeriodEnd(row.subscriptionId);
    standing = await syncSubscription(ctx, userId);
  }
  return answer(standing);
}

function answer(standing: Standing | undefined) {
  const endDate = standing?.status === "canceled_with_grace" ? standing.endDate : null;
  const message = endDate ? t.cancelled(longDate(endDate)) : t.cancelledNow;
  return { success: true as const, message, subscriptionEndDate: endDate?.toISOString() ?? null };
}
