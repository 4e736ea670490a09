import { PaymentsError, type PaymentsPort } from "@/lib/ports/payments";
import { createPayingFamily, failingCard } from "../support/paying-families";
import { createParent, payingParents } from "../support/paying-parents";
import type { Student } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let p: ReturnType<typeof payingParents>;
let payments: PaymentsPort;
beforeAll(async () => {
  t = await createTestApp();
  s = subscribers(t);
  p = payingParents(t);
  ({ payments } = t.app.ports);
});
beforeEach(() => {
  t.setClock("2026-11-20T09:00:00.000Z");
  t.app.ports.payments = payments;
});
afterAll(() => t.close());

describe("the payer", () => {
  it("is whoever has paid last: the learner again with a try of their own", async () => {
    const { child, parent } = await createPayingFamily(t);
    await p.subscribe(parent, child);
    expect(await p.payerOf(child)).toBe(parent.email);
    await s.cancel(child);
    await s.subscribe(child);
    expect(await p.payerOf(child)).toBeNull();
    expect(await s.mailed(child)).toEqual(["subscription-resumed"]);
  });

  it("stays the same when the card of another is declined", async () => {
    const { child, parent } = await createPayingFamily(t);
    await s.subscribe(child);
    await s.cancel(child);
    await s.subscribe(child, failingCard);
    await s.advance(child, 30 * dayMs + 5 * 60_000);
    await p.reopen(parent);
    await s.sweep();
    expect(await p.show(parent, child)).toMatchObject({ status: "past_due" });
    const declined = await p.complete(parent, child, await p.setUpCard(parent, child, failingCard));
    expect(declined.status).toBe(402);
    expect(await p.payerOf(child)).toBeNull();
    await p.subscribe(parent, child);
    expect(await p.payerOf(child)).toBe(parent.email);
    expect(await p.show(parent, child)).toMatchObject({ status: "active" });
    expect(await s.mailed(parent as Student)).toContain("subscription-receipt");
  });

  it("and whoever withdraws both get the confirmation", async () => {
    const { child, parent } = await createPayingFamily(t);
    await s.subscribe(child);
    expect(await json(await p.withdraw(parent, child))).toMatchObject({ status: 200, success: true });
    expect(await s.stateOf(child)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect(await s.mailed(child)).toContain("subscription-withdrawn");
    expect(await s.mailed(parent as Student)).toEqual(["subscription-withdrawn"]);
  });
});

describe("a parent and the child who pay at the same moment", () => {
  const statusesOf = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  it("are charged once together, and the mails go to whose card it is", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { child, parent } = await createPayingFamily(t);
      const [hers, theirs] = [await p.setUpCard(parent, child), await s.setUpCard(child)];
      const calls = [() => p.complete(parent, child, hers), () => s.complete(child, theirs)];
      if (round % 2) calls.reverse();
      const statuses = await statusesOf(calls.map((call) => call()));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      for (const status of statuses) expect([200, 409, 503]).toContain(status);
      expect(await s.subscriptions(child)).toHaveLength(1);
      expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
      const isParent = statuses[round % 2 ? 1 : 0] === 200;
      expect(await p.payerOf(child)).toBe(isParent ? parent.email : null);
      expect(await s.mailed(isParent ? (parent as Student) : child)).toHaveLength(2);
      expect(await s.mailed(isParent ? child : (parent as Student))).toEqual([]);
      expect(await t.app.db.consent.count({ where: { userId: child.id, subject: "checkout" } })).toBe(1);
    }
  });

  it("while one of them waits for an answer nobody knows: the other is not charged too", async () => {
    const { child, parent } = await createPayingFamily(t);
    const [hers, theirs] = [await p.setUpCard(parent, child), await s.setUpCard(child)];
    const restore = s.change({ subscribe: () => Promise.reject(new PaymentsError("unavailable")) });
    expect((await p.complete(parent, child, hers)).status).toBe(503);
    restore();
    const asked = jest.fn(payments.subscribe.bind(payments));
    s.change({ subscribe: asked });
    expect(await json(await s.complete(child, theirs))).toMatchObject({
      status: 503,
      error: expect.stringMatching(/ancora in corso.*Non pagherai due volte/),
    });
    expect(asked).not.toHaveBeenCalled();
    expect((await p.complete(parent, child, hers)).status).toBe(200);
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await p.payerOf(child)).toBe(parent.email);
  });

  it("have the other's turn at once when the first card is declined", async () => {
    const { child, parent } = await createPayingFamily(t);
    const [hers, theirs] = [await p.setUpCard(parent, child, failingCard), await s.setUpCard(child)];
    expect((await p.complete(parent, child, hers)).status).toBe(402);
    expect((await s.complete(child, theirs)).status).toBe(200);
    expect(await p.payerOf(child)).toBeNull();
    expect(await s.subscriptions(child)).toHaveLength(1);
  });

  it("are never shown the card form of the other, nor pay with the other's card", async () => {
    const { child, parent } = await createPayingFamily(t);
    const other = await createParent(t, child);
    const forms = [await s.openForm(child), await p.openForm(parent, child), await p.openForm(other, child)];
    expect(new Set(forms.map(({ setupIntentId }) => setupIntentId)).size).toBe(3);
    expect(await s.openForm(child)).toEqual(forms[0]);
    const theirs = await s.setUpCard(child);
    expect((await p.complete(parent, child, theirs)).status).toBe(400);
    const hers = await p.setUpCard(parent, child);
    expect((await s.complete(child, hers)).status).toBe(400);
    expect(await s.subscriptions(child)).toHaveLength(0);
  });
});
