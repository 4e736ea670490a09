import { PortError } from "./port-error";

/** A subscription to Pro as the provider has it now. */
export type ProviderSubscription = {
  id: string;
  /** `past_due`: a renewal could not be charged and is tried again. `ended`: nothing more will be charged. */
  state: "active" | "past_due" | "ended";
  startedAt: Date;
  /** The period that runs: paid for, or in `past_due` the one that is not. */
  periodStart: Date;
  periodEnd: Date;
  /** When it will end instead of being renewed. */
  endsAt: Date | null;
  endedAt: Date | null;
};

/** A payment the provider has received. */
export type ProviderInvoice = {
  id: string;
  amountCents: number;
  paidAt: Date;
  periodStart: Date;
  periodEnd: Date;
  refundedAt: Date | null;
};

export type ProviderAccount = {
  /** The subscription that runs; without one the last that has ended. One whose first payment failed is none. */
  subscription: ProviderSubscription | null;
  /** The newest 12 at most, newest first. */
  invoices: ProviderInvoice[];
};

/** A card that the provider is asked to take, or has taken: what the card form works on. */
export type CardSetup = {
  id: string;
  /** What the browser shows the provider; allows nothing but to give a card. */
  clientSecret: string;
  customerId: string;
  state: "open" | "succeeded" | "canceled";
  /** The card, once it is taken. */
  paymentMethodId: string | null;
};

export type SubscribeInput = {
  customerId: string;
  paymentMethodId: string;
  /** One key makes one subscription, however often and from wherever it is sent. */
  idempotencyKey: string;
};

/** Who takes the price of Pro, each month and VAT included: an amount that is the server's alone. */
export interface PaymentsPort {
  readonly kind: "stripe" | "local";
  /** The customer of this reference: the same one for the same reference, whoever's address comes with it. */
  createCustomer(input: { ref: string; email?: string }): Promise<{ customerId: string }>;
  createCardSetup(input: { customerId: string }): Promise<CardSetup>;
  /** Undefined for an id the provider does not know. */
  findCardSetup(id: string): Promise<CardSetup | undefined>;
  /**
   * Leaves the customer with exactly one subscription that renews with this card: takes up the one that runs (no
   * charge; what is past due is charged), or else makes one and charges its first month. Throws `declined` when the
   * charge is refused, and then nothing was begun; `busy` when the same key is under way or was sent with another card.
   */
  subscribe(input: SubscribeInput): Promise<void>;
  readAccount(customerId: string): Promise<ProviderAccount>;
  /** The period that is paid for is the last one. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Ends a subscription now; nothing more is charged. One that has ended stays as it is. */
  end(subscriptionId: string): Promise<void>;
  /** Forgets a customer: ends what runs at once, and deletes the cards. Twice is as once. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Pays back all that a subscription has cost, once, and then ends it. */
  refundAndEnd(subscriptionId: string): Promise<void>;
}

/** What a provider tells of its own accord: only whom it is about. What has become of them is read. */
export type PaymentsEvent = { id: string; type: string; customerId: string | null };

export interface StripePaymentsPort extends PaymentsPort {
  readonly kind: "stripe";
  readonly publishableKey: string;
  /** The event in a webhook's raw body. Throws `bad_signature` unless it is genuine and less than five minutes old. */
  readEvent(rawBody: string, signature: string): PaymentsEvent;
  /**
   * Where the customer sees invoices and changes the card. Before it opens, every card but the one that will be charged
   * next is forgotten, and `email` takes the place of the address there was: null leaves none.
   */
  portalUrl(input: { customerId: string; email: string | null; returnUrl: string }): Promise<string>;
}

export type LocalCard = {
  setupId: string;
  number: string;
  /** MM/YY */
  expiry: string;
  cvc: string;
  /** What the holder has answered to their bank. */
  confirmation?: "approved" | "refused";
};

/** The local provider, where nothing is ever charged. */
export interface LocalPaymentsPort extends PaymentsPort {
  readonly kind: "local";
  /** Takes a published test card. Throws `declined` with the reason. */
  confirmCard(card: LocalCard): Promise<"succeeded" | "needs_confirmation">;
}

export function isStripe(payments: PaymentsPort): payments is StripePaymentsPort {
  return payments.kind === "stripe";
}

export function isLocalPayments(payments: PaymentsPort): payments is LocalPaymentsPort {
  return payments.kind === "local";
}

export type DeclineReason =
  | "declined"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_number"
  | "incorrect_cvc"
  | "confirmation_failed"
  | "not_a_test_card";

export type PaymentsErrorCode = "declined" | "busy" | "not_found" | "unavailable" | "bad_signature";

/** What the provider refused or could not do. After `unavailable` nobody knows whether it was done. */
export class PaymentsError extends PortError {
  static override readonly errorName = "PaymentsError";
  readonly reason: DeclineReason;

  constructor(
    readonly code: PaymentsErrorCode,
    { reason = "declined", cause }: { reason?: DeclineReason; cause?: unknown } = {},
  ) {
    super(`Payments: ${code === "declined" ? reason : code}`, { cause });
    this.reason = reason;
  }
}
