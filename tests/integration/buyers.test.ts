import { adultAddress, payLinks, type ByLink } from "../support/pay-links";
import { failingCard } from "../support/paying-families";
import { createParent, payingParents } from "../support/paying-parents";
import { createStudent, type Student } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let p: ReturnType<typeof payingParents>;
let l: ReturnType<typeof payLinks>;
beforeAll(async () => {
  t = await createTestApp();
  [s, p, l] = [subscribers(t), payingParents(t), payLinks(t)];
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

const lastDay = "2026-12-04T09:00:00.000Z";
const refused = {
  status: 403,
  code: "FORBIDDEN",
  message: "Può recedere solo chi ha fatto il contratto. Puoi però disdire: non si paga altro.",
};
const refunded = async (child: Student) =>
  (await s.subscriptions(child)).map(({ refundedAt }) => refundedAt !== null);

/** Pro that somebody has bought by a link and let end, taken up again by somebody else for nothing. */
async function takenUp() {
  const { child, by: first } = await l.linked();
  await l.pay(first);
  await s.cancel(child);
  const second = await l.linkTo(child);
  await l.pay(second);
  return { child, first, second };
}
const withdrawBy = async ({ email }: ByLink, child: Student) =>
  json(await p.withdraw(await l.pageOf(email), child));

describe("who takes up by a link what another has bought", () => {
  it("does not withdraw from it, is not told that they may, and ends it as they like", async () => {
    const { child, second } = await takenUp();
    const payer = await l.pageOf(second.email);
    expect(await p.show(payer, child)).toMatchObject({ withdrawableUntil: null, mayCancel: true });
    expect(await json(await p.withdraw(payer, child))).toMatchObject(refused);
    expect(await refunded(child)).toEqual([false]);
    expect((await p.cancel(payer, child)).status).toBe(200);
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
  });

  it("leaves that to the learner, where the learner has", async () => {
    const child = await createStudent(t);
    await s.subscribe(child);
    await s.cancel(child);
    const by = await l.linkTo(child);
    await l.pay(by);
    expect(await withdrawBy(by, child)).toMatchObject(refused);
    expect(await s.show(child)).toMatchObject({ withdrawableUntil: lastDay });
    expect((await s.withdraw(child)).status).toBe(200);
    expect(await refunded(child)).toEqual([true]);
    for (const email of [child.email, by.email])
      expect(await s.mailed({ email } as Student)).toContain("subscription-withdrawn");
  });

  it("leaves it to whoever has bought it by a link, who does nothing else any more", async () => {
    const { child, first } = await takenUp();
    const buyer = await l.pageOf(first.email);
    expect(await l.listed(first.email)).toMatchObject({ paidFor: [{ id: child.id }] });
    expect(await p.show(buyer, child)).toMatchObject({ withdrawableUntil: lastDay, mayCancel: false });
    expect((await p.cancel(buyer, child)).status).toBe(404);
    expect((await p.withdraw(buyer, child)).status).toBe(200);
    expect(await refunded(child)).toEqual([true]);
    expect(await s.stateOf(child)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
  });

  it("has bought what begins anew once that has ended", async () => {
    const { child, by: first } = await l.linked();
    await l.pay(first);
    await s.cancel(child);
    await s.advance(child, 31 * dayMs);
    await s.sweep();
    const second = await l.linkTo(child);
    await l.pay(second);
    expect((await p.withdraw(await l.pageOf(first.email), child)).status).toBe(404);
    expect((await withdrawBy(second, child)).status).toBe(200);
    expect(await refunded(child)).toEqual([false, true]);
  });

  it("and is declined has bought nothing", async () => {
    const { child, by: first } = await l.linked();
    await l.pay(first);
    await s.cancel(child);
    await s.advance(child, 31 * dayMs);
    await s.sweep();
    const second = await l.linkTo(child);
    expect((await l.complete(second, await l.setUpCard(second, failingCard))).status).toBe(402);
    const { buyerEmail } = await t.app.db.subscription.findUniqueOrThrow({ where: { userId: child.id } });
    expect(buyerEmail).toBe(first.email);
  });

  it("while the buyer withdraws: the buyer is paid back, and whoever pays then has a contract of their own", async () => {
    for (let round = 0; round < 4; round += 1) {
      const { child, by: first } = await l.linked();
      await l.pay(first);
      await s.cancel(child);
      const second = await l.linkTo(child);
      const setup = await l.setUpCard(second);
      const calls = [() => withdrawBy(first, child), async () => json(await l.complete(second, setup))];
      if (round % 2) calls.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      const [withdrawn, paid] = round % 2 ? answers.toReversed() : answers;
      expect(withdrawn).toMatchObject({ status: 200 });
      const [, ...anew] = await s.subscriptions(child);
      expect(await refunded(child)).toEqual([true, ...anew.map(() => false)]);
      if (paid?.status !== 200) expect(anew).toEqual([]);
      if (anew.length > 0) expect(await withdrawBy(second, child)).toMatchObject({ status: 200 });
    }
  });
});

describe("who has bought what another pays on", () => {
  it("keeps their page over the sweep, until the 14 days are over", async () => {
    const { child, first } = await takenUp();
    const buyer = await l.pageOf(first.email);
    await s.sweep();
    expect(await p.show(buyer, child)).toMatchObject({ withdrawableUntil: lastDay });
    t.setClock("2026-12-04T20:00:00.000Z"); // The last day, to its end.
    expect(await p.show(await l.pageOf(first.email), child)).toMatchObject({ withdrawableUntil: lastDay });
    t.setClock("2026-12-06T09:00:00.000Z");
    expect(await l.listed(first.email)).toMatchObject({ paidFor: [] });
    expect((await withdrawBy(first, child)).status).toBe(404);
  });

  it("is nobody once it has ended", async () => {
    const { child, first } = await takenUp();
    expect((await withdrawBy(first, child)).status).toBe(200);
    expect(await l.listed(first.email)).toMatchObject({ paidFor: [] });
  });
});

describe("in a family", () => {
  it("a parent withdraws from what their child has bought, and the child not from what a parent has", async () => {
    const child = await createStudent(t);
    const parent = await createParent(t, child);
    await p.subscribe(parent, child);
    expect(await s.show(child)).toMatchObject({ status: "active", withdrawableUntil: null });
    expect(await json(await s.withdraw(child))).toMatchObject(refused);
    expect((await p.withdraw(parent, child)).status).toBe(200);
    await s.subscribe(child);
    expect(await p.show(parent, child)).toMatchObject({ withdrawableUntil: lastDay });
    expect((await p.withdraw(parent, child)).status).toBe(200);
  });

  it("what is bought in the instant of a withdrawal is what runs", async () => {
    const child = await createStudent(t);
    for (let round = 1; round <= 4; round += 1) {
      await s.subscribe(child);
      expect(await s.show(child)).toMatchObject({ status: "active" });
      expect((await s.withdraw(child)).status).toBe(200);
      expect(await refunded(child)).toEqual(Array(round).fill(true));
    }
  });

  it("one parent does not withdraw from what the other has bought, and may end it", async () => {
    const child = await createStudent(t);
    const [mamma, papa] = [await createParent(t, child), await createParent(t, child)];
    await p.subscribe(mamma, child);
    expect(await p.show(papa, child)).toMatchObject({ withdrawableUntil: null, mayCancel: true });
    expect(await json(await p.withdraw(papa, child))).toMatchObject(refused);
    expect((await p.cancel(papa, child)).status).toBe(200);
  });

  it("nobody withdraws from what a stranger has bought but they", async () => {
    const { child, by } = await l.linked();
    const parent = await createParent(t, child);
    await l.pay(by);
    expect(await json(await p.withdraw(parent, child))).toMatchObject(refused);
    expect(await json(await s.withdraw(child))).toMatchObject(refused);
    expect((await withdrawBy({ ...by, email: adultAddress() }, child)).status).toBe(404);
    expect((await withdrawBy(by, child)).status).toBe(200);
  });
});
