import { family } from "@/lib/i18n/it";
import { badToken, minuteMs, withFamilies, type Families } from "../support/families";
import { everything, wrongCode } from "../support/parents";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("a day later", () => {
  it("the parent is asked whether it was their choice, once, and can take it back in one step", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    t.advance(dayMs - 1);
    await f.sweep();
    expect(await f.templates(mamma)).toEqual(["parent-invitation"]);
    t.advance(1);
    await f.sweep();
    t.advance(minuteMs);
    await f.sweep();
    const checks = (await f.mails(mamma)).filter(({ template }) => template === "parent-consent-check");
    expect(checks).toHaveLength(1);
    expect(checks[0]).toMatchObject({
      subject: "È stata una tua scelta?",
      links: [expect.stringMatching(/\/parent\/revoke\?token=/), ...(checks[0]?.links.slice(1) ?? [])],
    });
    const check = await f.brought(mamma, "parent-consent-check");
    expect((await f.revoke({ ...check, code: wrongCode(check.code) })).status).toBe(400);
    expect(await json(await f.revoke(check))).toMatchObject({ status: 200, message: family.revoked });
    expect(await json(await f.revoke(check))).toMatchObject(badToken);
    expect(await f.familyOf(student)).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: f.inDays(30).toISOString(),
    });
  });

  it("nobody is asked whose consent is back already", async () => {
    const { student, mamma, ...link } = await f.asked();
    await f.confirm(link, everything);
    await f.withdraw(await f.openPage(mamma), student);
    t.advance(dayMs);
    await f.sweep();
    expect(await f.templates(mamma)).not.toContain("parent-consent-check");
  });

  it("whoever stopped the mails is asked all the same: nobody hides a consent by a stop", async () => {
    const { mamma, stop, ...link } = await f.asked();
    await f.confirm(link, everything);
    await f.stop(stop);
    t.advance(dayMs);
    await f.sweep();
    expect(await f.templates(mamma)).toContain("parent-consent-check");
  });

  it("the step is there although the child has given another address meanwhile", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    t.advance(dayMs);
    await f.sweep();
    const check = await f.brought(mamma, "parent-consent-check");
    await f.save(await f.signedIn(student), f.newAddress());
    expect((await f.revoke(check)).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({ stage: "waiting", allowed: { coach: false } });
  });

  it("the mail is sent although the child has given another address meanwhile", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    await f.save(student, f.newAddress());
    t.advance(dayMs);
    await f.sweep();
    expect(await f.templates(mamma)).toContain("parent-consent-check");
  });

  it("of 50 sweeps at once the parent gets one mail", async () => {
    const { mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    t.advance(dayMs);
    await Promise.all(
      Array.from({ length: 10 }, () => t.app.ports.jobs.enqueue("sweep", {}).then(() => t.runJobs())),
    );
    expect((await f.templates(mamma)).filter((name) => name === "parent-consent-check")).toHaveLength(1);
  });
});
