import { mailsTo } from "../support/outbox";
import { deadLink, payLinks } from "../support/pay-links";
import { createParent, payingParents } from "../support/paying-parents";
import { createStudent } from "../support/students";
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

describe("a link by which an adult pays", () => {
  it("shows the name as strangers read it, the price and nothing else", async () => {
    const { child, by } = await l.linked({ displayName: "Giulia Rossi 3331234567 @giulia.r" });
    expect(await l.open(by.token)).toEqual({
      status: 200,
      name: "Giulia Rossi",
      offer: "new",
      priceCents: 400,
    });
    const form = await l.openForm(by);
    const told = JSON.stringify([await l.open(by.token), form]);
    for (const secret of [child.email, "333", "giulia.r"]) expect(told).not.toContain(secret);
  });

  it("leads to a page of ours by a token of 32 bytes, of which only a hash is kept", async () => {
    const child = await createStudent(t);
    const made = await json<{ url: string; expiresAt: string }>(await l.make(child));
    expect(made).toMatchObject({ status: 200, expiresAt: "2026-11-27T09:00:00.000Z" });
    expect(made.url).toMatch(/^http:\/\/coach\.test\/genitori\/paga\?token=[\w-]{43}$/);
    expect(JSON.stringify(await l.linksOf(child))).not.toContain(made.url.slice(-43));
  });

  it("makes the child Pro; the mails go to who pays, the child gets none", async () => {
    const { child, by } = await l.linked({ displayName: "Luca" });
    const completed = await l.complete(by, await l.setUpCard(by));
    expect(await json(completed)).toEqual({ status: 200, success: true, message: "Pro è attivo." });
    expect(await s.stateOf(child)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await s.mailed(child)).toEqual([]);
    await t.runJobs();
    const mails = await mailsTo(t.dataDir, by.email);
    expect(mails.map(({ template }) => template).sort()).toEqual([
      "subscription-receipt",
      "subscription-welcome",
    ]);
    for (const { text, links } of mails) {
      expect(text).toContain("Riguarda l’abbonamento di Luca.");
      expect(links).toEqual(["http://coach.test/genitori"]);
    }
    const consents = await t.app.db.consent.findMany({ where: { userId: child.id, subject: "checkout" } });
    expect(consents).toMatchObject([{ guardianKey: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await l.audited(child)).toMatchObject([
      { actor: expect.stringMatching(/^parent:[0-9a-f]{16}$/), details: { what: "paid" } },
    ]);
    expect(await t.app.db.guardian.count({ where: { userId: child.id } })).toBe(0);
  });

  it("writes the address small, as it is written everywhere", async () => {
    const { child, by } = await l.linked();
    await l.pay({ ...by, email: by.email.toUpperCase() });
    expect(await p.payerOf(child)).toBe(by.email);
  });

  it("says kindly that there is Pro, and takes nothing for it", async () => {
    const { child, by } = await l.linked();
    const setup = await l.setUpCard(by);
    await l.complete(by, setup);
    expect(await l.open(by.token)).toMatchObject({ status: 200, offer: "pro" });
    expect(await l.openForm(by)).toMatchObject({ status: 409, error: "C’è già Pro: non serve pagare." });
    expect(await json(await l.complete(by, setup))).toMatchObject({ status: 200, success: true });
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
  });

  it("takes up what is ending", async () => {
    const { child, by } = await l.linked();
    await s.subscribe(child);
    await s.cancel(child);
    expect(await l.open(by.token)).toMatchObject({ offer: "again" });
    expect((await l.openForm(by)).terms.join(" ")).toMatch(/20\sdicembre 2026/);
    await l.pay(by);
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "active" });
    expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
  });

  it("may be paid by any adult, whether or not a parent has confirmed an address", async () => {
    const { child, by } = await l.linked({ birthMonth: 1, birthYear: 2012, parentEmail: "mai@casa.example" });
    await l.pay(by);
    expect(await s.stateOf(child)).toMatchObject({ isPro: true });
  });
});

describe("a student", () => {
  it("has three links at most, also when many are made at once", async () => {
    const child = await createStudent(t);
    const tokens: string[] = [];
    for (let n = 0; n < 4; n += 1) {
      tokens.push(await l.tokenOf(child));
      t.advance(1000);
    }
    const [oldest = "", ...live] = tokens;
    expect(await l.open(oldest)).toMatchObject(deadLink);
    for (const token of live) expect(await l.open(token)).toMatchObject({ status: 200 });
    const made = await Promise.all(Array.from({ length: 6 }, () => l.make(child)));
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await l.linksOf(child)).toHaveLength(3);
    expect((await l.make(child)).status).toBe(429);
  });

  it("ends their own links only", async () => {
    const [one, other] = [await l.linked(), await l.linked()];
    expect(await json(await l.end(one.child))).toMatchObject({ status: 200 });
    expect(await l.open(one.by.token)).toMatchObject(deadLink);
    expect(await l.open(other.by.token)).toMatchObject({ status: 200 });
  });

  it.each([
    ["who has Pro that renews", { isPro: true, subscriptionStatus: "active" }, { status: 409 }],
    ["to whom Pro was given", { isPro: true }, { status: 409 }],
    ["who has not told their age", { birthMonth: null, birthYear: null }, { status: 403, code: "NEEDS_AGE" }],
    ["who waits for a parent", { birthMonth: 1, birthYear: 2014 }, { status: 403, code: "NEEDS_CONSENT" }],
  ] as const)("%s makes none", async (_, fields, refusal) => {
    const child = await createStudent(t, fields);
    expect(await json(await l.make(child))).toMatchObject(refusal);
    expect(await l.linksOf(child)).toEqual([]);
  });

  it("whose parent takes their consent back meanwhile is not paid for: paying is none", async () => {
    const child = await createStudent(t, { birthMonth: 1, birthYear: 2014 });
    const parent = await createParent(t, child);
    await t.app.db.guardian.updateMany({
      where: { email: parent.email },
      data: { consentedAt: t.app.now() },
    });
    const by = await l.linkTo(child);
    const setup = await l.setUpCard(by);
    await t.app.db.guardian.updateMany({
      where: { email: parent.email },
      data: { withdrawnAt: t.app.now() },
    });
    expect(await l.open(by.token)).toMatchObject({ status: 200, offer: "not-yet" });
    for (const reply of [await l.openForm(by), await json(await l.complete(by, setup))])
      expect(reply).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
    expect(await s.stateOf(child)).toMatchObject({ isPro: false });
  });

  it("is rid of what is over by the sweep", async () => {
    const { child } = await l.linked();
    t.advance(6 * dayMs);
    await s.sweep();
    expect(await l.linksOf(child)).toHaveLength(1);
    t.advance(dayMs);
    await s.sweep();
    expect(await l.linksOf(child)).toEqual([]);
  });
});
