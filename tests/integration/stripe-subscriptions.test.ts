import { createStudent } from "../support/students";
import { startStripe, type StartedStripe } from "../support/stripe-payments";
import { stripeSettings, stripeSubscribers, type StripeSubscribers } from "../support/stripe-subscribers";
import { dayMs, json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: StripeSubscribers;
let stripe: StartedStripe["double"];
let adapter: StartedStripe["adapter"];
beforeAll(async () => {
  ({ double: stripe, adapter } = await startStripe(new Date("2026-11-20T09:00:00Z")));
  t = await createTestApp(stripeSettings(stripe));
  s = stripeSubscribers(t, stripe);
});
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

describe("with Stripe", () => {
  it("one pays, cancels, comes back, is renewed, cannot pay, pays with another card, ends, and subscribes again", async () => {
    const student = await createStudent(t);
    expect(await s.openForm(student)).toMatchObject({
      provider: "stripe",
      publishableKey: "pk_test_double",
      setupIntentId: expect.stringMatching(/^seti_/),
    });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await json(await s.cancel(student))).toMatchObject({
      subscriptionEndDate: "2026-12-20T09:00:00.000Z",
    });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndDate: null,
    });
    expect(await s.show(student)).toMatchObject({ invoices: [{ amountCents: 400 }], hasPortal: true });

    await s.advance(student, 31 * dayMs);
    await s.sweep();
    expect((await s.show(student)).invoices).toHaveLength(2);

    stripe.setCard(await s.customerOf(student), "pm_card_chargeDeclined");
    await s.advance(student, 31 * dayMs);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "past_due" });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect((await s.show(student)).invoices).toHaveLength(3);

    await s.cancel(student);
    await s.advance(student, 32 * dayMs);
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({
      isPro: false,
      subscriptionStatus: "expired",
      hearts: 0,
    });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await s.subscriptions(student)).toHaveLength(2);
    expect(await s.mailCount(student, "subscription-receipt")).toBe(4);
    expect(await s.mailCount(student, "subscription-payment-failed")).toBe(1);
  });

  it("a declined first month begins nothing and the next card does", async () => {
    const student = await createStudent(t);
    const declined = await s.complete(
      student,
      await s.setUpCard(student, "pm_card_chargeDeclinedInsufficientFunds"),
    );
    expect(await json(declined)).toMatchObject({
      status: 402,
      success: false,
      message: expect.stringContaining("non ci sono abbastanza soldi"),
    });
    expect(await s.stateOf(student)).toMatchObject({ isPro: false });
    await s.subscribe(student);
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("twenty completions at once, and two cards at once, make one subscription", async () => {
    const [one, two] = [await createStudent(t), await createStudent(t)];
    const setup = await s.setUpCard(one);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => json(await s.complete(one, setup))),
    );
    expect(answers.filter(({ success }) => success === true)).toHaveLength(20);
    const setups = [await s.setUpCard(two), await s.setUpCard(two)];
    const statuses = await Promise.all(setups.map(async (card) => (await s.complete(two, card)).status));
    expect(statuses).toContain(200);
    for (const student of [one, two]) {
      expect(await s.subscriptions(student)).toHaveLength(1);
      expect(await s.mailCount(student, "subscription-receipt")).toBe(1);
    }
  });

  it("a provider that takes the order and then hangs, asked three times, makes one subscription", async () => {
    const student = await createStudent(t);
    const setup = await s.setUpCard(student);
    const { payments } = t.app.ports;
    t.app.ports.payments = adapter({ now: t.app.now, timeoutMs: 500 });
    const route = "POST /v1/subscriptions";
    for (let hangs = 0; hangs < 2; hangs += 1) stripe.failNext("accept-then-hang", route);
    expect(await json(await s.complete(student, setup))).toMatchObject({ status: 503, success: false });
    for (let tries = 0; tries < 3; tries += 1) expect((await s.complete(student, setup)).status).toBe(200);
    t.app.ports.payments = payments;
    expect(await s.stateOf(student)).toMatchObject({ isPro: true });
    expect(await s.subscriptions(student)).toHaveLength(1);
    expect(await s.mailCount(student, "subscription-receipt")).toBe(1);
  });

  it("what was charged for a process that died is brought by the event", async () => {
    const student = await createStudent(t);
    const setup = await s.setUpCard(student);
    const { payments } = t.app.ports;
    let readings = 0;
    // The first reading comes before the order, the second would have told us of it.
    const restore = s.change({
      readAccount: (customer) =>
        (readings += 1) > 1 ? Promise.reject(new Error("the process died")) : payments.readAccount(customer),
    });
    expect((await s.complete(student, setup)).status).toBe(500);
    restore();
    expect(await s.stateOf(student)).toMatchObject({ isPro: false });
    const created = (await s.eventsOf(student)).find(({ type }) => type === "customer.subscription.created");
    expect(created && (await s.deliver(created))).toBe(200);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect((await s.complete(student, setup)).status).toBe(200);
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("another's card setup, an open one, an invented one and a path are refused", async () => {
    const [thief, owner] = [await createStudent(t), await createStudent(t)];
    const theirs = await s.setUpCard(owner);
    const { setupIntentId: open } = await s.openForm(thief);
    for (const setupIntentId of [theirs, open, "seti_0", "../customers", { id: theirs }])
      expect(await json(await s.complete(thief, setupIntentId))).toMatchObject({
        status: 400,
        success: false,
      });
    for (const student of [thief, owner]) expect(await s.stateOf(student)).toMatchObject({ isPro: false });
  });

  it("withdrawing pays back once and ends", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    await Promise.all([s.withdraw(student), s.withdraw(student)]);
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect((await s.show(student)).invoices).toEqual([
      expect.objectContaining({ refundedAt: expect.any(String) }),
    ]);
    expect((await s.eventsOf(student)).filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
  });

  it("somebody whose customer was deleted in the dashboard loses Pro and can subscribe anew", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    stripe.account.customers.delete(await s.customerOf(student));
    await t.app.db.subscription.update({ where: { userId: student.id }, data: { syncDueAt: t.app.now() } });
    await s.sweep();
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "expired" });
    await s.subscribe(student);
    stripe.account.customers.delete(await s.customerOf(student));
    await t.app.db.user.update({
      where: { id: student.id },
      data: { subscriptionStatus: "expired", isPro: false },
    });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
  });

  it("invoices and card are shown by Stripe itself", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    const { url } = await json(await t.api("POST", "/api/billing-portal", { cookie: student.cookie }));
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const confirm = await s.confirm(student, "seti_1");
    expect(confirm.status).toBe(404);
  });
});
