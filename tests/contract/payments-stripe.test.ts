import { paymentsFailure, startStripe, type StartedStripe } from "@/tests/support/stripe-payments";

const start = new Date("2026-11-22T10:00:00Z");
const december = new Date("2026-12-22T10:00:00Z");

let s: StartedStripe;
beforeEach(async () => {
  s = await startStripe(start);
});
afterEach(() => s.double.stop());

describe("what Stripe is told", () => {
  test("is a reference, and nothing else of a learner", async () => {
    await s.adapter().createCustomer({ ref: "7b0f6f3e-0c1b-4d55-9d5e-2f8f6f0f9a11" });
    expect([...s.double.account.customers.values()].map(({ metadata }) => metadata)).toEqual([
      { ref: "7b0f6f3e-0c1b-4d55-9d5e-2f8f6f0f9a11" },
    ]);
  });

  test("is the address of a parent who pays, and the customer is the same whoever comes with the reference", async () => {
    const email = "anna@casa.example";
    const made = await Promise.all([
      s.adapter().createCustomer({ ref: "ref-1", email }),
      s.adapter().createCustomer({ ref: "ref-2" }),
    ]);
    expect(await s.adapter().createCustomer({ ref: "ref-1" })).toEqual(made[0]);
    expect(await s.adapter().createCustomer({ ref: "ref-2", email: "nonnò@casa.example" })).toEqual(made[1]);
    expect([...s.double.account.customers.values()].map((customer) => customer.email).sort()).toEqual([
      email,
      null,
    ]);
  });

  test("is asked again for the address when Stripe fails at it", async () => {
    const input = { ref: "ref", email: "anna@casa.example" };
    for (let tries = 0; tries < 2; tries += 1) s.double.failNext(500, "POST /v1/customers/:id");
    expect((await paymentsFailure(s.adapter().createCustomer(input))).code).toBe("unavailable");
    await s.adapter().createCustomer(input);
    expect([...s.double.account.customers.values()]).toMatchObject([{ email: input.email }]);
  });

  test.each([
    "../customers",
    "seti_1/confirm",
    "seti_1?expand[]=customer",
    "seti_1%2F..%2F..%2Fcustomers",
    "seti_1\n",
    "seti_è",
    "seti_",
    "sub_1",
    " seti_1",
    "",
  ])("is never the id %j", async (id) => {
    expect(await s.adapter().findCardSetup(id)).toBeUndefined();
    expect(s.double.calls).toEqual([]);
  });

  test.each([
    ["requires_action", "open"],
    ["processing", "open"],
    ["canceled", "canceled"],
  ] as const)("has a card setup that is %s as %s", async (status, state) => {
    const payments = s.adapter();
    const { customerId } = await payments.createCustomer({ ref: "ref" });
    const { id } = await payments.createCardSetup({ customerId });
    Object.assign(s.double.account.get(s.double.account.setupIntents, id), {
      status,
      payment_method: "pm_1",
    });
    expect(await payments.findCardSetup(id)).toMatchObject({ state, paymentMethodId: null });
  });

  test("may be a customer it does not know", async () => {
    const error = await paymentsFailure(s.adapter().createCardSetup({ customerId: "cus_unknown" }));
    expect(error.code).toBe("not_found");
  });
});

