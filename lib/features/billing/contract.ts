import { z } from "zod";
import { defineCall, numberId, text } from "@/lib/contract/call";
import { billing as t } from "@/lib/i18n/it";

const iso = z.iso.datetime();
const said = { success: z.literal(true), message: z.string() };
const hour = 60 * 60 * 1000;

export const subscription = z.object({
  /** Who takes the money; with `local` nothing is ever charged. */
  provider: z.enum(["stripe", "local"]),
  status: z.enum(["none", "active", "past_due", "canceled_with_grace", "expired"]),
  /** Pro without a subscription that runs: nothing to pay, to cancel or to renew. */
  isGift: z.boolean(),
  startedAt: iso.nullable(),
  /** When the next month is charged. */
  renewsAt: iso.nullable(),
  /** When Pro ends. */
  endsAt: iso.nullable(),
  /** An instant of the last day on which the caller can withdraw and everything is paid back: null to who has not concluded the contract. */
  withdrawableUntil: iso.nullable(),
  /** Whether the provider shows invoices and takes another card on a page of its own. */
  hasPortal: z.boolean(),
  priceCents: z.int(),
  invoices: z.array(
    z.object({
      id: z.string(),
      amountCents: z.int(),
      paidAt: iso,
      periodStart: iso,
      periodEnd: iso,
      refundedAt: iso.nullable(),
    }),
  ),
});
export type SubscriptionReply = z.output<typeof subscription>;

export const subscriptionCall = defineCall({
  method: "GET",
  path: "/api/subscription",
  summary: "The caller's subscription to Pro, and the payments received for it.",
  actor: "learner",
  reply: subscription,
});

export const cardForm = z.object({
  clientSecret: z.string(),
  setupIntentId: z.string(),
  /** Null where nothing is charged. */
  publishableKey: z.string().nullable(),
  provider: z.enum(["stripe", "local"]),
  /** What who pays agrees to, sentence by sentence. */
  terms: z.array(z.string()),
});
export type CardForm = z.output<typeof cardForm>;

export const createSubscriptionCall = defineCall({
  method: "POST",
  path: "/api/create-subscription",
  summary:
    "Begins or takes up again the way to Pro: what the card form needs to take a card. The price is the server's. 409 for who has Pro that renews.",
  actor: "learner",
  rate: { max: 30, windowMs: hour },
  reply: cardForm,
});

const completeBody = z.strictObject({ setupIntentId: text(255).min(1) });

export const completeSubscriptionCall = defineCall({
  method: "POST",
  path: "/api/complete-subscription",
  summary:
    "Subscribes with a card the provider has taken. Repeats answer alike and charge nothing. 400 for a card setup that is not the caller's, not done or used before; 402 when the card is declined.",
  actor: "learner",
  saysSuccess: true,
  rate: { max: 60, windowMs: hour },
  body: completeBody,
  reply: z.object(said),
});

const cancelled = z.object({ ...said, subscriptionEndDate: iso.nullable() });

export const cancelSubscriptionCall = defineCall({
  method: "POST",
  path: "/api/cancel-subscription",
  summary: "Ends Pro with the period that is paid for. 400 without a subscription.",
  actor: "learner",
  saysSuccess: true,
  rate: { max: 60, windowMs: hour },
  reply: cancelled,
});

export const withdrawSubscriptionCall = defineCall({
  method: "POST",
  path: "/api/withdraw-subscription",
  summary:
    "Withdraws from the contract within 14 days of its conclusion: Pro ends at once, all is paid back, a mail confirms it. 400 afterwards, 403 for a contract that another has concluded.",
  actor: "learner",
  saysSuccess: true,
  rate: { max: 60, windowMs: hour },
  reply: z.object(said),
});

const portal = z.object({ url: z.url() });

export const billingPortalCall = defineCall({
  method: "POST",
  path: "/api/billing-portal",
  summary: "The address of the provider's page with invoices and card. 404 where there is none.",
  actor: "learner",
  rate: { max: 30, windowMs: hour },
  reply: portal,
});

