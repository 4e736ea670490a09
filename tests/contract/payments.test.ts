import { localPayments } from "@/lib/adapters/payments/local";
import { stripePayments } from "@/lib/adapters/payments/stripe";
import { connectPostgres, type Db } from "@/lib/db/client";
import type { PaymentsPort } from "@/lib/ports/payments";
import { StripeDouble } from "@/tests/doubles/stripe";
import { createTestDatabase } from "@/tests/setup/database";
import { paymentsFailure } from "@/tests/support/stripe-payments";

/** A card that can be charged, and one that is taken but refuses every charge. */
type Card = "good" | "refusing";
type Provider = {
  payments: PaymentsPort;
  confirm: (setupId: string, card: Card) => Promise<unknown>;
  advanceTo: (date: Date) => void;
};

const start = new Date("2026-11-22T10:00:00Z");
const december = new Date("2026-12-22T10:00:00Z");
const january = new Date("2027-01-22T10:00:00Z");
const february = new Date("2027-02-22T10:00:00Z");
const shortlyAfter = (date: Date) => new Date(date.getTime() + 60_000);

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

const numbers: Record<Card, string> = { good: "4242 4242 4242 4242", refusing: "4000 0000 0000 0341" };

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

/** A new customer and what they can do. */
async function newCustomer({ payments, confirm, advanceTo }: Provider) {
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

describe.each<[string, () => Provider]>([
  ["local", local],
  ["stripe", stripe],
])("the %s payments", (_name, build) => {
  test("have one customer for a reference, and another for another", async () => {
    const { payments } = build();
    const ref = crypto.randomUUID();
    const { customerId } = await payments.createCustomer({ ref });
    expect(await payments.createCustomer({ ref })).toEqual({ customerId });
    expect(await payments.createCustomer({ ref: crypto.randomUUID() })).not.toEqual({ customerId });
  });

  test("take a card: the setup is open first, and then has the card", async () => {
    const { payments, confirm } = build();
    const { customerId } = await payments.createCustomer({ ref: crypto.randomUUID() });
    const setup = await payments.createCardSetup({ customerId });
    expect(setup).toMatchObject({ customerId, state: "open", paymentMethodId: null });
    expect(setup.clientSecret).toContain(setup.id);
    expect(await payments.findCardSetup(setup.id)).toEqual(setup);
    await confirm(setup.id, "good");
    const taken = { ...setup, state: "succeeded", paymentMethodId: expect.any(String) as string };
    expect(await payments.findCardSetup(setup.id)).toEqual(taken);
  });

  test.each(["seti_unknown", "", "local_seti_unknown"])("know nothing of a card setup %j", async (id) => {
    expect(await build().payments.findCardSetup(id)).toBeUndefined();
  });

  test("know nothing of a customer who has paid nothing", async () => {
    const { read } = await newCustomer(build());
    expect(await read()).toEqual({ subscription: null, invoices: [] });
  });

  test("charge the first month when somebody subscribes", async () => {
    const { subscribe, read } = await newCustomer(build());
    await subscribe();
    const { subscription, invoices } = await read();
    expect(subscription).toEqual({
      id: expect.any(String) as string,
      state: "active",
      startedAt: start,
      periodStart: start,
      periodEnd: december,
      endsAt: null,
      endedAt: null,
    });
    expect(invoices).toEqual([
      {
        id: expect.any(String) as string,
        amountCents: 400,
        paidAt: start,
        periodStart: start,
        periodEnd: december,
        refundedAt: null,
      },
    ]);
  });

  test("charge once when one key is sent twenty times at once", async () => {
    const { payments, customerId, give, read } = await newCustomer(build());
    const input = { customerId, paymentMethodId: await give("good"), idempotencyKey: crypto.randomUUID() };
    const sent = Array.from({ length: 20 }, () => payments.subscribe(input));
    const refused = (await Promise.allSettled(sent)).filter(({ status }) => status === "rejected");
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toMatchObject({ code: "busy" });
    expect(refused.length).toBeLessThan(20);
    await payments.subscribe(input);
    expect((await read()).invoices).toHaveLength(1);
  });

  test("take up the subscription that runs when another card and key come", async () => {
    const { subscribe, running, read } = await newCustomer(build());
    await subscribe();
    const before = await running();
    await Promise.all([subscribe(), subscribe()]);
    expect(await running()).toEqual(before);
    expect((await read()).invoices).toHaveLength(1);
  });

  test("charge nobody's card but the customer's own", async () => {
    const provider = build();
    const paymentMethodId = await (await newCustomer(provider)).give("good");
    const { payments, customerId, read } = await newCustomer(provider);
    const idempotencyKey = crypto.randomUUID();
    const error = await paymentsFailure(payments.subscribe({ customerId, paymentMethodId, idempotencyKey }));
    expect(error.code).toBe("not_found");
    expect((await read()).subscription).toBeNull();
  });

  test("begin nothing when the card is declined, and begin with another", async () => {
    const { subscribe, read } = await newCustomer(build());
    expect(await paymentsFailure(subscribe("refusing"))).toMatchObject({
      code: "declined",
      reason: "declined",
    });
    expect(await read()).toEqual({ subscription: null, invoices: [] });
    await subscribe();
    expect(await read()).toMatchObject({
      subscription: { state: "active" },
      invoices: [{ amountCents: 400 }],
    });
  });

  test("renew every month, the newest payment first", async () => {
    const { subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    advanceTo(shortlyAfter(january));
    expect(await running()).toMatchObject({ state: "active", periodStart: january, periodEnd: february });
    const { invoices } = await read();
    expect(invoices.map(({ periodStart }) => periodStart)).toEqual([january, december, start]);
    expect(new Set(invoices.map(({ id }) => id)).size).toBe(3);
  });

  test("renew on the last day of a month that is too short, and then on the first day again", async () => {
    const provider = build();
    const { subscribe, read, advanceTo } = await newCustomer(provider);
    advanceTo(new Date("2027-01-31T23:30:00Z"));
    await subscribe();
    advanceTo(new Date("2027-04-15T00:00:00Z"));
    expect((await read()).invoices.map(({ periodEnd }) => periodEnd.toISOString())).toEqual([
      "2027-04-30T23:30:00.000Z",
      "2027-03-31T23:30:00.000Z",
      "2027-02-28T23:30:00.000Z",
    ]);
  });

  test("tell the newest twelve payments", async () => {
    const { subscribe, read, advanceTo } = await newCustomer(build());
    await subscribe();
    advanceTo(new Date("2028-01-01T00:00:00Z"));
    const { invoices } = await read();
    expect(invoices).toHaveLength(12);
    expect(invoices[0]?.periodStart).toEqual(new Date("2027-12-22T10:00:00Z"));
  });

  test("cancel with the period that is paid for, however often", async () => {
    const { payments, subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    const { id } = await running();
    await payments.cancelAtPeriodEnd(id);
    await payments.cancelAtPeriodEnd(id);
    expect(await running()).toMatchObject({ state: "active", endsAt: december, periodEnd: december });
    advanceTo(shortlyAfter(december));
    expect(await running()).toMatchObject({ id, state: "ended", endedAt: december, endsAt: null });
    expect((await read()).invoices).toHaveLength(1);
    await payments.cancelAtPeriodEnd(id);
    expect(await running()).toMatchObject({ state: "ended", endedAt: december });
  });

  test("take a cancelled subscription up again: same period, nothing charged, and it renews", async () => {
    const { payments, subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    const before = await running();
    await payments.cancelAtPeriodEnd(before.id);
    advanceTo(new Date("2026-12-10T08:00:00Z"));
    await subscribe();
    expect(await running()).toEqual(before);
    expect((await read()).invoices).toHaveLength(1);
    advanceTo(shortlyAfter(december));
    expect(await running()).toMatchObject({ id: before.id, state: "active", periodEnd: january });
  });

  test("are past due when a renewal fails, until a card pays", async () => {
    const { subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    const { id } = await running();
    await subscribe("refusing");
    advanceTo(shortlyAfter(december));
    const pastDue = { id, state: "past_due", periodStart: december, periodEnd: january, endsAt: null };
    expect(await running()).toMatchObject(pastDue);

    expect(await paymentsFailure(subscribe("refusing"))).toMatchObject({ code: "declined" });
    expect(await running()).toMatchObject(pastDue);
    expect((await read()).invoices).toHaveLength(1);

    await subscribe();
    expect(await running()).toMatchObject({ ...pastDue, state: "active" });
    expect((await read()).invoices.map(({ periodStart }) => periodStart)).toEqual([december, start]);
  });

  test("end a subscription at once and for good", async () => {
    const { payments, subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    const { id } = await running();
    const endedAt = new Date("2026-12-01T12:00:00Z");
    advanceTo(endedAt);
    await payments.end(id);
    advanceTo(shortlyAfter(january));
    await payments.end(id);
    expect(await running()).toMatchObject({ id, state: "ended", endedAt });
    expect((await read()).invoices).toMatchObject([{ refundedAt: null }]);
  });

  test("make a new subscription after one that has ended", async () => {
    const { payments, subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    const { id } = await running();
    await payments.end(id);
    advanceTo(december);
    await subscribe();
    expect(await running()).toMatchObject({ state: "active", startedAt: december });
    expect((await running()).id).not.toBe(id);
    expect((await read()).invoices.map(({ periodStart }) => periodStart)).toEqual([december, start]);
  });

  test("forget a customer with all that runs, however often, and nobody else", async () => {
    const provider = build();
    const [leaving, staying] = [await newCustomer(provider), await newCustomer(provider)];
    await leaving.subscribe();
    await staying.subscribe();
    for (const customerId of [leaving.customerId, leaving.customerId, "cus_unknown"])
      await provider.payments.deleteCustomer(customerId);
    provider.advanceTo(shortlyAfter(january));
    const left: unknown = await leaving.read().catch((error: unknown) => error);
    const nothing = { subscription: null, invoices: [] };
    expect([nothing, expect.objectContaining({ code: "not_found" })]).toContainEqual(left);
    expect((await staying.read()).invoices).toHaveLength(3);
  });

  test("pay everything back once and end, however often it is asked", async () => {
    const { payments, subscribe, running, read, advanceTo } = await newCustomer(build());
    await subscribe();
    const { id } = await running();
    const refundedAt = new Date("2026-12-24T12:00:00Z");
    advanceTo(refundedAt);
    await payments.refundAndEnd(id);
    advanceTo(shortlyAfter(january));
    await payments.refundAndEnd(id);
    const { subscription, invoices } = await read();
    expect(subscription).toMatchObject({ id, state: "ended", endedAt: refundedAt });
    expect(invoices).toMatchObject([
      { amountCents: 400, periodStart: december, refundedAt },
      { amountCents: 400, periodStart: start, refundedAt },
    ]);
  });

  test.each(["cancelAtPeriodEnd", "end", "refundAndEnd"] as const)(
    "know no other's subscription to %s",
    async (verb) => {
      expect((await paymentsFailure(build().payments[verb]("sub_unknown"))).code).toBe("not_found");
    },
  );
});
