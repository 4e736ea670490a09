import { stripePayments } from "@/lib/adapters/payments/stripe";
import { connectPostgres } from "@/lib/db/client";
import { PaymentsError } from "@/lib/ports/payments";
import { StripeDouble } from "../doubles/stripe";
import { createStudent, type Student } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let stripe: StripeDouble;
let keys: Omit<Parameters<typeof stripePayments>[0], "now">;
beforeAll(async () => {
  stripe = await new StripeDouble({ now: new Date("2026-11-20T09:00:00Z") }).start();
  keys = {
    secretKey: "sk_test_double",
    publishableKey: "pk_test_double",
    webhookSecret: stripe.webhookSecret,
    apiBase: stripe.url,
  };
  t = await createTestApp({
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_BASE: stripe.url,
  });
  s = subscribers(t);
});
afterEach(() => t.serveBy(t.app));
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

type Event = StripeDouble["events"][number];
const webhook = (request: { body: string; headers?: Record<string, string> }) =>
  t.api("POST", "/api/stripe/webhook", request);
const deliver = async (event: Event) => (await webhook(stripe.signed(event))).status;

/** Lets time pass here and at Stripe. */
async function advance(student: Student, ms: number): Promise<void> {
  await s.advance(student, ms);
  stripe.advanceTo(t.app.now());
}
/** A card setup whose card Stripe has taken. */
async function setUpCard(student: Student, card = "pm_card_visa"): Promise<string> {
  const { setupIntentId } = await s.openForm(student);
  stripe.confirm(setupIntentId, card);
  return setupIntentId;
}
async function subscribe(student: Student, card?: string): Promise<void> {
  const completed = await s.complete(student, await setUpCard(student, card));
  if (completed.status !== 200) throw new Error(await completed.text());
}
const customerOf = async ({ id }: Student) =>
  (await t.app.db.subscription.findUniqueOrThrow({ where: { userId: id } })).customerId ?? "";
const subscriptionsOf = async (student: Student) => {
  const customer = await customerOf(student);
  return stripe.subscriptions.filter((subscription) => subscription.customer === customer);
};
/** What Stripe has to tell about somebody, oldest first. */
async function eventsOf(student: Student): Promise<Event[]> {
  const customer = await customerOf(student);
  return stripe.events.filter(({ data }) => (data.object as { customer?: string }).customer === customer);
}
const mails = async (student: Student, template: string) =>
  (await s.mailed(student)).filter((mailed) => mailed === template).length;

