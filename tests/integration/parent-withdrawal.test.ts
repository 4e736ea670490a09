import { withFamilies, type Families } from "../support/families";
import { everything } from "../support/parents";
import { exists } from "../support/students";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("a consent that is taken back", () => {
  it("switches everything off at once, and the account waits 30 days", async () => {
    const { student, mamma, cookie } = await f.opened();
    const until = new Date(t.app.now().getTime() + 30 * dayMs).toISOString();
    expect(await json(await f.withdraw(cookie, student))).toMatchObject({
      status: 200,
      withdrawnAt: t.app.now().toISOString(),
    });
    expect(await f.familyOf(student)).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: until,
      hasNews: true,
    });
    expect(await json(await f.say(student, "Hello"))).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
    expect(await f.mailed(mamma, "parent-consent-withdrawn")).toBe(1);
    expect((await f.audited(student)).map(({ action }) => action)).toContain("parent_withdrew");
    t.advance(1000);
    expect((await f.withdraw(cookie, student)).status).toBe(200);
    expect(await f.mailed(mamma, "parent-consent-withdrawn")).toBe(1);
    expect((await f.familyOf(student)).consentDueAt).toBe(until);
    t.setClock(new Date(Date.parse(until) - 2 * dayMs).toISOString());
    await f.sweep();
    expect(await exists(t, student)).toBe(true);
    t.setClock(until);
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(false);
  });

  it("is given again as it was the first time, and by nothing less", async () => {
    const { student, mamma, cookie } = await f.opened();
    await f.withdraw(cookie, student);
    expect((await f.change(cookie, student, { photos: false })).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({ stage: "waiting", allowed: { coach: false } });
    t.advance(1000);
    expect((await f.inviteSelf(cookie, student)).status).toBe(200);
    expect((await f.confirm(await f.tokens(mamma), { ...everything, photos: false })).status).toBe(200);
    expect((await f.inviteSelf(cookie, student)).status).toBe(409);
    expect(await f.familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: false },
      consentDueAt: null,
    });
    const consents = await f.parental(student);
    expect(consents.map(({ isWithdrawal }) => isWithdrawal)).toEqual([false, true, false]);
  });

  it("of 20 at once is taken back once", async () => {
    const { student, mamma, cookie } = await f.opened();
    const replies = await Promise.all(Array.from({ length: 20 }, () => f.withdraw(cookie, student)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await f.mailed(mamma, "parent-consent-withdrawn")).toBe(1);
    expect(await t.app.db.consent.count({ where: { userId: student.id, isWithdrawal: true } })).toBe(1);
  });

  it("tells the other parents, and leaves the account to those who agree", async () => {
    const { student, mamma } = await f.opened();
    const papa = f.newAddress();
    await f.agree(student, papa);
    await f.withdraw(await f.openPage(papa), student);
    for (const address of [mamma, papa]) expect(await f.mailed(address, "parent-consent-withdrawn")).toBe(1);
    expect(await f.familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: false },
      consentDueAt: null,
    });
  });
});
