import { newCustomer, paymentsProviders } from "@/tests/support/payments-providers";
import { paymentsFailure } from "@/tests/support/stripe-payments";

const start = new Date("2026-11-22T10:00:00Z");
const december = new Date("2026-12-22T10:00:00Z");
const january = new Date("2027-01-22T10:00:00Z");
const february = new Date("2027-02-22T10:00:00Z");
const shortlyAfter = (date: Date) => new Date(date.getTime() + 60_000);

describe.each(paymentsProviders(start))("the %s payments", (_name, build) => {
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
