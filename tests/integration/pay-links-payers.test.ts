import { randomUUID } from "node:crypto";
import { failingCard } from "../support/paying-families";
import { adultAddress, payLinks, type ByLink } from "../support/pay-links";
import { createParent, payingParents } from "../support/paying-parents";
import { createStudent, exists, type Student } from "../support/students";
import { dayMs, json, subscribers } from "../support/subscribers";
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

describe("two who pay at once", () => {
  it.each([
    ["by one link", false],
    ["by a link each", true],
  ])("%s are one subscription", async (_, hasOwn) => {
    for (let round = 0; round < 4; round += 1) {
      const { child, by } = await l.linked();
      const other: ByLink = { token: hasOwn ? await l.tokenOf(child) : by.token, email: adultAddress() };
      const setups = [await l.setUpCard(by), await l.setUpCard(other)] as const;
      const calls = [() => l.complete(by, setups[0]), () => l.complete(other, setups[1])];
      if (round % 2) calls.reverse();
      const statuses = (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect([409, 503]).toContain(statuses.find((status) => status !== 200));
      expect(await s.subscriptions(child)).toHaveLength(1);
      expect(await t.app.db.invoice.count({ where: { userId: child.id } })).toBe(1);
      expect(await l.audited(child)).toHaveLength(1);
    }
  });

  it("ten times with one card are charged once", async () => {
    const { child, by } = await l.linked();
    const setup = await l.setUpCard(by);
    const answers = await Promise.all(Array.from({ length: 10 }, () => l.complete(by, setup)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await s.subscriptions(child)).toHaveLength(1);
    expect(await s.mailed({ email: by.email } as Student)).toHaveLength(2);
  });

  it("by a link and on the page for parents are one, and whoever paid gets the mails", async () => {
    const { child, by } = await l.linked();
    const parent = await createParent(t, child);
    const setups = [await l.setUpCard(by), await p.setUpCard(parent, child)] as const;
    const answers = await Promise.all([l.complete(by, setups[0]), p.complete(parent, child, setups[1])]);
    const won = answers[0].status === 200 ? by.email : parent.email;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await p.payerOf(child)).toBe(won);
    expect(await s.subscriptions(child)).toHaveLength(1);
  });

  it("a card that is declined leaves the mails with who has paid before", async () => {
    const { child, by } = await l.linked();
    await s.subscribe(child);
    await s.cancel(child);
    await s.advance(child, 31 * dayMs);
    await s.sweep();
    const again = { ...by, token: await l.tokenOf(child) };
    const declined = await l.complete(again, await l.setUpCard(again, failingCard));
    expect(await json(declined)).toMatchObject({ status: 402, success: false });
    expect(await p.payerOf(child)).toBeNull();
    expect(await l.listed(by.email)).toMatchObject({ children: [], paidFor: [] });
  });
});

describe("who has paid by a link", () => {
  it("is mailed the way to the page for parents; whoever has not is told the same and gets nothing", async () => {
    const { by } = await l.linked();
    await l.pay(by);
    const ask = (email: string) => t.api("POST", "/api/parents/links", { body: { email } });
    const nobody = adultAddress();
    const [told, other] = [await json(await ask(by.email)), await json(await ask(nobody))];
    expect(told).toEqual(other);
    await until(async () => (await s.mailed({ email: by.email } as Student)).includes("parent-page-link"));
    expect(await s.mailed({ email: nobody } as Student)).toEqual([]);
  });

  it("sees there what they pay for, cancels it, takes it up again and withdraws from it", async () => {
    const { child, by } = await l.linked({
      displayName: "Luca",
      nickname: `chiama ${randomUUID().slice(0, 8)}`,
    });
    await l.pay(by);
    expect(await l.listed(by.email)).toEqual({
      status: 200,
      email: by.email,
      children: [],
      paidFor: [{ id: child.id, name: "Luca" }],
    });
    const payer = await l.pageOf(by.email);
    expect(await p.show(payer, child)).toMatchObject({ status: "active", hasPortal: false, invoices: [] });
    expect((await p.cancel(payer, child)).status).toBe(200);
    await p.subscribe(payer, child);
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "active" });
    expect((await p.withdraw(payer, child)).status).toBe(200);
    expect(await s.stateOf(child)).toMatchObject({ isPro: false, subscriptionStatus: "none" });
    expect(await s.mailed({ email: by.email } as Student)).toContain("subscription-withdrawn");
  });

  it("does nothing else for the student: no settings, no deletion, no consent, no portal", async () => {
    const { child, by } = await l.linked();
    await l.pay(by);
    const { cookie } = await l.pageOf(by.email);
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
    const { child, by } = await l.linked();
    await l.pay(by);
    await p.cancel(await l.pageOf(by.email), child);
    await s.advance(child, 59 * dayMs);
    await s.sweep();
    expect(await l.listed(by.email)).toMatchObject({ paidFor: [{ id: child.id }] });
    const next = await l.linkTo(child);
    t.advance(2 * dayMs);
    expect(await l.listed(by.email)).toMatchObject({ paidFor: [] });
    expect(await p.show(await l.pageOf(by.email), child)).toMatchObject({ status: 404 });
    await l.pay(next);
    expect(await l.listed(next.email)).toMatchObject({ paidFor: [{ id: child.id }] });
    expect((await p.cancel(await l.pageOf(by.email), child)).status).toBe(404);
  });

  it("and is a parent too sees the child once, as a parent", async () => {
    const child = await createStudent(t);
    const parent = await createParent(t, child);
    await l.pay({ token: await l.tokenOf(child), email: parent.email });
    expect(await l.listed(parent.email)).toMatchObject({
      children: [{ id: child.id, isPro: true }],
      paidFor: [],
    });
    expect(await p.show(parent, child)).toMatchObject({ invoices: [{ amountCents: 400 }] });
  });

  it("has their page closed when the account is erased", async () => {
    const { child, by } = await l.linked();
    await l.pay(by);
    const { cookie } = await l.pageOf(by.email);
    await t.api("POST", "/api/request-data-deletion", { cookie: child.cookie, body: {} });
    t.advance(8 * dayMs);
    const reopened = await l.pageOf(by.email);
    await s.sweep();
    await t.app.ports.jobs.enqueue("erase-accounts", {});
    await t.runJobs();
    expect(await exists(t, child)).toBe(false);
    for (const each of [cookie, reopened.cookie])
      expect((await t.api("GET", "/api/parents/children", { cookie: each })).status).toBe(401);
  });
});