describe("with Stripe", () => {
  it("one pays, cancels, comes back, is renewed, cannot pay, pays with another card, ends, and subscribes again", async () => {
    const student = await createStudent(t);
    expect(await s.openForm(student)).toMatchObject({
      provider: "stripe",
      publishableKey: "pk_test_double",
      setupIntentId: expect.stringMatching(/^seti_/),
    });
    await subscribe(student);
    expect(await s.standing(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await json(await s.cancel(student))).toMatchObject({
      subscriptionEndDate: "2026-12-20T09:00:00.000Z",
    });
    await subscribe(student);
    expect(await s.standing(student)).toMatchObject({
      subscriptionStatus: "active",
      subscriptionEndDate: null,
    });
    expect(await s.show(student)).toMatchObject({ invoices: [{ amountCents: 400 }], hasPortal: true });

    await advance(student, 31 * dayMs);
    await s.sweep();
    expect((await s.show(student)).invoices).toHaveLength(2);

    stripe.setCard(await customerOf(student), "pm_card_chargeDeclined");
    await advance(student, 31 * dayMs);
    await s.sweep();
    expect(await s.standing(student)).toMatchObject({ isPro: true, subscriptionStatus: "past_due" });
    await subscribe(student);
    expect(await s.standing(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect((await s.show(student)).invoices).toHaveLength(3);

    await s.cancel(student);
    await advance(student, 32 * dayMs);
    await s.sweep();
    expect(await s.standing(student)).toMatchObject({
      isPro: false,
      subscriptionStatus: "expired",
      hearts: 0,
    });
    await subscribe(student);
    expect(await s.standing(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await subscriptionsOf(student)).toHaveLength(2);
    expect(await mails(student, "subscription-receipt")).toBe(4);
    expect(await mails(student, "subscription-payment-failed")).toBe(1);
  });

  it("a declined first month begins nothing and the next card does", async () => {
    const student = await createStudent(t);
    const declined = await s.complete(
      student,
      await setUpCard(student, "pm_card_chargeDeclinedInsufficientFunds"),
    );
    expect(await json(declined)).toMatchObject({
      status: 402,
      success: false,
      message: expect.stringContaining("non ci sono abbastanza soldi"),
    });
    expect(await s.standing(student)).toMatchObject({ isPro: false });
    await subscribe(student);
    expect(await subscriptionsOf(student)).toHaveLength(1);
  });

  it("twenty completions at once, and two cards at once, make one subscription", async () => {
    const [one, two] = [await createStudent(t), await createStudent(t)];
    const setup = await setUpCard(one);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => json(await s.complete(one, setup))),
    );
    expect(answers.filter(({ success }) => success === true)).toHaveLength(20);
    const setups = [await setUpCard(two), await setUpCard(two)];
    const statuses = await Promise.all(setups.map(async (card) => (await s.complete(two, card)).status));
    expect(statuses).toContain(200);
    for (const student of [one, two]) {
      expect(await subscriptionsOf(student)).toHaveLength(1);
      expect(await mails(student, "subscription-receipt")).toBe(1);
    }
  });

  it("a provider that takes the order and then hangs, asked three times, makes one subscription", async () => {
    const student = await createStudent(t);
    const setup = await setUpCard(student);
    const { payments } = t.app.ports;
    t.app.ports.payments = stripePayments({ ...keys, now: t.app.now, timeoutMs: 500 });
    const route = "POST /v1/subscriptions";
    for (let hangs = 0; hangs < 2; hangs += 1) stripe.failNext("accept-then-hang", route);
    expect(await json(await s.complete(student, setup))).toMatchObject({ status: 503, success: false });
    for (let tries = 0; tries < 3; tries += 1) expect((await s.complete(student, setup)).status).toBe(200);
    t.app.ports.payments = payments;
    expect(await s.standing(student)).toMatchObject({ isPro: true });
    expect(await subscriptionsOf(student)).toHaveLength(1);
    expect(await mails(student, "subscription-receipt")).toBe(1);
  });

  it("what was charged for a process that died is brought by the event", async () => {
    const student = await createStudent(t);
    const setup = await setUpCard(student);
    const { payments } = t.app.ports;
    let readings = 0;
    // The first reading comes before the order, the second would have told us of it.
    const restore = s.change({
      readAccount: (customer) =>
        (readings += 1) > 1 ? Promise.reject(new Error("the process died")) : payments.readAccount(customer),
    });
    expect((await s.complete(student, setup)).status).toBe(500);
    restore();
    expect(await s.standing(student)).toMatchObject({ isPro: false });
    const created = (await eventsOf(student)).find(({ type }) => type === "customer.subscription.created");
    expect(created && (await deliver(created))).toBe(200);
    expect(await s.standing(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect((await s.complete(student, setup)).status).toBe(200);
    expect(await subscriptionsOf(student)).toHaveLength(1);
  });

  it("another's card setup, an open one, an invented one and a path are refused", async () => {
    const [thief, owner] = [await createStudent(t), await createStudent(t)];
    const theirs = await setUpCard(owner);
    const { setupIntentId: open } = await s.openForm(thief);
    for (const setupIntentId of [theirs, open, "seti_0", "../customers", { id: theirs }])
      expect(await json(await s.complete(thief, setupIntentId))).toMatchObject({
        status: 400,
        success: false,
      });
    for (const student of [thief, owner]) expect(await s.standing(student)).toMatchObject({ isPro: false });
  });

  it("withdrawing pays back once and ends", async () => {
    const student = await createStudent(t);
    await subscribe(student);
    await Promise.all([s.withdraw(student), s.withdraw(student)]);
    expect(await s.standing(student)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect((await s.show(student)).invoices).toEqual([
      expect.objectContaining({ refundedAt: expect.any(String) }),
    ]);
    expect((await eventsOf(student)).filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
  });

  it("somebody whose customer was deleted in the dashboard loses Pro and can subscribe anew", async () => {
    const student = await createStudent(t);
    await subscribe(student);
    stripe.account.customers.delete(await customerOf(student));
    await t.app.db.subscription.update({ where: { userId: student.id }, data: { syncDueAt: t.app.now() } });
    await s.sweep();
    expect(await s.standing(student)).toMatchObject({ isPro: false, subscriptionStatus: "expired" });
    await subscribe(student);
    stripe.account.customers.delete(await customerOf(student));
    await t.app.db.user.update({
      where: { id: student.id },
      data: { subscriptionStatus: "expired", isPro: false },
    });
    await subscribe(student);
    expect(await s.standing(student)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
  });

  it("invoices and card are shown by Stripe itself", async () => {
    const student = await createStudent(t);
    await subscribe(student);
    const { url } = await json(await t.api("POST", "/api/billing-portal", { cookie: student.cookie }));
    expect(url).toMatch(/^https:\/\/billing\.stripe\.com\//);
    const confirm = await s.confirm(student, "seti_1");
    expect(confirm.status).toBe(404);
  });
});

describe("a webhook", () => {
  let student: Student;
  let event: Event;
  const cancelAtStripe = async () => {
    const [subscription] = await subscriptionsOf(student);
    await t.app.ports.payments.cancelAtPeriodEnd(subscription?.id ?? "");
    return (await eventsOf(student)).at(-1) as Event;
  };
  beforeEach(async () => {
    student = await createStudent(t);
    await subscribe(student);
    event = await cancelAtStripe();
  });
  const notHeard = async () => {
    expect(await s.standing(student)).toMatchObject({ subscriptionStatus: "active" });
    expect(await t.app.db.paymentEvent.count({ where: { id: event.id } })).toBe(0);
  };

  it("that is genuine is heard once, twenty times at once and a day later", async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await s.standing(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "canceled_with_grace",
    });
    await advance(student, dayMs);
    const readings = stripe.calls.length;
    expect(await deliver(event)).toBe(200);
    expect(stripe.calls).toHaveLength(readings);
    expect(await mails(student, "subscription-cancelled")).toBe(1);
  });

  it.each<[string, () => { body: string; headers?: Record<string, string> }]>([
    ["without a signature", () => ({ body: stripe.signed(event).body })],
    ["with another secret", () => stripe.signed(event, { secret: "whsec_wrong" })],
    ["of 301 seconds ago", () => stripe.signed(event, { at: new Date(t.app.now().getTime() - 301_000) })],
    ["written anew", () => ({ ...stripe.signed(event), body: JSON.stringify(event) })],
    ["with one space more", () => ({ ...stripe.signed(event), body: `${stripe.signed(event).body} ` })],
    [
      "with the signature of another",
      () => ({ ...stripe.signed({ ...event, id: "evt_other" }), body: stripe.signed(event).body }),
    ],
    ["of Stripe's live side", () => stripe.signed({ ...event, livemode: true })],
    ["that is no event", () => ({ body: "[]", headers: { "stripe-signature": "t=1,v1=0" } })],
  ])("%s is refused and not heard", async (_, request) => {
    const refused = await json(await webhook(request()));
    expect(refused).toMatchObject({ status: 400, code: "BAD_INPUT" });
    await notHeard();
  });

  it("with the old scheme only is refused", async () => {
    const { body, headers } = stripe.signed(event);
    const signature = headers["stripe-signature"].replace("v1=", "v0=");
    expect((await webhook({ body, headers: { "stripe-signature": signature } })).status).toBe(400);
    await notHeard();
  });

  it("of a megabyte is refused", async () => {
    expect((await webhook({ body: " ".repeat(1_000_000) })).status).toBe(413);
  });

  it("of an unknown type, or about nobody of ours, is answered 200", async () => {
    expect(await deliver({ ...event, id: "evt_type", type: "issuing_card.created" })).toBe(200);
    const data = { object: { object: "subscription", customer: "cus_nobody" } };
    expect(await deliver({ ...event, id: "evt_nobody", data })).toBe(200);
    expect(await deliver({ ...event, id: "evt_no_object", data: { object: {} } })).toBe(200);
  });

  it("while the database is away is answered 503 and heard the next time", async () => {
    t.serveBy({ ...t.app, db: connectPostgres("postgresql://nobody@127.0.0.1:1/none") });
    expect(await deliver(event)).toBe(503);
    t.serveBy(t.app);
    await notHeard();
    expect(await deliver(event)).toBe(200);
    expect(await s.standing(student)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
  });

  it("while Stripe cannot be read is answered 503 and heard the next time", async () => {
    const restore = s.change({ readAccount: () => Promise.reject(new PaymentsError("unavailable")) });
    expect(await deliver(event)).toBe(503);
    restore();
    await notHeard();
    expect(await deliver(event)).toBe(200);
  });

  it("does not touch what an administrator has given", async () => {
    await t.app.db.user.update({ where: { id: student.id }, data: { hasManualPro: true } });
    const [subscription] = await subscriptionsOf(student);
    await t.app.ports.payments.end(subscription?.id ?? "");
    expect(await deliver((await eventsOf(student)).at(-1) as Event)).toBe(200);
    expect(await s.standing(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "expired",
      hearts: 10,
    });
  });
});

describe("five events", () => {
  const orders = permutations([0, 1, 2, 3, 4]);

  /** Subscribes, cancels, comes back and ends, or cancels again; none of it told yet. Answers what Stripe has to tell. */
  async function live(student: Student, ends: boolean): Promise<Event[]> {
    const { payments } = t.app.ports;
    await subscribe(student);
    const [subscription] = await subscriptionsOf(student);
    const id = subscription?.id ?? "";
    await payments.cancelAtPeriodEnd(id);
    const customerId = await customerOf(student);
    const setup = await payments.createCardSetup({ customerId });
    stripe.confirm(setup.id, "pm_card_visa");
    const paymentMethodId = (await payments.findCardSetup(setup.id))?.paymentMethodId ?? "";
    await payments.subscribe({ customerId, paymentMethodId, idempotencyKey: `again ${id}` });
    await (ends ? payments.end(id) : payments.cancelAtPeriodEnd(id));
    return (await eventsOf(student)).filter(({ type }) => !type.startsWith("setup_intent"));
  }

  it("in all 120 orders, one to three times each, and through an outage of the database, end in what Stripe has", async () => {
    const dead = { ...t.app, db: connectPostgres("postgresql://nobody@127.0.0.1:1/none") };
    for (const [index, order] of orders.entries()) {
      const student = await createStudent(t);
      const ends = index % 2 === 0;
      const events = await live(student, ends);
      expect(events).toHaveLength(5);
      for (const [position, which] of order.entries()) {
        const event = events[which] as Event;
        if (position === index % 5) {
          t.serveBy(dead);
          expect(await deliver(event)).toBe(503);
          t.serveBy(t.app);
        }
        const times = 1 + ((index + position) % 3);
        for (let time = 0; time < times; time += 1) expect(await deliver(event)).toBe(200);
      }
      expect(await s.standing(student)).toMatchObject(
        ends
          ? { isPro: false, subscriptionStatus: "expired", hearts: 0 }
          : { isPro: true, subscriptionStatus: "canceled_with_grace", hearts: 10 },
      );
      expect(await subscriptionsOf(student)).toHaveLength(1);
    }
  }, 300_000);

  it("told all at once while Stripe goes on end in what Stripe has, once its last is told", async () => {
    for (let round = 0; round < 10; round += 1) {
      const student = await createStudent(t);
      const events = await live(student, false);
      const [subscription] = await subscriptionsOf(student);
      const telling = events.flatMap((event) => [deliver(event), deliver(event)]);
      const ending = t.app.ports.payments.end(subscription?.id ?? "").then(async () => {
        return deliver((await eventsOf(student)).at(-1) as Event);
      });
      expect(new Set(await Promise.all([...telling, ending]))).toEqual(new Set([200]));
      expect(await s.standing(student)).toMatchObject({
        isPro: false,
        subscriptionStatus: "expired",
        hearts: 0,
      });
      expect(await mails(student, "subscription-expired")).toBe(1);
    }
  }, 120_000);
});

function permutations(values: number[]): number[][] {
  if (values.length <= 1) return [values];
  return values.flatMap((value, index) =>
    permutations(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  );
}
