import { mailsTo } from "../support/outbox";
import { createPayingFamily, failingCard } from "../support/paying-families";
import { createParent, payingParents } from "../support/paying-parents";
import { createStudent, type Student } from "../support/students";
import { dayMs, goodCard, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let p: ReturnType<typeof payingParents>;
beforeAll(async () => {
  t = await createTestApp();
  [s, p] = [subscribers(t), payingParents(t)];
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

const audited = (child: Student) =>
  t.app.db.auditEntry.findMany({
    where: { targetUserId: child.id, action: "parent_changed_pro" },
    orderBy: { at: "asc" },
    select: { actor: true, details: true },
  });

describe("a parent who pays", () => {
  it("gets the confirmation and the receipt, about the child by name, with ways to their own page", async () => {
    const { child, parent } = await createPayingFamily(t, { displayName: "Giulia" });
    const form = await p.openForm(parent, child);
    expect(form).toMatchObject({ status: 200, provider: "local", publishableKey: null });
    expect(form.terms.join(" ")).toMatch(/dalla pagina per i genitori/);
    expect(form.terms.join(" ")).not.toMatch(/dal profilo/);
    const completed = await p.complete(parent, child, await p.setUpCard(parent, child));
    expect(await json(completed)).toEqual({ status: 200, success: true, message: "Pro è attivo." });
    expect(await s.stateOf(child)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
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
      expect(text).toContain("Riguarda l’abbonamento di Giulia.");
      expect(text).not.toMatch(/profilo/i);
      expect(links).toEqual(["http://coach.test/genitori"]);
    }
  });

  it("is who has agreed to the terms, and is in the audit log without an address", async () => {
    const { child, parent } = await createPayingFamily(t);
    await p.subscribe(parent, child);
    await p.withdraw(parent, child);
    const consents = await t.app.db.consent.findMany({ where: { userId: child.id, subject: "checkout" } });
    expect(consents).toMatchObject([{ guardianKey: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    const entries = await audited(child);
    expect(entries.map(({ details }) => details)).toEqual([{ what: "paid" }, { what: "withdrawn" }]);
    for (const { actor } of entries) expect(actor).toMatch(/^parent:[0-9a-f]{16}$/);
  });

  it("is charged once however often the same card is sent at once", async () => {
    const { child, parent } = await createPayingFamily(t);
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
    const { child, parent } = await createPayingFamily(t);
    const declined = await p.complete(parent, child, await p.setUpCard(parent, child, failingCard));
    expect(await json(declined)).toMatchObject({ status: 402, success: false });
    expect(await audited(child)).toEqual([]);
    await p.subscribe(parent, child);
    expect(await s.subscriptions(child)).toHaveLength(1);
  });

  it("cancels, is told by mail, and takes it up again for nothing", async () => {
    const { child, parent } = await createPayingFamily(t);
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
    const { child, parent } = await createPayingFamily(t);
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
    const { child, parent } = await createPayingFamily(t);
    await p.subscribe(parent, child);
    await p.cancel(parent, child);
    await s.advance(child, 27 * dayMs);
    await s.sweep();
    expect(await s.mailed(parent as Student)).toContain("subscription-ending");
    expect(await s.mailed(child)).toEqual([]);
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
      const { child, parent } = await createPayingFamily(t);
      const address = `/api/parents/children/${child.id}/${path}`;
      for (const cookie of [undefined, child.cookie, "parent=invented"])
        expect((await t.api(method, address, { body, cookie })).status).toBe(401);
      t.advance(31 * 60_000);
      expect((await t.api(method, address, { body, cookie: parent.cookie })).status).toBe(401);
    },
  );

  it.each(calls)("$method $path: 404 for another's child and for nobody", async ({ method, path, body }) => {
    const { child } = await createPayingFamily(t);
    await s.subscribe(child);
    const stranger = await createParent(t, await createStudent(t));
    for (const id of [child.id, 999_999, 0])
      expect(
        (await t.api(method, `/api/parents/children/${id}/${path}`, { body, cookie: stranger.cookie }))
          .status,
      ).toBe(404);
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "active" });
    expect(await audited(child)).toEqual([]);
  });

  const ofPaying = new Set(["create-subscription", "complete-subscription", "local-payments/confirm"]);

  it.each(calls.filter(({ path }) => ofPaying.has(path)))(
    "$method $path: 403 for a child who is of age",
    async ({ method, path, body }) => {
      const { child, parent } = await createPayingFamily(t, { birthYear: 2008, birthMonth: 10 });
      const address = `/api/parents/children/${child.id}/${path}`;
      expect((await t.api(method, address, { body, cookie: parent.cookie })).status).toBe(403);
      expect(await audited(child)).toEqual([]);
    },
  );

  it("nothing to whoever pays for a child who has come of age, and ends it", async () => {
    const { child, parent } = await createPayingFamily(t);
    await p.subscribe(parent, child);
    await t.app.db.user.update({ where: { id: child.id }, data: { birthYear: 2008, birthMonth: 10 } });
    expect((await p.cancel(parent, child)).status).toBe(200);
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
  });

  it("a second subscription, an invented card, nothing to cancel", async () => {
    const { child, parent } = await createPayingFamily(t);
    expect((await p.complete(parent, child, "seti_invented")).status).toBe(400);
    expect(await json(await p.cancel(parent, child))).toMatchObject({
      status: 400,
      message: "Non c’è un abbonamento Pro attivo.",
    });
    expect((await p.withdraw(parent, child)).status).toBe(400);
    await p.subscribe(parent, child);
    expect(await p.openForm(parent, child)).toMatchObject({
      status: 409,
      error: "C’è già Pro: non serve pagare.",
    });
    t.advance(15 * dayMs);
    await p.reopen(parent);
    expect((await p.withdraw(parent, child)).status).toBe(400);
  });
});
