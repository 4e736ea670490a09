import { connectPostgres } from "@/lib/db/client";
import { PaymentsError } from "@/lib/ports/payments";
import { StripeDouble } from "../doubles/stripe";
import { createStudent, type Student } from "../support/students";
import {
  stripeSettings,
  stripeSubscribers,
  type StripeEvent,
  type StripeSubscribers,
} from "../support/stripe-subscribers";
import { dayMs, json } from "../support/subscribers";
import { isSweeping, partOf } from "../support/sweep";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
let s: StripeSubscribers;
let stripe: StripeDouble;
beforeAll(async () => {
  stripe = await new StripeDouble({ now: new Date("2026-11-20T09:00:00Z") }).start();
  t = await createTestApp(stripeSettings(stripe));
  s = stripeSubscribers(t, stripe);
});
afterEach(() => t.serveBy(t.app));
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

describe("a webhook", () => {
  let student: Student;
  let event: StripeEvent;
  const cancelAtStripe = async () => {
    const [subscription] = await s.subscriptions(student);
    await t.app.ports.payments.cancelAtPeriodEnd(subscription?.id ?? "");
    return (await s.eventsOf(student)).at(-1) as StripeEvent;
  };
  beforeEach(async () => {
    student = await createStudent(t);
    await s.subscribe(student);
    event = await cancelAtStripe();
  });
  const notHeard = async () => {
    expect(await s.stateOf(student)).toMatchObject({ subscriptionStatus: "active" });
    expect(await t.app.db.paymentEvent.count({ where: { id: event.id } })).toBe(0);
  };

  it("that is genuine is heard once, twenty times at once and a day later", async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, () => s.deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await s.stateOf(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "canceled_with_grace",
    });
    await s.advance(student, dayMs);
    const readings = stripe.calls.length;
    expect(await s.deliver(event)).toBe(200);
    expect(stripe.calls).toHaveLength(readings);
    expect(await s.mailCount(student, "subscription-cancelled")).toBe(1);
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
    const refused = await json(await s.webhook(request()));
    expect(refused).toMatchObject({ status: 400, code: "BAD_INPUT" });
    await notHeard();
  });

  it("with the old scheme only is refused", async () => {
    const { body, headers } = stripe.signed(event);
    const signature = headers["stripe-signature"].replace("v1=", "v0=");
    expect((await s.webhook({ body, headers: { "stripe-signature": signature } })).status).toBe(400);
    await notHeard();
  });

  it("of a megabyte is refused", async () => {
    expect((await s.webhook({ body: " ".repeat(1_000_000) })).status).toBe(413);
  });

  it("of an unknown type, or about nobody of ours, is answered 200", async () => {
    expect(await s.deliver({ ...event, id: "evt_type", type: "issuing_card.created" })).toBe(200);
    const data = { object: { object: "subscription", customer: "cus_nobody" } };
    expect(await s.deliver({ ...event, id: "evt_nobody", data })).toBe(200);
    expect(await s.deliver({ ...event, id: "evt_no_object", data: { object: {} } })).toBe(200);
  });

  it("while the database is away is answered 503 and heard the next time", async () => {
    t.serveBy({ ...t.app, db: connectPostgres("postgresql://nobody@127.0.0.1:1/none") });
    expect(await s.deliver(event)).toBe(503);
    t.serveBy(t.app);
    await notHeard();
    expect(await s.deliver(event)).toBe(200);
    expect(await s.stateOf(student)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
  });

  it("while Stripe cannot be read is answered 503 and heard the next time", async () => {
    const restore = s.change({ readAccount: () => Promise.reject(new PaymentsError("unavailable")) });
    expect(await s.deliver(event)).toBe(503);
    restore();
    await notHeard();
    expect(await s.deliver(event)).toBe(200);
  });

  it("whose reading comes late does not undo a later one", async () => {
    const { payments } = t.app.ports;
    let isRead = false;
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const restore = s.change({
      readAccount: async (customerId) => {
        const account = await payments.readAccount(customerId);
        isRead = true;
        await released;
        return account;
      },
    });
    const late = s.deliver(event);
    await until(() => isRead);
    restore();
    const [subscription] = await s.subscriptions(student);
    await payments.end(subscription?.id ?? "");
    expect(await s.deliver((await s.eventsOf(student)).at(-1) as StripeEvent)).toBe(200);
    release();
    expect(await late).toBe(200);
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "expired" });
  });

  it("does not touch what an administrator has given", async () => {
    await t.app.db.user.update({ where: { id: student.id }, data: { hasManualPro: true } });
    const [subscription] = await s.subscriptions(student);
    await t.app.ports.payments.end(subscription?.id ?? "");
    expect(await s.deliver((await s.eventsOf(student)).at(-1) as StripeEvent)).toBe(200);
    expect(await s.stateOf(student)).toMatchObject({
      isPro: true,
      subscriptionStatus: "expired",
      hearts: 10,
    });
  });
});

