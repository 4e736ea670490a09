import { failingCard } from "../support/paying-families";
import { adultAddress, deadLink, payLinks } from "../support/pay-links";
import { exists } from "../support/students";
import { dayMs, goodCard, json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let s: ReturnType<typeof subscribers>;
let l: ReturnType<typeof payLinks>;
beforeAll(async () => {
  t = await createTestApp();
  [s, l] = [subscribers(t), payLinks(t)];
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

describe("what a link is not good for", () => {
  const calls: [string, object][] = [
    ["open", {}],
    ["create-subscription", { email: "papa@casa.example" }],
    ["complete-subscription", { email: "papa@casa.example", setupIntentId: "seti_1" }],
    ["local-payments/confirm", { email: "papa@casa.example", setupIntentId: "seti_1", ...goodCard }],
  ];

  it.each(calls)("%s: an invented, an old, an ended one, one of an account that goes", async (path, rest) => {
    const { child, by } = await l.linked();
    const answer = async (token: string) => json(await l.post(path, { token, ...rest }));
    for (const token of ["invented", "a".repeat(43), `${by.token} `, by.token.toUpperCase()])
      expect(await answer(token)).toMatchObject(deadLink);
    await t.api("POST", "/api/request-data-deletion", { cookie: child.cookie, body: {} });
    expect(await answer(by.token)).toMatchObject(deadLink);
    await t.api("DELETE", "/api/request-data-deletion", { cookie: child.cookie });
    expect(await answer(by.token)).not.toMatchObject(deadLink);
    await l.end(child);
    expect(await answer(by.token)).toMatchObject(deadLink);
    const late = await l.tokenOf(child);
    t.advance(7 * dayMs - 1);
    expect(await answer(late)).not.toMatchObject(deadLink);
    t.advance(1);
    expect(await answer(late)).toMatchObject(deadLink);
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
    const { child, by } = await l.linked();
    const reply = await l.post("create-subscription", { ...by, ...fields });
    expect(await json(reply)).toMatchObject({ status: 400, code: "BAD_INPUT" });
    expect(await t.app.db.cardSetup.count({ where: { userId: child.id } })).toBe(0);
  });

  it("the card of another student, an invented one, one that was not given", async () => {
    const [hers, his] = [await l.linked(), await l.linked()];
    const setup = await l.setUpCard(hers.by);
    for (const id of [setup, "seti_invented", (await l.openForm(his.by)).setupIntentId])
      expect((await l.complete(his.by, id)).status).toBe(400);
    expect((await l.confirm(his.by, setup)).status).toBe(400);
    expect(await s.stateOf(his.child)).toMatchObject({ isPro: false });
    expect(await l.audited(his.child)).toEqual([]);
  });

  it("what the page for parents does", async () => {
    const { child, by } = await l.linked();
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

  const tooMany = { status: 429, error: expect.stringMatching(/tra un’ora/) };

  it("finding out good cards: 20 tries in an hour by one link, which leave the other links alone", async () => {
    const { child, by } = await l.linked();
    const other = await l.linkTo(child);
    for (let n = 0; n < 20; n += 1) expect((await l.openForm(by)).status).toBe(200);
    expect(await l.openForm({ ...by, email: adultAddress() })).toMatchObject(tooMany);
    await l.pay(other);
    t.advance(60 * 60_000);
    expect((await l.openForm((await l.linked()).by)).status).toBe(200);
  });

  it("finding them out by ever new links: 80 tries in an hour for one student", async () => {
    const { child, by } = await l.linked();
    const links = [by];
    while (links.length < 4) {
      for (let n = 0; n < 20; n += 1) expect((await l.openForm(links.at(-1)!)).status).toBe(200);
      links.push(await l.linkTo(child));
    }
    const [last] = links.slice(-1);
    for (let n = 0; n < 20; n += 1) expect((await l.openForm(last!)).status).toBe(200);
    const fifth = await l.linkTo(child);
    expect(await l.openForm(fifth)).toMatchObject(tooMany);
    expect((await l.openForm((await l.linked()).by)).status).toBe(200);
    t.advance(60 * 60_000);
    expect((await l.openForm(fifth)).status).toBe(200);
  });

  it("filling the inbox of a stranger: ten payments a day to one address, those that fail not counted", async () => {
    const { child, by } = await l.linked();
    await l.pay({ ...by, email: adultAddress() });
    const [name = "", domain = ""] = by.email.split("@");
    const declined = { ...(await l.linked()).by, email: by.email };
    expect((await l.complete(declined, await l.setUpCard(declined, failingCard))).status).toBe(402);
    for (let n = 0; n < 10; n += 1) {
      await s.cancel(child);
      await l.pay({ ...by, email: n % 2 ? by.email : `${name}+${n}@${domain}` });
      await s.advance(child, 60 * 60_000); // The hour's cards of one student are counted too.
    }
    await s.cancel(child);
    const setup = await l.setUpCard({ ...by, email: adultAddress() });
    expect(await json(await l.complete(by, setup))).toMatchObject({
      status: 429,
      error: expect.stringMatching(/Riprova domani/),
    });
    expect(await s.stateOf(child)).toMatchObject({ subscriptionStatus: "canceled_with_grace" });
    expect((await l.complete({ ...by, email: adultAddress() }, setup)).status).toBe(200);
  });

  it("an account that is gone", async () => {
    const { child, by } = await l.linked();
    await l.pay(by);
    await t.app.db.user.delete({ where: { id: child.id } });
    expect(await exists(t, child)).toBe(false);
    expect(await l.linksOf(child)).toEqual([]);
    expect(await l.open(by.token)).toMatchObject(deadLink);
  });
});