describe("a subscription at Stripe", () => {
  test.each([
    ["trialing", "active"],
    ["unpaid", "ended"],
    ["paused", "ended"],
  ] as const)("that is %s is %s", async (status, state) => {
    const { subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    s.onlySubscription().status = status;
    expect((await read()).subscription).toMatchObject({ state });
  });

  test.each(["incomplete", "incomplete_expired", "something_new"] as const)(
    "that is %s is none",
    async (status) => {
      const { subscribe, read } = await s.customerWith("pm_card_visa");
      await subscribe();
      s.onlySubscription().status = status;
      expect((await read()).subscription).toBeNull();
    },
  );

  test("that runs comes before a newer one that has ended", async () => {
    const { payments, subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    const older = s.onlySubscription();
    older.status = "canceled";
    await subscribe({ idempotencyKey: "try-2" });
    const newer = s.double.subscriptions[1];
    await payments.end(newer?.id ?? "");
    expect((await read()).subscription).toMatchObject({ id: newer?.id, state: "ended" });
    older.status = "past_due";
    expect((await read()).subscription).toMatchObject({ id: older.id, state: "past_due" });
  });

  test("may tell its end by a date alone, which can be taken back too", async () => {
    const { subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    s.onlySubscription().cancel_at = december.getTime() / 1000;
    expect((await read()).subscription).toMatchObject({ state: "active", endsAt: december });
    await subscribe({ idempotencyKey: "try-2" });
    expect((await read()).subscription).toMatchObject({ state: "active", endsAt: null });
    expect(s.paidCharges()).toHaveLength(1);
  });

  test("that is unpaid is paid and runs again", async () => {
    const { customerId, give, subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    s.double.setCard(customerId, "pm_card_chargeDeclined");
    s.double.advanceTo(december);
    s.onlySubscription().status = "unpaid";
    await subscribe({ paymentMethodId: await give("pm_card_visa"), idempotencyKey: "try-2" });
    expect(s.onlySubscription().status).toBe("active");
    expect((await read()).invoices).toHaveLength(2);
  });

  test("that ran out of tries to be paid has ended", async () => {
    const { customerId, subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    s.double.setCard(customerId, "pm_card_chargeDeclined");
    s.double.advanceTo(new Date("2027-01-10T00:00:00Z"));
    const endedAt = new Date("2027-01-05T10:00:00Z");
    expect(await read()).toMatchObject({ subscription: { state: "ended", endedAt }, invoices: [{}] });
  });
});

describe("paying back", () => {
  test("is not done again by another process, days later", async () => {
    const { payments, subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    const { id } = s.onlySubscription();
    await payments.refundAndEnd(id);
    s.double.advanceTo(new Date("2026-11-25T10:00:00Z"));
    await s.adapter().refundAndEnd(id);
    expect(s.double.account.refunds.size).toBe(1);
    expect((await read()).invoices).toMatchObject([{ refundedAt: start }]);
  });

  test("leaves alone what the bank has taken back itself, and ends the subscription", async () => {
    const { payments, subscribe } = await s.customerWith("pm_card_visa");
    await subscribe();
    for (const charge of s.paidCharges()) charge.disputed = true;
    await payments.refundAndEnd(s.onlySubscription().id);
    expect(s.double.account.refunds.size).toBe(0);
    expect(s.onlySubscription().status).toBe("canceled");
  });

  test("is not done for another subscription of the same customer", async () => {
    const { payments, subscribe, read } = await s.customerWith("pm_card_visa");
    await subscribe();
    await payments.end(s.onlySubscription().id);
    s.double.advanceTo(december);
    await subscribe({ idempotencyKey: "try-2" });
    await payments.refundAndEnd(s.double.subscriptions[1]?.id ?? "");
    expect((await read()).invoices).toMatchObject([{ refundedAt: december }, { refundedAt: null }]);
  });
});

describe("the price", () => {
  const prices = () => [...s.double.account.prices.values()];

  test("is made once, VAT included, for however many subscribe", async () => {
    const payments = s.adapter();
    const customers = await Promise.all([1, 2, 3].map(() => s.customerWith("pm_card_visa", payments)));
    await Promise.all(customers.map(({ subscribe }, index) => subscribe({ idempotencyKey: `try-${index}` })));
    expect(prices()).toMatchObject([{ unit_amount: 400, currency: "eur", tax_behavior: "inclusive" }]);
    expect(s.double.callsOf("GET /v1/prices")).toBe(1);
  });

  test("is found again by another process", async () => {
    await (await s.customerWith("pm_card_visa")).subscribe();
    await (await s.customerWith("pm_card_visa")).subscribe({ idempotencyKey: "another" });
    expect(prices()).toHaveLength(1);
    expect(s.double.subscriptions.map(({ items }) => items.data[0]?.price.id)).toEqual([
      prices()[0]?.id,
      prices()[0]?.id,
    ]);
  });

  test("is looked for again when it could not be found", async () => {
    const { subscribe } = await s.customerWith("pm_card_visa");
    s.double.failNext(403, "GET /v1/prices");
    expect((await paymentsFailure(subscribe())).code).toBe("unavailable");
    await subscribe();
    expect(s.onlySubscription().status).toBe("active");
  });

  test.each([
    ["dearer", { unit_amount: 4000 }],
    ["in dollars", { currency: "usd" }],
    ["without VAT", { tax_behavior: "exclusive" }],
    ["for a year", { recurring: { interval: "year", interval_count: 1, usage_type: "licensed" } }],
    ["every third month", { recurring: { interval: "month", interval_count: 3, usage_type: "licensed" } }],
    ["withdrawn", { active: false }],
  ] as const)("is not used when it is %s", async (_what, change) => {
    await (await s.customerWith("pm_card_visa")).subscribe();
    Object.assign(prices()[0] ?? {}, change);
    s.clock.now = new Date("2026-11-23T10:00:00Z");
    await (await s.customerWith("pm_card_visa")).subscribe({ idempotencyKey: "another" });
    expect(s.double.subscriptions[1]?.items.data[0]?.price).toMatchObject({
      lookup_key: "english_coach_pro_monthly",
      unit_amount: 400,
      currency: "eur",
      tax_behavior: "inclusive",
      recurring: { interval: "month", interval_count: 1 },
    });
  });
});

describe("the portal", () => {
  test("shows invoices and card, in a configuration of ours that is made once", async () => {
    const { customerId } = await s.customerWith("pm_card_visa");
    const returnUrl = "https://coach.example.it/profile";
    const payments = s.adapter();
    expect(await payments.portalUrl({ customerId, email: null, returnUrl })).toMatch(
      /^https:\/\/billing\.stripe\.com\//,
    );
    await payments.portalUrl({ customerId, email: null, returnUrl });
    s.clock.now = december;
    s.double.advanceTo(december);
    await s.adapter().portalUrl({ customerId, email: null, returnUrl });
    const configurations = [...s.double.account.portalConfigurations.values()];
    expect(configurations).toMatchObject([
      {
        features: {
          invoice_history: { enabled: "true" },
          payment_method_update: { enabled: "true" },
          subscription_cancel: { enabled: "false" },
          customer_update: { enabled: "false" },
        },
      },
    ]);
  });

  test("opens for nobody Stripe does not know", async () => {
    const returnUrl = "https://coach.example.it/profile";
    const error = await paymentsFailure(
      s.adapter().portalUrl({ customerId: "cus_unknown", email: null, returnUrl }),
    );
    expect(error.code).toBe("not_found");
  });
});
