import type { StripeAccount } from "./account";
import type { Subscription } from "./objects";
import { cancelSubscription, collect, periodOf, renew } from "./subscriptions";

const daySeconds = 24 * 60 * 60;
/** When a charge that failed is tried again, in days after the period began; after the last the subscription ends. */
const retryDays = [3, 7, 14];

type Due = { at: number; happen: () => void };

/** Lets time pass: whatever falls due until then happens in order, each at its own moment. */
export function advance(account: StripeAccount, until: number): void {
  for (let due = nextDue(account, until); due; due = nextDue(account, until)) {
    account.now = due.at;
    due.happen();
  }
  account.now = Math.max(account.now, until);
}

function nextDue(account: StripeAccount, until: number): Due | undefined {
  return [...account.subscriptions.values()]
    .flatMap((subscription) => dueOf(account, subscription))
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at)[0];
}

function dueOf(account: StripeAccount, subscription: Subscription): Due[] {
  if (subscription.status !== "active" && subscription.status !== "past_due") return [];
  const { current_period_start, current_period_end } = periodOf(subscription);
  const end = () => void cancelSubscription(account, subscription.id);
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= current_period_end) return [{ at: cancel_at, happen: end }];
  if (subscription.status === "active")
    return [{ at: current_period_end, happen: () => renew(account, subscription) }];

  const invoice = account.get(account.invoices, subscription.latest_invoice ?? "");
  const retries = retryDays.map((days) => current_period_start + days * daySeconds);
  const retryAt = retries.find((at) => at > account.now);
  if (retryAt === undefined) return [{ at: account.now, happen: end }];
  return [{ at: retryAt, happen: () => collect(account, subscription, invoice) }];
}
