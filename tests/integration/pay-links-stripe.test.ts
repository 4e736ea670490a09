import { payLinks, type ByLink } from "../support/pay-links";
import { openPage, payingParents } from "../support/paying-parents";
import { startStripe, type StartedStripe } from "../support/stripe-payments";
import { stripeSettings, stripeSubscribers, type StripeSubscribers } from "../support/stripe-subscribers";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: StripeSubscribers;
let p: ReturnType<typeof payingParents>;
let l: ReturnType<typeof payLinks>;
let stripe: StartedStripe["double"];
beforeAll(async () => {
  ({ double: stripe } = await startStripe(new Date("2026-11-20T09:00:00Z")));
  t = await createTestApp(stripeSettings(stripe));
  [s, p, l] = [stripeSubscribers(t, stripe), payingParents(t), payLinks(t)];
});
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

let serial = 0;
async function linked(): Promise<{ child: Student; by: ByLink }> {
  serial += 1;
  const child = await createStudent(t);
  return { child, by: { token: await l.tokenOf(child), email: `adulto-${serial}@casa.example` } };
}
async function setUpCard(by: ByLink, card = "pm_card_visa"): Promise<string> {
  const { setupIntentId } = await l.openForm(by);
  stripe.confirm(setupIntentId, card);
  return setupIntentId;
}
const paidCharges = async (child: Student) => {
  const customer = await s.customerOf(child);
  return [...stripe.account.charges.values()].filter((charge) => charge.paid && charge.customer === customer);
};

test("whoever pays by a link is the customer, nothing of the child is told, and the price is ours", async () => {
  const { child, by } = await linked();
  const setup = await setUpCard(by);
  expect((await l.complete(by, setup)).status).toBe(200);
  const customer = stripe.account.customers.get(await s.customerOf(child));
  expect(customer).toMatchObject({ email: by.email });
  expect(JSON.stringify([customer, await s.eventsOf(child)])).not.toContain(child.email);
  expect(await paidCharges(child)).toMatchObject([{ amount: 400 }]);
  expect(await s.stateOf(child)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
});

test("an event that is faster than the answer, and one told twice, make one Pro and one receipt", async () => {
  const { child, by } = await linked();
  const { payments } = t.app.ports;
  const restore = s.change({
    async subscribe(input) {
      await payments.subscribe(input);
      for (const event of [...(await s.eventsOf(child)), ...(await s.eventsOf(child))])
        expect(await s.deliver(event)).toBe(200);
    },
  });
  expect((await l.complete(by, await setUpCard(by))).status).toBe(200);
  restore();
  expect(await s.mailed({ email: by.email } as Student)).toEqual([
    "subscription-receipt",
    "subscription-welcome",
  ]);
  expect(await s.mailed(child)).toEqual([]);
  expect(await paidCharges(child)).toHaveLength(1);
});

test("a link that ends while it is being paid: what Stripe has taken is told by its event all the same", async () => {
  const { child, by } = await linked();
  const { payments } = t.app.ports;
  const restore = s.change({
    async subscribe(input) {
      await payments.subscribe(input);
      await l.end(child);
      throw new Error("the connection broke");
    },
  });
  const setup = await setUpCard(by);
  expect((await l.complete(by, setup)).status).toBe(500);
  restore();
  expect((await l.complete(by, setup)).status).toBe(400);
  for (const event of await s.eventsOf(child)) expect(await s.deliver(event)).toBe(200);
  expect(await s.stateOf(child)).toMatchObject({ isPro: true });
  expect(await s.mailed({ email: by.email } as Student)).toContain("subscription-receipt");
  expect(await paidCharges(child)).toHaveLength(1);
});

test("two who pay at once are one customer and one charge, and neither is shown the card of the other", async () => {
  const { child, by } = await linked();
  const other = { ...by, email: `altro-${by.email}` };
  const setups = [await setUpCard(by), await setUpCard(other)] as const;
  expect(setups[0]).not.toBe(setups[1]);
  const answers = await Promise.all([l.complete(by, setups[0]), l.complete(other, setups[1])]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await paidCharges(child)).toHaveLength(1);
  for (const { email } of [by, other]) {
    const payer = { email, cookie: await openPage(t.app, email) };
    expect((await p.post(payer, child, "billing-portal")).status).toBe(404);
  }
});

test("a card that the bank refuses makes no Pro, and another of the same adult does", async () => {
  const { child, by } = await linked();
  const declined = await l.complete(by, await setUpCard(by, "pm_card_chargeDeclined"));
  expect(declined.status).toBe(402);
  expect(await s.stateOf(child)).toMatchObject({ isPro: false });
  expect((await l.complete(by, await setUpCard(by))).status).toBe(200);
  expect(await paidCharges(child)).toHaveLength(1);
});
