import type { CardForm, ChildSubscriptionReply, SubscriptionReply } from "@/lib/features/billing/contract";

const day = 24 * 60 * 60 * 1000;

/** This many days from now, as the server writes it. */
export const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

/** A subscription as the server answers it: none, but for these fields. */
export function subscriptionReply(fields: Partial<SubscriptionReply> = {}): SubscriptionReply {
  return {
    provider: "local",
    status: "none",
    isGift: false,
    startedAt: null,
    renewsAt: null,
    endsAt: null,
    withdrawableUntil: null,
    hasPortal: false,
    priceCents: 400,
    invoices: [],
    ...fields,
  };
}

/** The same on the page for parents, to who may do all there is to do. */
export const childSubscriptionReply = (
  fields: Partial<ChildSubscriptionReply> = {},
): ChildSubscriptionReply => ({
  ...subscriptionReply(),
  paymentRefusal: null,
  mayCancel: true,
  ...fields,
});

export const invoice: SubscriptionReply["invoices"][number] = {
  id: "invoice-1",
  amountCents: 400,
  paidAt: "2026-11-12T09:00:00.000Z",
  periodStart: "2026-11-12T09:00:00.000Z",
  periodEnd: "2026-12-12T09:00:00.000Z",
  refundedAt: null,
};

/** What the card form begins with, where nothing is charged. */
export const localCardForm: CardForm = {
  clientSecret: "secret",
  setupIntentId: "seti_1",
  publishableKey: null,
  provider: "local",
  terms: ["Oggi si pagano 4,00 €, poi 4,00 € ogni mese."],
};
