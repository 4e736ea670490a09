import { localPayments } from "@/lib/adapters/payments/local";
import { stripePayments } from "@/lib/adapters/payments/stripe";
import { connectPostgres, type Db } from "@/lib/db/client";
import type { PaymentsPort } from "@/lib/ports/payments";
import { StripeDouble } from "@/tests/doubles/stripe";
import { createTestDatabase } from "@/tests/setup/database";

/** A card that can be charged, and one that is taken but refuses every charge. */
type Card = "good" | "refusing";
type Provider = {
  payments: PaymentsPort;
  confirm: (setupId: string, card: Card) => Promise<unknown>;
  advanceTo: (date: Date) => void;
};

const numbers: Record<Card, string> = { good: "4242 4242 4242 4242", refusing: "4000 0000 0000 0341" };

/** Both adapters of the payments port, on a database of the file and a Stripe double of each test; their clocks begin at `start`. */
export function paymentsProviders(start: Date): [name: string, build: () => Provider][] {
  let db: Db;
  let double: StripeDouble;
  let now: Date;

  beforeAll(async () => {
    db = connectPostgres(await createTestDatabase());
  });
  afterAll(() => db.$disconnect());
  beforeEach(async () => {
    now = start;
    double = await new StripeDouble({ now }).start();
  });
  afterEach(() => double.stop());

  function local(): Provider {
    const payments = localPayments({ db, now: () => now });
    return {
      payments,
      confirm: (setupId, card) =>
        payments.confirmCard({ setupId, number: numbers[card], expiry: "12/34", cvc: "123" }),
      advanceTo: (date) => (now = date),
    };
  }

  function stripe(): Provider {
    return {
      payments: stripePayments({
        secretKey: "sk_test_double",
        publishableKey: "pk_test_double",
        webhookSecret: double.webhookSecret,
        apiBase: double.url,
        now: () => now,
      }),
      confirm: async (setupId, card) =>
        double.confirm(setupId, card === "good" ? "pm_card_visa" : "pm_card_chargeDeclined"),
      advanceTo: (date) => {
        now = date;
        double.advanceTo(date);
      },
    };
  }

  return [
    ["local", local],
    ["stripe", stripe],
  ];
}

/** A new customer and what they can do. */
export async function newCustomer({ payments, confirm, advanceTo }: Provider) {
  const { customerId } = await payments.createCustomer({ ref: crypto.randomUUID() });

  async function give(card: Card): Promise<string> {
    const { id } = await payments.createCardSetup({ customerId });
    await confirm(id, card);
    return (await payments.findCardSetup(id))?.paymentMethodId ?? "";
  }
  async function subscribe(card: Card = "good", idempotencyKey: string = crypto.randomUUID()) {
    await payments.subscribe({ customerId, paymentMethodId: await give(card), idempotencyKey });
  }
  async function running() {
    const { subscription } = await payments.readAccount(customerId);
    if (!subscription) throw new Error("expected a subscription");
    return subscription;
  }
  const read = () => payments.readAccount(customerId);
  return { payments, customerId, advanceTo, give, subscribe, running, read };
}
