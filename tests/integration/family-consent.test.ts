import { parentalText, providersOf } from "@/lib/policies";
import { shownText } from "@/lib/i18n/it/parent-consent";
import { family } from "@/lib/i18n/it";
import { badToken, withFamilies, type Families } from "../support/families";
import { everything } from "../support/parents";
import { createStudent, userOf } from "../support/students";
import { json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

describe("the mail that asks a parent", () => {
  it("brings a link and a code of six digits in its text, and a way out", async () => {
    const student = await f.waitingChild({ displayName: "Giulia" });
    const mamma = f.newAddress();
    await f.save(student, mamma);
    const [mail, ...others] = await f.mails(mamma);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: "parent-invitation", to: mamma });
    const [confirmUrl = "", stopUrl] = mail?.links ?? [];
    expect(confirmUrl).toMatch(/^http:\/\/coach\.test\/parent\/confirm\?token=[\w-]{43}$/);
    expect(stopUrl).toMatch(/^http:\/\/coach\.test\/parent\/stop\?token=/);
    const { code } = await f.tokens(mamma);
    expect(code).toMatch(/^\d{6}$/);
    for (const link of mail?.links ?? []) expect(link).not.toContain(code);
  });

  it("tells nothing about the child but the name", async () => {
    const student = await f.waitingChild({
      displayName: "Giulia",
      xp: 4321,
      nickname: "Volpe Rossa 77",
      schoolClass: "middle1",
      hasAnsweredSchoolClass: true,
    });
    await t.app.db.user.update({ where: { id: student.id }, data: { nicknameKey: "volpe rossa 77" } });
    const mamma = f.newAddress();
    await f.save(student, mamma);
    const [{ html = "", text = "", subject = "" } = {}] = await f.mails(mamma);
    for (const part of [html, text, subject]) expect(part).not.toMatch(/4321|Volpe|2015|prima media/i);
    expect(text).not.toContain(student.email);
  });

  it("leaves neither token nor code in the database once it is sent", async () => {
    const { token, code, mamma } = await f.asked();
    const link = await t.app.db.parentLink.findFirstOrThrow({ where: { email: mamma } });
    expect(link.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(link.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(link.expiresAt).toEqual(f.inDays(7));
    expect(await findTraces(t.app.db, [token])).toEqual([]);
    expect(JSON.stringify(link)).not.toContain(`"${code}"`);
  });

  it("is another each time: no token and no code comes twice in a row", async () => {
    const { student, mamma, ...first } = await f.asked();
    t.advance(1000);
    expect((await f.invite(student)).status).toBe(200);
    const second = await f.tokens(mamma);
    expect(second.token).not.toBe(first.token);
    // The newer link ends the older one.
    expect(await json(await f.confirm(first, everything))).toMatchObject(badToken);
    expect((await f.confirm(second, everything)).status).toBe(200);
  });
});

describe("a parent agrees", () => {
  it("to what they tick, and the child may use that and nothing else", async () => {
    const { student, mamma, token, code } = await f.asked();
    const confirmed = await f.confirm({ token, code }, { name: " Anna Rossi ", coach: true });
    expect(await json(confirmed)).toMatchObject({ status: 200, message: family.confirmed });
    expect(await f.familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: false, voice: false, readAloud: false },
      consentDueAt: null,
      hasNews: true,
    });
    expect(await f.guardians(student)).toEqual([
      expect.objectContaining({
        email: mamma,
        name: "Anna Rossi",
        reports: false,
        alerts: false,
        consentedAt: t.app.now(),
      }),
    ]);
    expect((await f.say(student, "Hello there")).status).toBe(200);
    const spoken = await t.api("POST", "/api/speech", { cookie: student.cookie, body: { text: "Hello" } });
    expect(await json(spoken)).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
  });

  it("with nothing ticked by itself: what is not sent is not agreed to", async () => {
    const { student, token, code } = await f.asked();
    expect(await json(await f.confirm({ token, code }, { name: "Anna Rossi" }))).toMatchObject({
      status: 400,
      code: "BAD_INPUT",
      error: family.nothingTicked,
    });
    const refused = { coach: false, photos: false, voice: false, reports: false, alerts: false };
    expect((await f.confirm({ token, code }, { name: "Anna Rossi", ...refused })).status).toBe(400);
    expect(await f.guardians(student)).toEqual([]);
    // None of that was a try, nor used the link up.
    expect((await f.confirm({ token, code }, everything)).status).toBe(200);
  });

  it.each(["", " ", "A", "1234", "…", "x".repeat(101)])("with a name, and not with %j", async (name) => {
    const { student, token, code } = await f.asked();
    expect(await json(await f.confirm({ token, code }, { ...everything, name }))).toMatchObject({
      status: 400,
      code: "BAD_INPUT",
    });
    expect(await f.guardians(student)).toEqual([]);
    expect(await f.triesOf(student)).toBe(0);
  });

  it("only to reports: then the child still waits, and is still deleted when the week is over", async () => {
    const { student, token, code } = await f.asked();
    expect((await f.confirm({ token, code }, { name: "Anna Rossi", reports: true })).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({ stage: "waiting", allowed: { coach: false } });
    expect((await userOf(t, student)).consentDueAt).toEqual(f.inDays(7));
    expect(await json(await f.say(student, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
  });

  it("with the code as it is read out: blanks do not count", async () => {
    const { token, code } = await f.asked();
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await f.confirm({ token, code: spaced }, everything)).status).toBe(200);
  });

  it("for somebody of 14 or more only to what comes by mail", async () => {
    const student = await createStudent(t);
    const mamma = f.newAddress();
    await f.save(student, mamma);
    expect((await f.confirm(await f.tokens(mamma), { reports: true, coach: false })).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: true, voice: true },
    });
    expect(await f.guardians(student)).toEqual([
      expect.objectContaining({ reports: true, consentedAt: null, coach: true }),
    ]);
    const [consent] = await f.parental(student);
    expect(consent).toMatchObject({ subject: "parent_reports", scopes: ["reports"], isWithdrawal: false });
  });
});

