import { stripePayments } from "@/lib/adapters/payments/stripe";
import { PaymentsError } from "@/lib/ports/payments";
import { StripeDouble } from "@/tests/doubles/stripe";

/** The reason why an attempt at the payments port failed. */
export async function paymentsFailure(attempt: Promise<unknown>): Promise<PaymentsError> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PaymentsError)) throw new Error("expected a PaymentsError", { cause: error });
  return error;
}

type Options = Partial<Parameters<typeof stripePayments>[0]>;

/** A Stripe double of the test's own, and the adapter on it. `clock.now` is the adapter's; the double has its own. */
export async function startStripe(now: Date) {
  const double = await new StripeDouble({ now }).start();
  const clock = { now };

  const adapter = (options: Options = {}) =>
    stripePayments({
      secretKey: "sk_test_double",
      publishableKey: "pk_test_double",
      webhookSecret: double.webhookSecret,
      apiBase: double.url,
      now: () => clock.now,
      timeoutMs: 200,
      ...options,
    });

  /** A new customer with a card that is taken, and an adapter to subscribe with. */
  async function customerWith(card: string, payments = adapter()) {
    const { customerId } = await payments.createCustomer({ ref: crypto.randomUUID() });
    const give = async (name: string) => {
      const { id } = await payments.createCardSetup({ customerId });
      double.confirm(id, name);
      return (await payments.findCardSetup(id))?.paymentMethodId ?? "";
    };
    const paymentMethodId = await give(card);
    const subscribe = (change: { paymentMethodId?: string; idempotencyKey?: string } = {}) =>
      payments.subscribe({ customerId, paymentMethodId, idempotencyKey: "try-1", ...change });
    return { payments, customerId, give, subscribe, read: () => payments.readAccount(customerId) };
  }

  /** The only subscription there is, as the double has it. */
  function onlySubscription() {
    const [subscription, ...others] = double.subscriptions;
    if (!subscription || others.length > 0) throw new Error(`${double.subscriptions.length} subscriptions`);
    return subscription;
  }

  const paidCharges = () => [...double.account.charges.values()].filter(({ paid }) => paid);
  return { double, clock, adapter, customerWith, onlySubscription, paidCharges };
}

export type StartedStripe = Awaited<ReturnType<typeof startStripe>>;
