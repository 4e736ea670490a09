import { createStudent } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
beforeAll(async () => {
  t = await createTestApp();
  s = subscribers(t);
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

describe("the way to Pro", () => {
  it("begins with a card form and no promise, and says who charges", async () => {
    const student = await createStudent(t);
    const form = await s.openForm(student);
    expect(form).toMatchObject({ status: 200, provider: "local", publishableKey: null });
    expect(form.clientSecret).toContain(form.setupIntentId);
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
  });

  it("opens the same form again while no card was given in it, and a new one for another learner", async () => {
    const student = await createStudent(t);
    const first = await s.openForm(student);
    expect(await s.openForm(student)).toEqual(first);
    const other = await s.openForm(await createStudent(t));
    expect(other.setupIntentId).not.toBe(first.setupIntentId);
    await s.confirm(student, first.setupIntentId);
    expect((await s.openForm(student)).setupIntentId).not.toBe(first.setupIntentId);
  });

  it("ends in Pro, with a welcome, a receipt and the next charge in a month", async () => {
    const student = await createStudent(t, { hearts: 3 });
    const completed = await json(await s.complete(student, await s.setUpCard(student)));
    expect(completed).toEqual({ status: 200, success: true, message: "Pro è attivo!" });
    expect(await s.stateOf(student)).toEqual({
      isPro: true,
      subscriptionStatus: "active",
      subscriptionEndDate: null,
      hearts: 3,
    });
    expect(await s.show(student)).toMatchObject({
      provider: "local",
      status: "active",
      isGift: false,
      renewsAt: "2026-12-20T09:00:00.000Z",
      endsAt: null,
      withdrawableUntil: "2026-12-04T09:00:00.000Z",
      hasPortal: false,
      priceCents: 400,
      invoices: [{ amountCents: 400, paidAt: "2026-11-20T09:00:00.000Z", refundedAt: null }],
    });
    expect(await s.mailed(student)).toEqual(["subscription-receipt", "subscription-welcome"]);
  });

  it("answers a repeat alike and charges nothing for it", async () => {
    const student = await createStudent(t);
    const setup = await s.subscribe(student);
    expect(await json(await s.complete(student, setup))).toMatchObject({ status: 200, success: true });
    expect(await s.subscriptions(student)).toHaveLength(1);
    expect(await s.mailed(student)).toHaveLength(2);
  });

  it("makes one subscription of twenty completions at once, and mails once", async () => {
    const student = await createStudent(t);
    const setup = await s.setUpCard(student);
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => json(await s.complete(student, setup))),
    );
    expect(answers.filter(({ status, success }) => status === 200 && success === true)).toHaveLength(20);
    expect(await s.subscriptions(student)).toHaveLength(1);
    expect(await t.app.db.invoice.count({ where: { userId: student.id } })).toBe(1);
    expect(await s.mailed(student)).toEqual(["subscription-receipt", "subscription-welcome"]);
  });

  it("makes one subscription of two tabs that give two cards at once", async () => {
    const student = await createStudent(t);
    const [one, two] = [await s.setUpCard(student), await s.setUpCard(student)];
    const statuses = (await Promise.all([s.complete(student, one), s.complete(student, two)])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 409]).toContain(status);
    expect(await s.subscriptions(student)).toHaveLength(1);
  });

  it("is not for who has gone it", async () => {
    const student = await createStudent(t);
    await s.subscribe(student);
    expect(await s.openForm(student)).toMatchObject({ status: 409, error: "Hai già Pro." });
    const gifted = await createStudent(t, { isPro: true });
    expect((await s.create(gifted)).status).toBe(409);
  });

  it("is for who has a session", async () => {
    for (const path of ["create", "complete", "cancel", "withdraw"])
      expect(
        (await t.api("POST", `/api/${path}-subscription`, { body: { setupIntentId: "x" } })).status,
      ).toBe(401);
    expect((await t.api("GET", "/api/subscription")).status).toBe(401);
  });
});

