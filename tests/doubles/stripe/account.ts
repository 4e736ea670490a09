import { missing } from "./refusal";
import type * as stripe from "./objects";

export const apiVersion = "2026-10-28.endive";

/** All that one Stripe account holds, its clock, and what has happened in it. */
export class StripeAccount {
  readonly customers = new Map<string, stripe.Customer>();
  readonly prices = new Map<string, stripe.Price>();
  readonly setupIntents = new Map<string, stripe.SetupIntent>();
  /** Whose card each payment method is, nobody's once it was detached, and what its name says it does. */
  readonly paymentMethods = new Map<string, { customer: string | null; card: string }>();
  readonly subscriptions = new Map<string, stripe.Subscription>();
  readonly invoices = new Map<string, stripe.Invoice>();
  readonly invoicePayments = new Map<string, stripe.InvoicePayment>();
  readonly charges = new Map<string, stripe.Charge>();
  readonly refunds = new Map<string, stripe.Refund>();
  readonly portalConfigurations = new Map<string, stripe.PortalConfiguration>();
  readonly events: stripe.StripeEvent[] = [];
  private lastNumber = 0;

  /** `now` is in seconds. */
  constructor(public now: number) {}

  newId(prefix: string): string {
    this.lastNumber += 1;
    return `${prefix}_1Double${String(this.lastNumber).padStart(6, "0")}`;
  }

  keep<T extends { id: string }>(all: Map<string, T>, object: T): T {
    all.set(object.id, object);
    return object;
  }

  /** The object of this id, which stood in the path or in the parameter `param`. */
  get<T>(all: Map<string, T>, id: string, param?: string): T {
    const found = all.get(id);
    if (!found) throw missing(id, param);
    return found;
  }

  /** Those that fit, newest first. */
  list<T>(all: Map<string, T>, fits: (object: T) => boolean): T[] {
    return [...all.values()].filter(fits).reverse();
  }

  emit(type: string, object: object): void {
    this.events.push({
      id: this.newId("evt"),
      object: "event",
      api_version: apiVersion,
      created: this.now,
      data: { object: structuredClone(object) as Record<string, unknown> },
      livemode: false,
      type,
    });
  }

  cardsOf(customer: string): stripe.PaymentMethod[] {
    return [...this.paymentMethods]
      .filter(([, method]) => method.customer === customer)
      .map(([id]) => ({ id, object: "payment_method", type: "card", customer }));
  }

  /** For good: Stripe attaches it to nobody any more. */
  detach(id: string): void {
    this.get(this.paymentMethods, id).customer = null;
  }

  addPaymentMethod(customer: string, card: string): string {
    const id = this.newId("pm");
    this.paymentMethods.set(id, { customer, card });
    return id;
  }
}
