import { PaymentsError, type PaymentsPort } from "@/lib/ports/payments";
import { mailsTo } from "../support/outbox";
import { createParent, payingParents } from "../support/paying-parents";
import { createStudent, type Student } from "../support/students";
import { dayMs, goodCard, json, subscribers } from "../support/subscribers";
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

const failing = { number: "4000000000000341", expiry: "12/34", cvc: "123" };

async function family(fields?: Parameters<typeof createStudent>[1]) {
  const child = await createStudent(t, fields);
  return { child, parent: await createParent(t, child) };
}

const audited = (child: Student) =>
  t.app.db.auditEntry.findMany({
    where: { targetUserId: child.id, action: "parent_changed_pro" },
    orderBy: { at: "asc" },
    select: { actor: true, details: true },
  });

describe("a parent who pays", () => {
  it("gets the confirmation and the receipt, about the child by name, with ways to their own page", async () => {
    const { child, parent } = await family({ displayName: "Giulia" });
    const form = await p.openForm(parent, child);
    expect(form).toMatchObject({ status: 200, provider: "local", publishableKey: null });
    expect(form.terms.join(" ")).toMatch(/dalla pagina per i genitori/);
    expect(form.terms.join(" ")).not.toMatch(/dal profilo/);
    const completed = await p.complete(parent, child, await p.setUpCard(parent, child));
    expect(await json(completed)).toEqual({ status: 200, success: true, message: "Pro è attivo." });
    expect(await s.standing(child)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await p.show(parent, child)).toMatchObject({
      status: "active",
      renewsAt: "2026-12-20T09:00:00.000Z",
      withdrawableUntil: "2026-12-04T09:00:00.000Z",
      invoices: [{ amountCents: 400 }],
    });
    expect(await s.mailed(child)).toEqual([]);
    const mails = await mailsTo(t.dataDir, parent.email);
    expect(mails.map(({ template }) => template).sort()).toEqual([
      "subscription-receipt",
      "subscription-welcome",
    ]);
    for (const { text, links } of mails) {
      expect(text).toContain("Riguarda l'abbonamento di Giulia.");
      expect(text).not.toMatch(/profilo/i);
      expect(links).toEqual(["http://coach.test/genitori"]);
    }
  });

  it("is who has agreed to the terms, and is in the audit log without an address", async () => {
    const { child, parent } = await family();
    await p.subscribe(parent, child);
    await p.withdraw(parent, child);
    const consents = await t.app.db.consent.findMany({ where: { userId: child.id, subject: "checkout" } });
    expect(consents).toMatchObject([{ guardianKey: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const entries = await audited(child);
    expect(entries.map(({ details }) => details)).toEqual([{ what: "paid" }, { what: "withdrawn" }]);
    for (const { actor } of entries) expect(actor).toMatch(/^parent:[0-9a-f]{16}$/);
  });

  it("is charged once however often the same card is sent at once", async () => {
    const { child, parent } = await family();
    const setup = await p.setUpCard(parent, child);
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => json(await p.complete(parent, child, setup))),
    );
    expect(answers.filter(({ success }) => success === true)).toHaveLength(10);
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
    expect(await s.mailed(parent as Student)).toHaveLength(2);
  });

  it("whose card is declined is told so, and may give another", async () => {
    const { child, parent } = await family();
    const declined = await p.complete(parent, child, await p.setUpCard(parent, child, failing));
    expect(await json(declined)).toMatchObject({ status: 402, success: false });
    expect(await audited(child)).toEqual([]);
    await p.subscribe(parent, child);
    expect(await s.subscriptions(child)).toHaveLength(1);
  });

  it("cancels, is told by mail, and takes it up again for nothing", async () => {
    const { child, parent } = await family();
    await p.subscribe(parent, child);
    expect(await json(await p.cancel(parent, child))).toMatchObject({
      status: 200,
      subscriptionEndDate: "2026-12-20T09:00:00.000Z",
    });
    expect(await p.show(parent, child)).toMatchObject({ status: "canceled_with_grace" });
    await p.subscribe(parent, child);
    expect(await p.show(parent, child)).toMatchObject({ status: "active", invoices: [{ amountCents: 400 }] });
    expect(await s.mailed(child)).toEqual([]);
    expect(await s.mailed(parent as Student)).toEqual([
      "subscription-cancelled",
      "subscription-receipt",
      "subscription-resumed",
      "subscription-welcome",
    ]);
  });

  it("goes on getting the mails when they are nobody's parent any more", async () => {
    const { child, parent } = await family();
    await p.subscribe(parent, child);
    await t.app.db.guardian.deleteMany({ where: { userId: child.id } });
    await s.advance(child, 31 * dayMs);
    await s.sweep();
    await s.cancel(child);
    await s.advance(child, 31 * dayMs);
    await s.sweep();
    expect(await s.mailed(child)).toEqual([]);
    const mailed = await s.mailed(parent as Student);
    expect(mailed.filter((template) => template === "subscription-receipt")).toHaveLength(2);
    expect(mailed).toEqual(expect.arrayContaining(["subscription-cancelled", "subscription-expired"]));
  });

  it("hears beforehand of an end", async () => {
    const { child, parent } = await family();
    await p.subscribe(parent, child);
    await p.cancel(parent, child);
    await s.advance(child, 27 * dayMs);
    await s.sweep();
    expect(await s.mailed(parent as Student)).toContain("subscription-ending");
    expect(await s.mailed(child)).toEqual([]);
  });
});

describe("the payer", () => {
  it("is whoever has paid last: the learner again with a try of their own", async () => {
    const { child, parent } = await family();
    await p.subscribe(parent, child);
    expect(await p.payerOf(child)).toBe(parent.email);
    await s.cancel(child);
    await s.subscribe(child);
    expect(await p.payerOf(child)).toBeNull();
    expect(await s.mailed(child)).toEqual(["subscription-resumed"]);
  });

  it("stays the same when the card of another is declined", async () => {
    const { child, parent } = await family();
    await s.subscribe(child);
    await s.cancel(child);
    await s.subscribe(child, failing);
    await s.advance(child, 30 * dayMs + 5 * 60_000);
    await p.reopen(parent);
    await s.sweep();
    expect(await p.show(parent, child)).toMatchObject({ status: "past_due" });
    const declined = await p.complete(parent, child, await p.setUpCard(parent, child, failing));
    expect(declined.status).toBe(402);
    expect(await p.payerOf(child)).toBeNull();
    await p.subscribe(parent, child);
    expect(await p.payerOf(child)).toBe(parent.email);
    expect(await p.show(parent, child)).toMatchObject({ status: "active" });
    expect(await s.mailed(parent as Student)).toContain("subscription-receipt");
  });

  it("and whoever withdraws both get the confirmation", async () => {
    const { child, parent } = await family();
    await s.subscribe(child);
    expect(await json(await p.withdraw(parent, child))).toMatchObject({ status: 200, success: true });
    expect(await s.standing(child)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect(await s.mailed(child)).toContain("subscription-withdrawn");
    expect(await s.mailed(parent as Student)).toEqual(["subscription-withdrawn"]);
  });
});

describe("a parent and the child who pay at the same moment", () => {
  const statusesOf = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status);

  it("are charged once together, and the mails go to whose card it is", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { child, parent } = await family();
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
    const { child, parent } = await family();
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
    const { child, parent } = await family();
    const [hers, theirs] = [await p.setUpCard(parent, child, failing), await s.setUpCard(child)];
    expect((await p.complete(parent, child, hers)).status).toBe(402);
    expect((await s.complete(child, theirs)).status).toBe(200);
    expect(await p.payerOf(child)).toBeNull();
    expect(await s.subscriptions(child)).toHaveLength(1);
  });

  it("are never shown the card form of the other, nor pay with the other's card", async () => {
    const { child, parent } = await family();
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

describe("what is refused", () => {
  const card = { setupIntentId: "seti_1", ...goodCard };
  const calls: { method: string; path: string; body?: unknown }[] = [
    { method: "GET", path: "subscription" },
    { method: "POST", path: "create-subscription" },
    { method: "POST", path: "complete-subscription", body: { setupIntentId: "seti_1" } },
    { method: "POST", path: "cancel-subscription" },
    { method: "POST", path: "withdraw-subscription" },
    { method: "POST", path: "billing-portal" },
    { method: "POST", path: "local-payments/confirm", body: card },
  ];

  it.each(calls)(
    "$method $path: 401 without a page that is open, also with the child's own session",
    async ({ method, path, body }) => {
      const { child, parent } = await family();
      const address = `/api/parents/children/${child.id}/${path}`;
      for (const cookie of [undefined, child.cookie, "parent=invented"])
        expect((await t.api(method, address, { body, cookie })).status).toBe(401);
      t.advance(31 * 60_000);
      expect((await t.api(method, address, { body, cookie: parent.cookie })).status).toBe(401);
    },
  );

  it.each(calls)("$method $path: 404 for another's child and for nobody", async ({ method, path, body }) => {
    const { child } = await family();
    await s.subscribe(child);
    const stranger = await createParent(t, await createStudent(t));
    for (const id of [child.id, 999_999, 0])
      expect(
        (await t.api(method, `/api/parents/children/${id}/${path}`, { body, cookie: stranger.cookie }))
          .status,
      ).toBe(404);
    expect(await s.standing(child)).toMatchObject({ subscriptionStatus: "active" });
    expect(await audited(child)).toEqual([]);
  });

  const ofPaying = new Set(["create-subscription", "complete-subscription", "local-payments/confirm"]);

  it.each(calls.filter(({ path }) => ofPaying.has(path)))(
    "$method $path: 403 for a child who is of age",
    async ({ method, path, body }) => {
      const { child, parent } = await family({ birthYear: 2008, birthMonth: 10 });
      const address = `/api/parents/children/${child.id}/${path}`;
      expect((await t.api(method, address, { body, cookie: parent.cookie })).status).toBe(403);
      expect(await audited(child)).toEqual([]);
    },
  );

  it("nothing to whoever pays for a child who has come of age, and ends it", async () => {
    const { child, parent } = await family();
    await p.subscribe(parent, child);
    await t.app.db.user.update({ where: { id: child.id }, data: { birthYear: 2008, birthMonth: 10 } });
    expect((await p.cancel(parent, child)).status).toBe(200);
    expect(await s.standing(child)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
  });

  it("a second subscription, an invented card, nothing to cancel", async () => {
    const { child, parent } = await family();
    expect((await p.complete(parent, child, "seti_invented")).status).toBe(400);
    expect(await json(await p.cancel(parent, child))).toMatchObject({
      status: 400,
      message: "Non c'è un abbonamento Pro attivo.",
    });
    expect((await p.withdraw(parent, child)).status).toBe(400);
    await p.subscribe(parent, child);
    expect(await p.openForm(parent, child)).toMatchObject({
      status: 409,
      error: "C'è già Pro: non serve pagare.",
    });
    t.advance(15 * dayMs);
    await p.reopen(parent);
    expect((await p.withdraw(parent, child)).status).toBe(400);
  });
});