describe("a card", () => {
  it.each([
    ["4000 0000 0000 0002", 402, /rifiutata/],
    ["4000000000009995", 402, /non ci sono abbastanza soldi/],
    ["4000-0000-0000-0069", 402, /scaduta/],
    ["4000000000000127", 402, /CVC/],
    ["4111111111111111", 402, /carte di prova/],
    ["4242", 400, /numero/],
    ["quattro", 400, /numero/],
  ])("%s is answered %i, and the next one is taken", async (number, status, sentence) => {
    const student = await createStudent(t);
    const { setupIntentId } = await s.openForm(student);
    const refused = await json(
      await s.confirm(student, setupIntentId, { number, expiry: "12/34", cvc: "123" }),
    );
    expect(refused).toMatchObject({ status, error: expect.stringMatching(sentence) });
    expect((await s.complete(student, setupIntentId)).status).toBe(400);
    expect((await s.confirm(student, setupIntentId)).status).toBe(200);
    expect((await s.complete(student, setupIntentId)).status).toBe(200);
  });

  it("that has expired is refused, one that expires this month is not", async () => {
    const student = await createStudent(t);
    const { setupIntentId } = await s.openForm(student);
    const expiring = (expiry: string) =>
      s.confirm(student, setupIntentId, { number: "4242424242424242", expiry, cvc: "1234" });
    expect((await expiring("10/26")).status).toBe(402);
    expect((await expiring("13/30")).status).toBe(400);
    expect((await expiring("11/26")).status).toBe(200);
  });

  it("whose bank asks waits for the holder's answer", async () => {
    const student = await createStudent(t);
    const { setupIntentId } = await s.openForm(student);
    const asking = { number: "4000002500003155", expiry: "12/34", cvc: "123" };
    expect(await json(await s.confirm(student, setupIntentId, asking))).toMatchObject({
      status: "needs_confirmation",
    });
    expect((await s.complete(student, setupIntentId)).status).toBe(400);
    const refused = await s.confirm(student, setupIntentId, { ...asking, confirmation: "refused" });
    expect(await json(refused)).toMatchObject({ status: 402, code: "CARD_DECLINED" });
    const approved = await s.confirm(student, setupIntentId, { ...asking, confirmation: "approved" });
    expect(await json(approved)).toMatchObject({ status: "succeeded" });
    expect((await s.complete(student, setupIntentId)).status).toBe(200);
  });

  it("that is taken and then refuses the charge ends the try, and another begins the next", async () => {
    const student = await createStudent(t);
    const failing = await s.setUpCard(student, {
      ...{ number: "4000000000000341", expiry: "12/34", cvc: "123" },
    });
    expect(await json(await s.complete(student, failing))).toMatchObject({
      status: 402,
      success: false,
      message: "La carta è stata rifiutata. Non è stato addebitato niente: prova con un’altra carta.",
    });
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect(await json(await s.complete(student, failing))).toMatchObject({ status: 400, success: false });
    await s.subscribe(student);
    expect(await s.stateOf(student)).toMatchObject({ isPro: true });
    expect(await s.subscriptions(student)).toHaveLength(1);
  });
});

describe("a card setup that is refused", () => {
  it("is another's, not done, unknown, or no text, and nobody becomes Pro", async () => {
    const [thief, owner] = [await createStudent(t), await createStudent(t)];
    const theirs = await s.setUpCard(owner);
    const { setupIntentId: open } = await s.openForm(thief);
    const tried = [
      theirs,
      open,
      "seti_unknown",
      "",
      { id: theirs },
      [theirs],
      5,
      null,
      "x".repeat(300),
      "a\0b",
    ];
    for (const setupIntentId of tried) {
      expect(await json(await s.complete(thief, setupIntentId))).toMatchObject({
        status: 400,
        success: false,
        message: expect.stringMatching(/\w/),
      });
    }
    expect((await s.confirm(thief, theirs)).status).toBe(400);
    expect(await s.stateOf(thief)).toMatchObject({ isPro: false });
    expect(await s.stateOf(owner)).toMatchObject({ isPro: false });
    expect(await s.subscriptions(thief)).toHaveLength(0);
  });

  it("was used for a subscription that has ended", async () => {
    const student = await createStudent(t);
    const used = await s.subscribe(student);
    await s.cancel(student);
    await s.advance(student, 40 * dayMs);
    expect(await json(await s.complete(student, used))).toMatchObject({ status: 400, success: false });
    expect(await s.stateOf(student)).toMatchObject({ isPro: false, subscriptionStatus: "expired" });
    await s.subscribe(student);
    expect(await s.subscriptions(student)).toHaveLength(2);
  });

  it("comes with an amount of the caller's own", async () => {
    const student = await createStudent(t);
    const body = { setupIntentId: await s.setUpCard(student), amount: 1, priceId: "price_free" };
    const { status } = await t.api("POST", "/api/complete-subscription", { cookie: student.cookie, body });
    expect(status).toBe(400);
    expect(await s.subscriptions(student)).toHaveLength(0);
  });
});

it("the webhook and the portal of Stripe are not there without Stripe", async () => {
  const student = await createStudent(t);
  expect((await t.api("POST", "/api/stripe/webhook", { body: "{}" })).status).toBe(404);
  expect((await t.api("POST", "/api/billing-portal", { cookie: student.cookie })).status).toBe(404);
});