describe("five events", () => {
  // In every fifth order, too, each event has each place and follows right after each other.
  const orders = partOf(permutations([0, 1, 2, 3, 4]), 5);
  const rounds = isSweeping ? 10 : 4;

  /** Subscribes, cancels, comes back and ends, or cancels again; none of it told yet. Answers what Stripe has to tell. */
  async function live(student: Student, ends: boolean): Promise<StripeEvent[]> {
    const { payments } = t.app.ports;
    await s.subscribe(student);
    const [subscription] = await s.subscriptions(student);
    const id = subscription?.id ?? "";
    await payments.cancelAtPeriodEnd(id);
    const customerId = await s.customerOf(student);
    const setup = await payments.createCardSetup({ customerId });
    stripe.confirm(setup.id, "pm_card_visa");
    const paymentMethodId = (await payments.findCardSetup(setup.id))?.paymentMethodId ?? "";
    await payments.subscribe({ customerId, paymentMethodId, idempotencyKey: `again ${id}` });
    await (ends ? payments.end(id) : payments.cancelAtPeriodEnd(id));
    return (await s.eventsOf(student)).filter(({ type }) => !type.startsWith("setup_intent"));
  }

  it(`in ${orders.length} orders, one to three times each, and through an outage of the database, end in what Stripe has`, async () => {
    const dead = { ...t.app, db: connectPostgres("postgresql://nobody@127.0.0.1:1/none") };
    for (const [index, order] of orders.entries()) {
      const student = await createStudent(t);
      const ends = index % 2 === 0;
      const events = await live(student, ends);
      expect(events).toHaveLength(5);
      for (const [position, which] of order.entries()) {
        const event = events[which] as StripeEvent;
        if (position === index % 5) {
          t.serveBy(dead);
          expect(await s.deliver(event)).toBe(503);
          t.serveBy(t.app);
        }
        const times = 1 + ((index + position) % 3);
        for (let time = 0; time < times; time += 1) expect(await s.deliver(event)).toBe(200);
      }
      expect(await s.stateOf(student)).toMatchObject(
        ends
          ? { isPro: false, subscriptionStatus: "expired", hearts: 0 }
          : { isPro: true, subscriptionStatus: "canceled_with_grace", hearts: 10 },
      );
      expect(await s.subscriptions(student)).toHaveLength(1);
    }
  }, 300_000);

  it("told all at once while Stripe goes on end in what Stripe has, once its last is told", async () => {
    for (let round = 0; round < rounds; round += 1) {
      const student = await createStudent(t);
      const events = await live(student, false);
      const [subscription] = await s.subscriptions(student);
      const telling = events.flatMap((event) => [s.deliver(event), s.deliver(event)]);
      const ending = t.app.ports.payments.end(subscription?.id ?? "").then(async () => {
        return s.deliver((await s.eventsOf(student)).at(-1) as StripeEvent);
      });
      expect(new Set(await Promise.all([...telling, ending]))).toEqual(new Set([200]));
      expect(await s.stateOf(student)).toMatchObject({
        isPro: false,
        subscriptionStatus: "expired",
        hearts: 0,
      });
      expect(await s.mailCount(student, "subscription-expired")).toBe(1);
    }
  }, 120_000);
});

function permutations(values: number[]): number[][] {
  if (values.length <= 1) return [values];
  return values.flatMap((value, index) =>
    permutations(values.filter((_, other) => other !== index)).map((rest) => [value, ...rest]),
  );
}
