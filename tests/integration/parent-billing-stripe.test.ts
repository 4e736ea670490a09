import type { StripePaymentsPort } from "@/lib/ports/payments";
import { createParent, payingParents, type PayingParent } from "../support/paying-parents";
import { startStripe, type StartedStripe } from "../support/stripe-payments";
import { stripeSettings, stripeSubscribers, type StripeSubscribers } from "../support/stripe-subscribers";
import { createStudent, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: StripeSubscribers;
let p: ReturnType<typeof payingParents>;
let stripe: StartedStripe["double"];
beforeAll(async () => {
  ({ double: stripe } = await startStripe(new Date("2026-11-20T09:00:00Z")));
  t = await createTestApp(stripeSettings(stripe));
  s = stripeSubscribers(t, stripe);
  p = payingParents(t);
});
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

async function family() {
  const child = await createStudent(t);
  return { child, parent: await createParent(t, child) };
}

async function setUpCard(parent: PayingParent, child: Student, card = "pm_card_visa"): Promise<string> {
  const { setupIntentId } = await p.openForm(parent, child);
  stripe.confirm(setupIntentId, card);
  return setupIntentId;
}
async function subscribe(parent: PayingParent, child: Student): Promise<void> {
  expect((await p.complete(parent, child, await setUpCard(parent, child))).status).toBe(200);
}
const customerOf = async (child: Student) => stripe.account.customers.get(await s.customerOf(child));
const paidCharges = async (child: Student) => {
  const customer = await s.customerOf(child);
  return [...stripe.account.charges.values()].filter((charge) => charge.paid && charge.customer === customer);
};

describe("with Stripe, a parent", () => {
  it("is the customer by their address where they are the first to pay, and nothing of the child is told", async () => {
    const { child, parent } = await family();
    expect(await p.openForm(parent, child)).toMatchObject({
      provider: "stripe",
      publishableKey: "pk_test_double",
    });
    await subscribe(parent, child);
    const customer = await customerOf(child);
    expect(customer).toMatchObject({ email: parent.email });
    expect(JSON.stringify([customer, await s.eventsOf(child)])).not.toContain(child.email);
    expect(await s.stateOf(child)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await p.show(parent, child)).toMatchObject({ hasPortal: true, invoices: [{ amountCents: 400 }] });
  });

  it("pays as the customer there is where the child has paid before; a child alone has no address there", async () => {
    const { child, parent } = await family();
    await s.subscribe(child);
    await s.cancel(child);
    await subscribe(parent, child);
    expect(await customerOf(child)).toMatchObject({ email: null });
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await p.payerOf(child)).toBe(parent.email);
  });

  it("whose address Stripe does not take pays all the same", async () => {
    const child = await createStudent(t);
    const parent = await createParent(t, child);
    const email = `nonnò-${child.id}@casa.example`;
    await t.app.db.guardian.updateMany({ where: { email: parent.email }, data: { email } });
    await t.app.db.parentSession.updateMany({ where: { email: parent.email }, data: { email } });
    await subscribe(parent, child);
    expect(await customerOf(child)).toMatchObject({ email: null });
    expect(await s.stateOf(child)).toMatchObject({ isPro: true });
  });

  it("comes back from Stripe's page with card and invoices to the page for parents", async () => {
    const { child, parent } = await family();
    expect((await p.post(parent, child, "billing-portal")).status).toBe(404);
    await subscribe(parent, child);
    const portalUrl = jest.spyOn(t.app.ports.payments as StripePaymentsPort, "portalUrl");
    const opened = await json<{ url: string }>(await p.post(parent, child, "billing-portal"));
    expect(opened).toMatchObject({
      status: 200,
      url: expect.stringMatching(/^https:\/\/billing\.stripe\.com\//),
    });
    expect(portalUrl.mock.lastCall?.[0]).toMatchObject({ returnUrl: "http://coach.test/genitori" });
  });

  it("gets the receipt also when an event is faster than the answer", async () => {
    const { child, parent } = await family();
    const { payments } = t.app.ports;
    const restore = s.change({
      async subscribe(input) {
        await payments.subscribe(input);
        const events = await s.eventsOf(child);
        for (const event of events) expect(await s.deliver(event)).toBe(200);
        expect(await s.mailCount(parent as Student, "subscription-receipt")).toBe(1);
      },
    });
    await subscribe(parent, child);
    restore();
    expect(await s.mailed(child)).toEqual([]);
    expect(await s.mailed(parent as Student)).toEqual(["subscription-receipt", "subscription-welcome"]);
  });

  it("and the child, beginning and paying at the same moment, are one customer and one charge", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { child, parent } = await family();
      const forms = await Promise.all([p.openForm(parent, child), s.openForm(child)]);
      expect(forms.map(({ status }) => status)).toContain(200);
      const hers = await setUpCard(parent, child);
      const theirs = await s.setUpCard(child);
      const calls = [() => p.complete(parent, child, hers), () => s.complete(child, theirs)];
      if (round % 2) calls.reverse();
      const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await s.subscriptions(child)).toHaveLength(1);
      expect(await paidCharges(child)).toHaveLength(1);
      const hasParentPaid = statuses[round % 2 ? 1 : 0] === 200;
      expect(await p.payerOf(child)).toBe(hasParentPaid ? parent.email : null);
    }
  });

  it("who withdraws is paid back once", async () => {
    const { child, parent } = await family();
    await subscribe(parent, child);
    await Promise.all([p.withdraw(parent, child), p.withdraw(parent, child)]);
    expect((await s.eventsOf(child)).filter(({ type }) => type === "charge.refunded")).toHaveLength(1);
    expect(await s.stateOf(child)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
  });

  it("has no test card to give", async () => {
    const { child, parent } = await family();
    const { setupIntentId } = await p.openForm(parent, child);
    expect((await p.confirm(parent, child, setupIntentId)).status).toBe(404);
  });
});