describe("the record", () => {
  it("has version, hash of the text, scopes, who and when, and what was taken back", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, { name: "Anna Rossi", coach: true, voice: true, alerts: true });
    const given = t.app.now();
    await f.withdraw(await f.openPage(mamma), student);
    const text = parentalText(shownText(providersOf(t.env), "child"));
    const rows = await f.parental(student);
    expect(rows).toEqual([
      expect.objectContaining({
        subject: "parental",
        ...text,
        scopes: ["coach", "voice", "alerts"],
        givenBy: "Anna Rossi",
        isWithdrawal: false,
        givenAt: given,
      }),
      expect.objectContaining({
        subject: "parental",
        ...text,
        scopes: [],
        isWithdrawal: true,
        givenAt: t.app.now(),
      }),
    ]);
    expect(JSON.stringify(rows)).not.toContain(mamma);
  });

  it.each([
    ["teen", { birthMonth: 1, birthYear: 2011 }],
    ["adult", { birthMonth: 1, birthYear: 2000 }],
    ["unknown", { birthMonth: null, birthYear: null }],
  ] as const)("has the hash of what was on the page for a student who is %s", async (ageGroup, birth) => {
    const student = await createStudent(t, birth);
    await f.saveConfirmed(student, f.newAddress());
    const [consent] = await f.parental(student);
    expect(consent).toMatchObject(parentalText(shownText(providersOf(t.env), ageGroup)));
  });

  it("is only added to", async () => {
    const { student, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    for (const change of [
      `"version" = '1999-01-01'`,
      `"scopes" = '{}'`,
      `"isWithdrawal" = true`,
      `"givenBy" = 'x'`,
    ])
      await expect(
        t.app.db.$executeRawUnsafe(`UPDATE "Consent" SET ${change} WHERE "userId" = ${student.id}`),
      ).rejects.toThrow("only added to");
  });

  it("is in the download of the child's data", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, { name: "Anna Rossi", coach: true });
    await f.withdraw(await f.openPage(mamma), student);
    const { account, parents: shown } = (await (
      await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie })
    ).json()) as { account: { consents: object[] }; parents: object[] };
    const { version, textHash } = parentalText(shownText(providersOf(t.env), "child"));
    expect(account.consents).toEqual([
      expect.objectContaining({
        subject: "parental",
        version,
        textHash,
        scopes: ["coach"],
        isWithdrawal: false,
      }),
      expect.objectContaining({ subject: "parental", isWithdrawal: true }),
    ]);
    expect(shown).toEqual([
      expect.objectContaining({ coach: true, photos: false, withdrawnAt: expect.any(String) }),
    ]);
    expect(JSON.stringify([account.consents, shown])).not.toMatch(new RegExp(`Anna Rossi|${mamma}`)); // These are another's.
  });

  it("of who agrees again after taking it back starts anew", async () => {
    const { student, mamma, token, code } = await f.asked();
    await f.confirm({ token, code }, everything);
    await f.withdraw(await f.openPage(mamma), student);
    expect((await f.invite(student)).status).toBe(200);
    const again = await f.tokens(mamma);
    // Reports alone are no consent: the child still waits, and knows until when.
    expect((await f.confirm(again, { name: "Anna Rossi", reports: true })).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({ stage: "waiting", consentDueAt: expect.any(String) });
    t.advance(1000);
    expect((await f.invite(student)).status).toBe(200);
    expect((await f.confirm(await f.tokens(mamma), { name: "Anna Rossi", coach: true })).status).toBe(200);
    expect(await f.familyOf(student)).toMatchObject({ stage: "open", consentDueAt: null });
  });
});
