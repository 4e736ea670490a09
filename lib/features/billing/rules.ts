import { romeDay } from "@/lib/calendar";
import type { Stage } from "@/lib/features/family/rules";
import type { ProviderSubscription } from "@/lib/ports/payments";

export const subscriptionStatuses = ["none", "active", "past_due", "canceled_with_grace", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
/** How a learner stands with Pro: `endDate` only when it will really end, or has ended. */
export type SubscriptionState = { status: SubscriptionStatus; endDate: Date | null };

export const proPrice = { cents: 400, currency: "eur" } as const;
/** Directive 2011/83/EU, article 9: from the conclusion of the contract. */
export const withdrawalDays = 14;
/** How long Pro stays when a renewal could not be charged. */
export const pastDueGraceDays = 7;
/** So long after the end of what they have paid for, payers who are nobody's parent here can still look at it and pay again. */
export const payerPageDays = 30;
/** From when on an end is announced, by mail and by a banner. */
export const expiryWarningDays = 3;

/** Paying is no consent: for an account that waits for one, or whose age is not known, there is nothing to pay. */
export const takesPayment = (stage: Stage): boolean => stage !== "waiting" && stage !== "age";

const dayMs = 24 * 60 * 60 * 1000;
export const addDays = (instant: Date, days: number) => new Date(instant.getTime() + days * dayMs);

// These lists are also what queries compare with.
/** The statuses that give Pro. */
export const liveStatuses: readonly SubscriptionStatus[] = ["active", "past_due", "canceled_with_grace"];
/** The statuses whose Pro ends at the end date. */
export const endingStatuses: readonly SubscriptionStatus[] = ["canceled_with_grace", "past_due"];
/** The status once a subscription has ended. */
export const endedStatus = "expired" satisfies SubscriptionStatus;
/** The provider's state of a subscription it still tries to charge. */
export const unpaidState = "past_due" satisfies ProviderSubscription["state"];
/** The provider's state of a subscription it has ended. */
export const endedState = "ended" satisfies ProviderSubscription["state"];

/** Whether a subscription in this state gives Pro. */
export const isLive = (status: SubscriptionStatus): boolean => liveStatuses.includes(status);

/** Whether it will be charged again unless it is cancelled. */
export const isRenewing = (status: SubscriptionStatus): boolean =>
  isLive(status) && status !== "canceled_with_grace";

/** Whether a learner has Pro: by their subscription, or because an administrator gave it. */
export const hasPro = (status: SubscriptionStatus, hasManualPro: boolean): boolean =>
  hasManualPro || isLive(status);

/** Whether a state says that its end has come. */
export function isOver({ status, endDate }: SubscriptionState, now: Date): boolean {
  return endingStatuses.includes(status) && !!endDate && endDate <= now;
}

/** What follows for a learner from the provider's subscription, given how they stood and whether they have withdrawn. */
export function stateOf(
  subscription: ProviderSubscription | null,
  before: SubscriptionState,
  { isWithdrawn, now }: { isWithdrawn: boolean; now: Date },
): SubscriptionState {
  // Whoever has not paid the provider that is asked has not paid.
  if (!subscription) return isLive(before.status) ? { status: "expired", endDate: now } : before;
  switch (subscription.state) {
    case "active":
      if (!subscription.endsAt) return { status: "active", endDate: null };
      return untilEnd("canceled_with_grace", subscription.endsAt, now);
    case "past_due":
      // The grace is given once, however many months the provider goes on trying.
      if (before.status === "expired") return before;
      return untilEnd(
        "past_due",
        before.status === "past_due" && before.endDate
          ? before.endDate
          : addDays(subscription.periodStart, pastDueGraceDays),
        now,
      );
    case "ended":
      if (isWithdrawn) return { status: "none", endDate: null };
      return { status: "expired", endDate: subscription.endedAt ?? before.endDate ?? now };
  }
}

function untilEnd(status: "canceled_with_grace" | "past_due", endDate: Date, now: Date): SubscriptionState {
  return { status: isOver({ status, endDate }, now) ? endedStatus : status, endDate };
}

type StateBefore = SubscriptionState & { hasManualPro: boolean };

/** Whether the end of a subscription takes Pro away. Who has it otherwise does not lose it. */
const losesPro = (before: StateBefore, after: SubscriptionState): boolean =>
  isLive(before.status) && after.status === endedStatus && !before.hasManualPro;

/** What a change of state makes of a learner's columns. The end of Pro costs the hearts, once. */
export function columnsOf(before: StateBefore, after: SubscriptionState, now: Date) {
  return {
    subscriptionStatus: after.status,
    subscriptionEndDate: after.endDate,
    isPro: hasPro(after.status, before.hasManualPro),
    ...(losesPro(before, after) && { hearts: 0, heartsUpdatedAt: now }),
  };
}

/** The mail that a change of state calls for. */
export function noticeOf(before: StateBefore, after: SubscriptionState) {
  if (before.status === after.status) return undefined;
  if (after.status === endedStatus) return losesPro(before, after) ? "subscription-expired" : undefined;
  if (after.status === "canceled_with_grace") return "subscription-cancelled";
  if (after.status === "past_due") return "subscription-payment-failed";
  if (after.status !== "active") return undefined;
  return isLive(before.status) ? "subscription-resumed" : "subscription-welcome";
}

/** After which nobody is still asking the provider for the subscription of a try. */
export const longestTryMs = 10 * 60_000;
const soonMs = 60_000;

/** When to read the provider again: after what it is about to do, and daily while it tries to be paid. */
export function nextSyncAt(
  subscription: ProviderSubscription | null,
  { now, tryBeganAt }: { now: Date; tryBeganAt: Date | null },
): Date | null {
  const soon = now.getTime() + soonMs;
  switch (subscription?.state) {
    case "active":
      return new Date(Math.max(subscription.periodEnd.getTime() + soonMs, soon));
    case "past_due":
      return addDays(now, 1);
    case "ended":
    case undefined:
      return tryBeganAt && new Date(Math.max(tryBeganAt.getTime() + longestTryMs, soon));
  }
}

/** An instant of the last day on which a buyer can withdraw from a contract concluded then: all of that day counts. */
export const withdrawableUntil = (startedAt: Date) => addDays(startedAt, withdrawalDays);

export function isWithdrawable(startedAt: Date, now: Date): boolean {
  return daysLeft(now, withdrawableUntil(startedAt)) >= 0;
}

/** Calendar days in Italy from now to an end: 0 on its day. */
export function daysLeft(now: Date, end: Date): number {
  return Math.round((romeDay(end).getTime() - romeDay(now).getTime()) / dayMs);
}
