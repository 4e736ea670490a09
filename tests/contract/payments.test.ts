import { newCustomer, paymentsProviders } from "@/tests/support/payments-providers";
import { paymentsFailure } from "@/tests/support/stripe-payments";

const start = new Date("2026-11-22T10:00:00Z");
const december = new Date("2026-12-22T10:00:00Z");
const january = new Date("2027-01-22T10:00:00Z");
const shortlyAfter = (date: Date) => new Date(date.getTime() + 60_000);

describe.each(paymentsProviders(start))("the %s payments", (_name, build) => {
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
});
