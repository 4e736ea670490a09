import { randomUUID } from "node:crypto";
import { mailsTo } from "../support/outbox";
import { failingCard } from "../support/paying-families";
import { payLinks, type ByLink } from "../support/pay-links";
import { createParent, openPage, payingParents } from "../support/paying-parents";
import { createStudent, exists, type Student } from "../support/students";
import { dayMs, goodCard, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

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

const bad = { status: 400, code: "BAD_TOKEN", error: expect.stringMatching(/^Questo link non vale più/) };
const address = () => `adulto-${randomUUID()}@casa.example`;
const linksOf = ({ id }: Student) => t.app.db.payLink.findMany({ where: { userId: id } });
const audited = ({ id }: Student) =>
  t.app.db.auditEntry.findMany({ where: { targetUserId: id, action: "parent_changed_pro" } });

async function linked(fields?: Parameters<typeof createStudent>[1]) {
  const child = await createStudent(t, fields);
  return { child, by: { token: await l.tokenOf(child), email: address() } };
}

/** The page for parents of an address, opened as from its mail. */
const page = async (email: string) => ({ email, cookie: await openPage(t.app, email) });
const listed = async (email: string) =>
  json(await t.api("GET", "/api/parents/children", { cookie: (await page(email)).cookie }));

describe("a link by which an adult pays", () => {
  it("shows the name as strangers read it, the price and nothing else", async () => {
    const { child, by } = await linked({ displayName: "Giulia Rossi 3331234567 @giulia.r" });
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
    expect(JSON.stringify(await linksOf(child))).not.toContain(made.url.slice(-43));
  });

  it("makes the child Pro; the mails go to who pays, the child gets none", async () => {
    const { child, by } = await linked({ displayName: "Luca" });
    const completed = await l.complete(by, await l.setUpCard(by));
    expect(await json(completed)).toEqual({ status: 200, success: true, message: "Pro è attivo." });
    expect(await s.standing(child)).toMatchObject({ isPro: true, subscriptionStatus: "active" });
    expect(await s.mailed(child)).toEqual([]);
    await t.runJobs();
    const mails = await mailsTo(t.dataDir, by.email);
    expect(mails.map(({ template }) => template).sort()).toEqual([
      "subscription-receipt",
      "subscription-welcome",
    ]);
    for (const { text, links } of mails) {
      expect(text).toContain("Riguarda l'abbonamento di Luca.");
      expect(links).toEqual(["http://coach.test/genitori"]);
    }
    const consents = await t.app.db.consent.findMany({ where: { userId: child.id, subject: "checkout" } });
    expect(consents).toMatchObject([{ guardianKey: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(await audited(child)).toMatchObject([
      { actor: expect.stringMatching(/^parent:[0-9a-f]{16}$/), details: { what: "paid" } },
    ]);
    expect(await t.app.db.guardian.count({ where: { userId: child.id } })).toBe(0);
  });

  it("writes the address small, as it is written everywhere", async () => {
    const { child, by } = await linked();
    await l.pay({ ...by, email: by.email.toUpperCase() });
    expect(await p.payerOf(child)).toBe(by.email);
  });

  it("says kindly that there is Pro, and takes nothing for it", async () => {
    const { child, by } = await linked();
    const setup = await l.setUpCard(by);
    await l.complete(by, setup);
    expect(await l.open(by.token)).toMatchObject({ status: 200, offer: "pro" });
    expect(await l.openForm(by)).toMatchObject({ status: 409, error: "C'è già Pro: non serve pagare." });
    expect(await json(await l.complete(by, setup))).toMatchObject({ status: 200, success: true });
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
  });

  it("takes up what is ending", async () => {
    const { child, by } = await linked();
    await s.subscribe(child);
    await s.cancel(child);
    expect(await l.open(by.token)).toMatchObject({ offer: "again" });
    expect((await l.openForm(by)).terms.join(" ")).toMatch(/20 dicembre 2026/);
    await l.pay(by);
    expect(await s.standing(child)).toMatchObject({ subscriptionStatus: "active" });
    expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
  });

  it("may be paid by any adult, whether or not a parent has confirmed an address", async () => {
    const { child, by } = await linked({ birthMonth: 1, birthYear: 2012, parentEmail: "mai@casa.example" });
    await l.pay(by);
    expect(await s.standing(child)).toMatchObject({ isPro: true });
  });
});

describe("what a link is not good for", () => {
  const calls: [string, object][] = [
    ["open", {}],
    ["create-subscription", { email: "papa@casa.example" }],
    ["complete-subscription", { email: "papa@casa.example", setupIntentId: "seti_1" }],
    ["local-payments/confirm", { email: "papa@casa.example", setupIntentId: "seti_1", ...goodCard }],
  ];

  it.each(calls)("%s: an invented, an old, an ended one, one of an account that goes", async (path, rest) => {
    const { child, by } = await linked();
    const answer = async (token: string) => json(await l.post(path, { token, ...rest }));
    for (const token of ["invented", "a".repeat(43), `${by.token} `, by.token.toUpperCase()])
      expect(await answer(token)).toMatchObject(bad);
    await t.api("POST", "/api/request-data-deletion", { cookie: child.cookie, body: {} });
    expect(await answer(by.token)).toMatchObject(bad);
    await t.api("DELETE", "/api/request-data-deletion", { cookie: child.cookie });
    expect(await answer(by.token)).not.toMatchObject(bad);
    await l.end(child);
    expect(await answer(by.token)).toMatchObject(bad);
    const late = await l.tokenOf(child);
    t.advance(7 * dayMs - 1);
    expect(await answer(late)).not.toMatchObject(bad);
    t.advance(1);
    expect(await answer(late)).toMatchObject(bad);
  });

  it.each<[string, Record<string, unknown>]>([
    ["another price", { priceCents: 1 }],
    ["an amount", { amountCents: 1 }],
    ["another student", { userId: 1 }],
    ["no address", { email: undefined }],
    ["an empty one", { email: "  " }],
    ["two", { email: "a@casa.example,b@casa.example" }],
    ["one of another alphabet", { email: "papa＠casa.example" }],
    ["a line break", { email: "papa@casa.example\nBcc: x@y.it" }],
    ["an object in the place of a token", { token: { startsWith: "" } }],
  ])("a body with %s is refused", async (_, fields) => {
    const { child, by } = await linked();
    const reply = await l.post("create-subscription", { ...by, ...fields });
    expect(await json(reply)).toMatchObject({ status: 400, code: "BAD_INPUT" });
    expect(await t.app.db.cardSetup.count({ where: { userId: child.id } })).toBe(0);
  });

  it("the card of another student, an invented one, one that was not given", async () => {
    const [hers, his] = [await linked(), await linked()];
    const setup = await l.setUpCard(hers.by);
    for (const id of [setup, "seti_invented", (await l.openForm(his.by)).setupIntentId])
      expect((await l.complete(his.by, id)).status).toBe(400);
    expect((await l.confirm(his.by, setup)).status).toBe(400);
    expect(await s.standing(his.child)).toMatchObject({ isPro: false });
    expect(await audited(his.child)).toEqual([]);
  });

  it("what the page for parents does", async () => {
    const { child, by } = await linked();
    await l.pay(by);
    const asParent = { cookie: `parent=${by.token}` };
    expect((await t.api("GET", "/api/parents/children", asParent)).status).toBe(401);
    for (const path of ["session", "links"])
      expect(
        (await t.api("POST", `/api/parents/${path}`, { body: { token: by.token, code: "1" } })).status,
      ).toBe(400);
    for (const path of ["confirm", "revoke"])
      expect(
        (await t.api("POST", `/api/parent/${path}`, { body: { token: by.token, code: "123456" } })).status,
      ).toBe(400);
    expect((await t.api("POST", "/api/parent/stop", { body: { token: by.token } })).status).toBe(400);
    expect(await t.app.db.guardian.count({ where: { userId: child.id } })).toBe(0);
  });

  it("finding out good cards: 30 tries in an hour for one student, by whichever link", async () => {
    const { child, by } = await linked();
    const other = { ...by, token: await l.tokenOf(child) };
    for (let n = 0; n < 30; n += 1) expect((await l.openForm(n % 2 ? by : other)).status).toBe(200);
    for (const either of [by, other])
      expect(await l.openForm(either)).toMatchObject({
        status: 429,
        error: expect.stringMatching(/tra un'ora/),
      });
    expect((await l.openForm((await linked()).by)).status).toBe(200);
    t.advance(60 * 60_000);
    expect((await l.openForm(by)).status).toBe(200);
  });

  it("filling the inbox of a stranger: ten payments a day to one address, those that fail not counted", async () => {
    const { child, by } = await linked();
    await l.pay({ ...by, email: address() });
    const [name = "", domain = ""] = by.email.split("@");
    const declined = { ...(await linked()).by, email: by.email };
    expect((await l.complete(declined, await l.setUpCard(declined, failingCard))).status).toBe(402);
    for (let n = 0; n < 10; n += 1) {
      await s.cancel(child);
      await l.pay({ ...by, email: n % 2 ? by.email : `${name}+${n}@${domain}` });
      await s.advance(child, 60 * 60_000); // The hour's cards of one student are counted too.
    }
    await s.cancel(child);
    const setup = await l.setUpCard({ ...by, email: address() });
    expect(await json(await l.complete(by, setup))).toMatchObject({
      status: 429,
      error: expect.stringMatching(/Riprova domani/),
    });
    expect(await s.standing(child)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
    expect((await l.complete({ ...by, email: address() }, setup)).status).toBe(200);
  });

  it("an account that is gone", async () => {
    const { child, by } = await linked();
    await l.pay(by);
    await t.app.db.user.delete({ where: { id: child.id } });
    expect(await exists(t, child)).toBe(false);
    expect(await linksOf(child)).toEqual([]);
    expect(await l.open(by.token)).toMatchObject(bad);
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
    expect(await l.open(oldest)).toMatchObject(bad);
    for (const token of live) expect(await l.open(token)).toMatchObject({ status: 200 });
    const made = await Promise.all(Array.from({ length: 6 }, () => l.make(child)));
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await linksOf(child)).toHaveLength(3);
    expect((await l.make(child)).status).toBe(429);
  });

  it("ends their own links only", async () => {
    const [one, other] = [await linked(), await linked()];
    expect(await json(await l.end(one.child))).toMatchObject({ status: 200 });
    expect(await l.open(one.by.token)).toMatchObject(bad);
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
    expect(await linksOf(child)).toEqual([]);
  });

  it("whose parent takes their consent back meanwhile is not paid for: paying is none", async () => {
    const child = await createStudent(t, { birthMonth: 1, birthYear: 2014 });
    const parent = await createParent(t, child);
    await t.app.db.guardian.updateMany({
      where: { email: parent.email },
      data: { consentedAt: t.app.now() },
    });
    const by = { token: await l.tokenOf(child), email: address() };
    const setup = await l.setUpCard(by);
    await t.app.db.guardian.updateMany({
      where: { email: parent.email },
      data: { withdrawnAt: t.app.now() },
    });
    expect(await l.open(by.token)).toMatchObject({ status: 200, offer: "not-yet" });
    for (const reply of [await l.openForm(by), await json(await l.complete(by, setup))])
      expect(reply).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
    expect(await s.standing(child)).toMatchObject({ isPro: false });
  });

  it("is rid of what is over by the sweep", async () => {
    const { child } = await linked();
    t.advance(6 * dayMs);
    await s.sweep();
    expect(await linksOf(child)).toHaveLength(1);
    t.advance(dayMs);
    await s.sweep();
    expect(await linksOf(child)).toEqual([]);
  });
});

describe("two who pay at once", () => {
  it.each([
    ["by one link", false],
    ["by a link each", true],
  ])("%s are one subscription", async (_, hasOwn) => {
    for (let round = 0; round < 4; round += 1) {
      const { child, by } = await linked();
      const other: ByLink = { token: hasOwn ? await l.tokenOf(child) : by.token, email: address() };
      const setups = [await l.setUpCard(by), await l.setUpCard(other)] as const;
      const calls = [() => l.complete(by, setups[0]), () => l.complete(other, setups[1])];
      if (round % 2) calls.reverse();
      const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect([409, 503]).toContain(statuses.find((status) => status !== 200));
      expect(await s.subscriptions(child)).toHaveLength(1);
      expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
      expect(await audited(child)).toHaveLength(1);
    }
  });

  it("ten times with one card are charged once", async () => {
    const { child, by } = await linked();
    const setup = await l.setUpCard(by);
    const answers = await Promise.all(Array.from({ length: 10 }, () => l.complete(by, setup)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await s.mailed({ email: by.email } as Student)).toHaveLength(2);
  });

  it("by a link and on the page for parents are one, and whoever paid gets the mails", async () => {
    const { child, by } = await linked();
    const parent = await createParent(t, child);
    const setups = [await l.setUpCard(by), await p.setUpCard(parent, child)] as const;
    const answers = await Promise.all([l.complete(by, setups[0]), p.complete(parent, child, setups[1])]);
    const won = answers[0].status === 200 ? by.email : parent.email;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await p.payerOf(child)).toBe(won);
    expect(await s.subscriptions(child)).toHaveLength(1);
  });

  it("a card that is declined leaves the mails with who has paid before", async () => {
    const { child, by } = await linked();
    await s.subscribe(child);
    await s.cancel(child);
    await s.advance(child, 31 * dayMs);
    await s.sweep();
    const again = { ...by, token: await l.tokenOf(child) };
    const declined = await l.complete(again, await l.setUpCard(again, failingCard));
    expect(await json(declined)).toMatchObject({ status: 402, success: false });
    expect(await p.payerOf(child)).toBeNull();
    expect(await listed(by.email)).toMatchObject({ children: [], paidFor: [] });
  });
});

describe("who has paid by a link", () => {
  it("is mailed the way to the page for parents; whoever has not is told the same and gets nothing", async () => {
    const { by } = await linked();
    await l.pay(by);
    const ask = (email: string) => t.api("POST", "/api/parents/links", { body: { email } });
    const nobody = address();
    const [told, other] = [await json(await ask(by.email)), await json(await ask(nobody))];
    expect(told).toEqual(other);
    await until(async () => (await s.mailed({ email: by.email } as Student)).includes("parent-page-link"));
    expect(await s.mailed({ email: nobody } as Student)).toEqual([]);
  });

  it("sees there what they pay for, cancels it, takes it up again and withdraws from it", async () => {
    const { child, by } = await linked({
      displayName: "Luca",
      nickname: `chiama ${randomUUID().slice(0, 8)}`,
    });
    await l.pay(by);
    expect(await listed(by.email)).toEqual({
      status: 200,
      email: by.email,
      children: [],
      paidFor: [{ id: child.id, name: "Luca" }],
    });
    const payer = await page(by.email);
    expect(await p.show(payer, child)).toMatchObject({ status: "active", hasPortal: false, invoices: [] });
    expect((await p.cancel(payer, child)).status).toBe(200);
    await p.subscribe(payer, child);
    expect(await s.standing(child)).toMatchObject({ subscriptionStatus: "active" });
    expect((await p.withdraw(payer, child)).status).toBe(200);
    expect(await s.standing(child)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect(await s.mailed({ email: by.email } as Student)).toContain("subscription-withdrawn");
  });

  it("does nothing else for the student: no settings, no deletion, no consent, no portal", async () => {
    const { child, by } = await linked();
    await l.pay(by);
    const { cookie } = await page(by.email);
    const settings = {
      coach: false,
      photos: false,
      voice: false,
      readAloud: false,
      reports: true,
      alerts: true,
      hours: null,
      minutesPerDay: null,
    };
    const of = `/api/parents/children/${child.id}`;
    for (const [method, path, body] of [
      ["PUT", of, settings],
      ["POST", `${of}/invitation`, undefined],
      ["POST", `${of}/withdrawal`, undefined],
      ["POST", `${of}/deletion`, undefined],
      ["DELETE", `${of}/deletion`, undefined],
      ["POST", `${of}/billing-portal`, undefined],
    ] as const)
      expect([method, path, (await t.api(method, path, { cookie, body })).status]).toEqual([
        method,
        path,
        404,
      ]);
  });

  it("is a stranger again once another pays, or 30 days after the end", async () => {
    const { child, by } = await linked();
    await l.pay(by);
    await p.cancel(await page(by.email), child);
    await s.advance(child, 59 * dayMs);
    await s.sweep();
    expect(await listed(by.email)).toMatchObject({ paidFor: [{ id: child.id }] });
    const next = { token: await l.tokenOf(child), email: address() };
    t.advance(2 * dayMs);
    expect(await listed(by.email)).toMatchObject({ paidFor: [] });
    expect(await p.show(await page(by.email), child)).toMatchObject({ status: 404 });
    await l.pay(next);
    expect(await listed(next.email)).toMatchObject({ paidFor: [{ id: child.id }] });
    expect((await p.cancel(await page(by.email), child)).status).toBe(404);
  });

  it("and is a parent too sees the child once, as a parent", async () => {
    const child = await createStudent(t);
    const parent = await createParent(t, child);
    await l.pay({ token: await l.tokenOf(child), email: parent.email });
    expect(await listed(parent.email)).toMatchObject({
      children: [{ id: child.id, isPro: true }],
      paidFor: [],
    });
    expect(await p.show(parent, child)).toMatchObject({ invoices: [{ amountCents: 400 }] });
  });

  it("has their page closed when the account is erased", async () => {
    const { child, by } = await linked();
    await l.pay(by);
    const { cookie } = await page(by.email);
    await t.api("POST", "/api/request-data-deletion", { cookie: child.cookie, body: {} });
    t.advance(8 * dayMs);
    const reopened = await page(by.email);
    await s.sweep();
    await t.app.ports.jobs.enqueue("erase-accounts", {});
    await t.runJobs();
    expect(await exists(t, child)).toBe(false);
    for (const each of [cookie, reopened.cookie])
      expect((await t.api("GET", "/api/parents/children", { cookie: each })).status).toBe(401);
  });
});
