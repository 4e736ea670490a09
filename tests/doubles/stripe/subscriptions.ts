import { addMonths } from "@/lib/adapters/payments/local-periods";
import type { StripeAccount } from "./account";
import { payInvoice } from "./charges";
import type { Invoice, Subscription } from "./objects";
import { missing, Refusal } from "./refusal";

type NewSubscription = {
  customer: string;
  price: string;
  paymentMethod: string;
  session: "on_session" | "off_session";
};

/** Charges the first month, and only then is there a subscription (`payment_behavior: error_if_incomplete`). */
export function createSubscription(account: StripeAccount, wanted: NewSubscription): Subscription {
  const { customer, paymentMethod, session } = wanted;
  account.get(account.customers, customer, "customer");
  const price = account.get(account.prices, wanted.price, "items[0][price]");
  if (!price.active) throw new Refusal(400, { message: "The price specified is inactive." });
  if (account.paymentMethods.get(paymentMethod)?.customer !== customer)
    throw missing(paymentMethod, "default_payment_method");

  const { now } = account;
  const subscription: Subscription = {
    id: account.newId("sub"),
    object: "subscription",
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: now,
    customer,
    default_payment_method: paymentMethod,
    ended_at: null,
    items: { object: "list", data: [{ id: account.newId("si"), price, ...monthFrom(now, now) }] },
    latest_invoice: null,
    start_date: now,
    status: "active",
  };
  const invoice = newInvoice(account, subscription, "subscription_create");
  payInvoice(account, invoice, { paymentMethod, session });
  subscription.latest_invoice = account.keep(account.invoices, invoice).id;
  account.keep(account.subscriptions, subscription);
  account.emit("customer.subscription.created", subscription);
  account.emit("invoice.paid", invoice);
  return subscription;
}

export type Change = {
  cancelAtPeriodEnd?: boolean;
  /** Null for never. */
  cancelAt?: number | null;
  paymentMethod?: string;
};

export function changeSubscription(account: StripeAccount, id: string, change: Change): Subscription {
  const subscription = account.get(account.subscriptions, id);
  if (subscription.status === "canceled")
    throw new Refusal(400, { message: "A canceled subscription can only update its cancellation_details." });
  const { cancelAtPeriodEnd, cancelAt, paymentMethod } = change;
  if (cancelAtPeriodEnd !== undefined && cancelAt !== undefined)
    throw new Refusal(400, { code: "parameters_exclusive" });
  if (cancelAtPeriodEnd !== undefined) {
    subscription.cancel_at_period_end = cancelAtPeriodEnd;
    subscription.cancel_at = cancelAtPeriodEnd ? periodOf(subscription).current_period_end : null;
  }
  if (cancelAt !== undefined) {
    subscription.cancel_at = cancelAt;
    subscription.cancel_at_period_end = false;
  }
  subscription.canceled_at = subscription.cancel_at === null ? null : account.now;
  if (paymentMethod !== undefined) subscription.default_payment_method = paymentMethod;
  account.emit("customer.subscription.updated", subscription);
  return subscription;
}

/** A subscription that has ended is not found here, though it can be read. */
export function cancelSubscription(account: StripeAccount, id: string): Subscription {
  const subscription = account.get(account.subscriptions, id);
  if (subscription.status === "canceled") throw missing(id);
  subscription.status = "canceled";
  subscription.canceled_at ??= account.now;
  subscription.ended_at = account.now;
  account.emit("customer.subscription.deleted", subscription);
  return subscription;
}

/** Begins the next month and charges for it. */
export function renew(account: StripeAccount, subscription: Subscription): void {
  const period = periodOf(subscription);
  Object.assign(period, monthFrom(subscription.start_date, period.current_period_end));
  const invoice = account.keep(account.invoices, newInvoice(account, subscription, "subscription_cycle"));
  subscription.latest_invoice = invoice.id;
  collect(account, subscription, invoice);
}

/** Tries to be paid with the card of the subscription, whose state follows. */
export function collect(account: StripeAccount, subscription: Subscription, invoice: Invoice): void {
  try {
    payOpenInvoice(account, invoice.id, subscription.default_payment_method);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    subscription.status = "past_due";
    account.emit("customer.subscription.updated", subscription);
  }
}

export function payOpenInvoice(account: StripeAccount, id: string, paymentMethod: string): Invoice {
  const invoice = account.get(account.invoices, id);
  if (invoice.status !== "open") throw new Refusal(400, { message: "Invoice is already paid" });
  try {
    payInvoice(account, invoice, { paymentMethod, session: "off_session" });
  } catch (error) {
    account.emit("invoice.payment_failed", invoice);
    throw error;
  }
  account.emit("invoice.paid", invoice);
  const { subscription: subscriptionId } = invoice.parent.subscription_details;
  const subscription = account.get(account.subscriptions, subscriptionId);
  if (subscription.status !== "canceled") subscription.status = "active";
  account.emit("customer.subscription.updated", subscription);
  return invoice;
}

export function periodOf({ items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error("A subscription has an item.");
  return item;
}

/** The billing month of an anchor that begins at `start`. Both are in seconds. */
function monthFrom(anchor: number, start: number) {
  let months = 1;
  while (monthsAfter(anchor, months) <= start) months += 1;
  return { current_period_start: start, current_period_end: monthsAfter(anchor, months) };
}

const monthsAfter = (anchor: number, months: number) =>
  addMonths(new Date(anchor * 1000), months).getTime() / 1000;

/** As Stripe's: the invoice's own period is that of what came before, and empty at first. */
function newInvoice(
  account: StripeAccount,
  subscription: Subscription,
  reason: Invoice["billing_reason"],
): Invoice {
  const { price, current_period_start, current_period_end } = periodOf(subscription);
  const line = {
    id: account.newId("il"),
    amount: price.unit_amount,
    period: { start: current_period_start, end: current_period_end },
  };
  return {
    id: account.newId("in"),
    object: "invoice",
    amount_due: price.unit_amount,
    amount_paid: 0,
    billing_reason: reason,
    created: account.now,
    currency: price.currency,
    customer: subscription.customer,
    lines: { object: "list", data: [line] },
    parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    period_start: account.now,
    period_end: account.now,
    status: "open",
    status_transitions: { paid_at: null },
  };
}