const digits = (min: number, max: number, sentence: string) =>
  text(40)
    .transform((value) => value.replace(/[\s-]/g, ""))
    .pipe(z.string().regex(new RegExp(`^\\d{${min},${max}}$`), sentence));

export const localCardBody = z.strictObject({
  setupIntentId: text(255).min(1),
  number: digits(12, 19, t.badCardNumber),
  expiry: text(10)
    .transform((value) => value.replace(/\s/g, ""))
    .pipe(z.string().regex(/^(0[1-9]|1[0-2])\/?\d{2}$/, t.badExpiry)),
  cvc: digits(3, 4, t.badCvc),
  confirmation: z.enum(["approved", "refused"]).optional(),
});

export const cardState = z.object({ status: z.enum(["succeeded", "needs_confirmation"]) });

export const confirmLocalCardCall = defineCall({
  method: "POST",
  path: "/api/local-payments/confirm",
  summary:
    "Stands in for the provider's card form where nothing is charged: takes the published test cards. 404 when a provider is configured; 402 when the card is declined.",
  actor: "learner",
  rate: { max: 60, windowMs: hour },
  body: localCardBody,
  reply: cardState,
});

export const stripeWebhookCall = defineCall({
  method: "POST",
  path: "/api/stripe/webhook",
  summary:
    "What Stripe tells: checked by its signature, heard once. 400 unless it is genuine and fresh, 200 for what does not concern us, 503 to be told again. 404 when Stripe is not configured.",
  actor: "anyone",
  isUncounted: true,
  rawBody: { maxBytes: 256 * 1024 },
  reply: z.object({ received: z.literal(true) }),
});

const childSubscription = subscription.extend({
  /** Why the caller's payment would be refused, whatever the state. Null where it would not. */
  paymentRefusal: z.string().nullable(),
  mayCancel: z.boolean(),
});
export type ChildSubscriptionReply = z.output<typeof childSubscription>;

/**
 * What a parent does for a student. 404 for a student whose parent the caller is not, 403 for one of age: but whoever pays for
 * such a one may see that, and end it.
 */
const ofChild = { actor: "parent", params: z.object({ childId: numberId }) } as const;

export const childSubscriptionCall = defineCall({
  ...ofChild,
  method: "GET",
  path: "/api/parents/children/{childId}/subscription",
  summary:
    "A student's subscription to Pro, the payments received for it, and what the caller may do. For a student of age only to whoever pays or has bought it, else 403.",
  reply: childSubscription,
});

export const createChildSubscriptionCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/create-subscription",
  summary:
    "Begins the way to Pro for a student: what the card form needs to take a parent's card. 409 where there is Pro that renews.",
  rate: { max: 30, windowMs: hour },
  reply: cardForm,
});

export const completeChildSubscriptionCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/complete-subscription",
  summary:
    "Subscribes with a card the provider has taken; the mails about it go to the caller. Repeats answer alike and charge nothing. 503 while somebody else pays for the same student.",
  saysSuccess: true,
  rate: { max: 60, windowMs: hour },
  body: completeBody,
  reply: z.object(said),
});

export const cancelChildSubscriptionCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/cancel-subscription",
  summary: "Ends a student's Pro with the period that is paid for. 400 without a subscription.",
  saysSuccess: true,
  rate: { max: 60, windowMs: hour },
  reply: cancelled,
});

export const withdrawChildSubscriptionCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/withdraw-subscription",
  summary:
    "Withdraws from the contract within 14 days, for who has concluded it, or a parent where the student has; the mail goes to who pays and to the caller. 403 for another's.",
  saysSuccess: true,
  rate: { max: 60, windowMs: hour },
  reply: z.object(said),
});

export const childBillingPortalCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/billing-portal",
  summary:
    "The address of the provider's page with invoices and card, which leads back to the page for parents. 404 where there is none.",
  rate: { max: 30, windowMs: hour },
  reply: portal,
});

export const confirmChildLocalCardCall = defineCall({
  ...ofChild,
  method: "POST",
  path: "/api/parents/children/{childId}/local-payments/confirm",
  summary: "Stands in for the provider's card form on the page for parents, where nothing is charged.",
  rate: { max: 60, windowMs: hour },
  body: localCardBody,
  reply: cardState,
});
