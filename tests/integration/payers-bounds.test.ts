import { setTimeout as sleep } from "node:timers/promises";
import { PaymentsError } from "@/lib/ports/payments";
import { failingCard } from "../support/paying-families";
import { payLinks } from "../support/pay-links";
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

/** Whoever has paid by a link, with their page open, and a student whose Pro is ending. */
async function payerOf(child: Student) {
  const by = await l.linkTo(child);
  await l.pay(by);
  await s.cancel(child);
  return l.pageOf(by.email);
}

describe("who pays and is no parent pays nothing more on their page", () => {
  it("once the parent of a child has taken the consent back", async () => {
    const child = await createStudent(t, { birthMonth: 1, birthYear: 2014 });
    const { email } = await createParent(t, child);
    const parents = { where: { email } };
    await t.app.db.guardian.updateMany({ ...parents, data: { consentedAt: t.app.now() } });
    const payer = await payerOf(child);
    const setup = await p.setUpCard(payer, child);
    await t.app.db.guardian.updateMany({ ...parents, data: { withdrawnAt: t.app.now() } });
    const refused = { status: 403, code: "NEEDS_CONSENT" };
    expect(await json(await p.complete(payer, child, setup))).toMatchObject(refused);
    const { error } = await json<{ error: string }>(await p.post(payer, child, "create-subscription"));
    expect(error).toMatch(/prima un genitore deve dire di sì/);
    expect(await p.show(payer, child)).toMatchObject({ paymentRefusal: error });
    expect((await p.cancel(payer, child)).status).toBe(200);
  });

  it("once the account waits for its erasure", async () => {
    const child = await createStudent(t);
    const payer = await payerOf(child);
    const setup = await p.setUpCard(payer, child);
    await t.api("POST", "/api/request-data-deletion", { cookie: child.cookie, body: {} });
    expect((await p.complete(payer, child, setup)).status).not.toBe(200);
    const { error } = await json<{ error: string }>(await p.post(payer, child, "create-subscription"));
    expect(await p.show(payer, child)).toMatchObject({ paymentRefusal: error });
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
  });
});

it("who pays is told that nothing more is taken for a student who has come of age", async () => {
  const child = await createStudent(t);
  const payer = await payerOf(child);
  expect(await p.show(payer, child)).toMatchObject({ paymentRefusal: null, mayCancel: true });
  await t.app.db.user.update({ where: { id: child.id }, data: { birthYear: 2008, birthMonth: 10 } });
  const { status, error } = await json<{ error: string }>(await p.post(payer, child, "create-subscription"));
  expect(status).toBe(403);
  expect(await p.show(payer, child)).toMatchObject({ paymentRefusal: error, mayCancel: true });
});

it("a card that is declined twice at once leaves the mails with who has paid before", async () => {
  const child = await createStudent(t);
  const { email } = await payerOf(child);
  await s.advance(child, 31 * dayMs);
  await s.sweep();
  const by = await l.linkTo(child);
  const setup = await l.setUpCard(by, failingCard);
  const { payments } = t.app.ports;
  let asked = 0;
  const restore = s.change({
    async subscribe(input) {
      asked += 1;
      await sleep(asked === 1 ? 1500 : 300); // Both have begun; who came last is answered first.
      await payments.subscribe(input);
    },
  });
  const answers = await Promise.all([l.complete(by, setup), sleep(100).then(() => l.complete(by, setup))]);
  restore();
  expect(answers.map(({ status }) => status)).toEqual([402, 402]);
  expect(await p.payerOf(child)).toBe(email);
});

it("a try that nobody knows the outcome of leaves the mails, in the end, with who has paid before", async () => {
  const child = await createStudent(t);
  const { email } = await payerOf(child);
  await s.advance(child, 31 * dayMs);
  await s.sweep();
  const by = await l.linkTo(child);
  const setup = await l.setUpCard(by);
  const restore = s.change({ subscribe: () => Promise.reject(new PaymentsError("unavailable")) });
  expect((await l.complete(by, setup)).status).toBe(503);
  restore();
  expect(await p.payerOf(child)).toBe(by.email);
  t.setClock(new Date(t.app.now().getTime() + 11 * 60_000).toISOString());
  await s.sweep();
  expect(await p.payerOf(child)).toBe(email);
  expect((await l.complete(by, setup)).status).toBe(400);
  await l.pay(by);
  expect(await p.payerOf(child)).toBe(by.email);
});
