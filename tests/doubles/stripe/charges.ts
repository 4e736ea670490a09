import type { StripeAccount } from "./account";
import type { Charge, Invoice, Refund } from "./objects";
import { missing, Refusal } from "./refusal";

type Decline = { code: string; decline_code?: string };

/** Charges that the cardholder is there for: the bank asks them each time. */
type Session = "on_session" | "off_session";

const declined = (decline_code: string): Decline => ({ code: "card_declined", decline_code });

/**
 * What a card does when it is charged, by the name Stripe publishes for it. Here every card can be set up: one that
 * is refused already then never gets as far as a charge.
 */
const cards: Record<string, (session: Session) => Decline | undefined> = {
  pm_card_visa: () => undefined,
  pm_card_mastercard: () => undefined,
  pm_card_chargeDeclined: () => declined("generic_decline"),
  pm_card_chargeDeclinedInsufficientFunds: () => declined("insufficient_funds"),
  pm_card_chargeDeclinedExpiredCard: () => ({ code: "expired_card" }),
  pm_card_chargeDeclinedIncorrectNumber: () => ({ code: "incorrect_number" }),
  pm_card_chargeDeclinedIncorrectCvc: () => ({ code: "incorrect_cvc" }),
  pm_card_chargeDeclinedProcessingError: () => ({ code: "processing_error" }),
  pm_card_authenticationRequired: () => ({
    code: "authentication_required",
    decline_code: "authentication_required",
  }),
  // Once set up it is free off-session, while on-session the bank always asks.
  pm_card_authenticationRequiredOnSetup: (session) =>
    session === "on_session" ? { code: "subscription_payment_intent_requires_action" } : undefined,
};

export function assertCardExists(card: string): void {
  if (!cards[card]) throw new Error(`No such card: ${card}`);
}

/** Pays an invoice or throws the 402 of the card; both leave a charge. */
export function payInvoice(
  account: StripeAccount,
  invoice: Invoice,
  { paymentMethod, session }: { paymentMethod: string; session: Session },
): void {
  const decline = tryCharge(account, invoice, { paymentMethod, session });
  if (decline)
    throw new Refusal(402, {
      type: "card_error",
      message: "Your card was declined: 4000 0000 0000 0002 of Anna Rossi.",
      ...decline,
    });
}

function tryCharge(
  account: StripeAccount,
  invoice: Invoice,
  { paymentMethod, session }: { paymentMethod: string; session: Session },
): Decline | undefined {
  const method = account.paymentMethods.get(paymentMethod);
  if (method?.customer !== invoice.customer) throw missing(paymentMethod, "payment_method");
  const decline = cards[method.card]?.(session);
  const payment = paymentOf(account, invoice);
  const { payment_intent } = payment.payment;
  account.keep<Charge>(account.charges, {
    id: account.newId("ch"),
    object: "charge",
    amount: invoice.amount_due,
    amount_refunded: 0,
    created: account.now,
    customer: invoice.customer,
    disputed: false,
    paid: !decline,
    payment_intent,
    refunded: false,
    status: decline ? "failed" : "succeeded",
  });
  if (decline) return decline;
  payment.status = "paid";
  invoice.status = "paid";
  invoice.amount_paid = invoice.amount_due;
  invoice.status_transitions.paid_at = account.now;
  return undefined;
}

/** An invoice has one payment intent, however many charges it takes. */
function paymentOf(account: StripeAccount, { id }: Invoice) {
  const [found] = account.list(account.invoicePayments, ({ invoice }) => invoice === id);
  return (
    found ??
    account.keep(account.invoicePayments, {
      id: account.newId("inpay"),
      object: "invoice_payment" as const,
      invoice: id,
      payment: { type: "payment_intent" as const, payment_intent: account.newId("pi") },
      status: "open" as const,
    })
  );
}

export function refund(account: StripeAccount, paymentIntent: string): Refund {
  const [charge] = account.list(account.charges, (c) => c.payment_intent === paymentIntent && c.paid);
  if (!charge) throw missing(paymentIntent, "payment_intent");
  if (charge.disputed) throw new Refusal(400, { code: "charge_disputed" });
  if (charge.refunded) throw new Refusal(400, { code: "charge_already_refunded" });
  charge.refunded = true;
  charge.amount_refunded = charge.amount;
  const made = account.keep<Refund>(account.refunds, {
    id: account.newId("re"),
    object: "refund",
    amount: charge.amount,
    charge: charge.id,
    created: account.now,
    payment_intent: paymentIntent,
    status: "succeeded",
  });
  account.emit("charge.refunded", charge);
  return made;
}
