import type { CardForm } from "@/lib/features/billing/contract";
import { payLinks } from "../support/pay-links";
import { startStripe, type StartedStripe } from "../support/stripe-payments";
import { stripeSettings, stripeSubscribers, type StripeSubscribers } from "../support/stripe-subscribers";
import { createStudent } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: StripeSubscribers;
let l: ReturnType<typeof payLinks>;
let stripe: StartedStripe["double"];
beforeAll(async () => {
  ({ double: stripe } = await startStripe(new Date("2026-11-20T09:00:00Z")));
  t = await createTestApp(stripeSettings(stripe));
  [s, l] = [stripeSubscribers(t, stripe), payLinks(t)];
});
afterAll(async () => {
  await t.close();
  await stripe.stop();
});

// Stripe's page lists every card of a customer, and lets whoever is there choose which one is charged.
it("a student who pays after an adult finds no card of theirs on Stripe's page", async () => {
  const child = await createStudent(t);
  const by = { token: await l.tokenOf(child), email: "zia@casa.example" };
  const first = await l.openForm(by);
  stripe.confirm(first.setupIntentId, "pm_card_visa");
  expect((await l.complete(by, first.setupIntentId)).status).toBe(200);

  const call = (path: string, body?: unknown) => t.api("POST", path, { cookie: child.cookie, body });
  expect((await call("/api/cancel-subscription")).status).toBe(200);
  const { setupIntentId } = await json<CardForm>(await call("/api/create-subscription"));
  stripe.confirm(setupIntentId, "pm_card_visa");
  expect((await call("/api/complete-subscription", { setupIntentId })).status).toBe(200);
  expect((await call("/api/billing-portal")).status).toBe(200);

  const customer = await s.customerOf(child);
  const { paymentMethods, subscriptions, customers } = stripe.account;
  const charged = [...subscriptions.values()]
    .filter((one) => one.customer === customer)
    .map((one) => one.default_payment_method);
  const shown = [...paymentMethods].filter(([, card]) => card.customer === customer).map(([id]) => id);
  expect(shown).toEqual(charged);
  expect(JSON.stringify(customers.get(customer))).not.toContain(by.email);
});

it("who only tries to pay is not shown the card of who does", async () => {
  const child = await createStudent(t);
  const by = { token: await l.tokenOf(child), email: "nonno@casa.example" };
  const first = await l.openForm(by);
  stripe.confirm(first.setupIntentId, "pm_card_visa");
  expect((await l.complete(by, first.setupIntentId)).status).toBe(200);
  const portal = () => t.api("POST", "/api/billing-portal", { cookie: child.cookie });
  expect((await portal()).status).toBe(404);
  const tried = { payerBefore: by.email, payerEmail: null, tryBeganAt: t.app.now() };
  await t.app.db.subscription.update({ where: { userId: child.id }, data: tried });
  expect((await portal()).status).toBe(503);
});
