import { parentalText, providersOf } from "@/lib/policies";
import { shownText } from "@/lib/i18n/it/parent-pages";
import { family } from "@/lib/i18n/it";
import type { UserReply } from "@/lib/features/accounts/contract";
import { maxCodeTries } from "@/lib/features/family/rules";
import { everything, parents, wrongCode } from "../support/parents";
import { createStudent, newSession, userOf, type Student } from "../support/students";
import { json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const today = "2026-11-20T09:00:00.000Z";

let t: TestApp;
let p: ReturnType<typeof parents>;
let s: ReturnType<typeof subscribers>;
beforeAll(async () => {
  t = await createTestApp();
  [p, s] = [parents(t), subscribers(t)];
});
beforeEach(() => t.setClock(today));
afterAll(() => t.close());

const child = (fields: Parameters<typeof createStudent>[1] = {}) =>
  createStudent(t, { birthMonth: 6, birthYear: 2015, aiNoticeAt: null, consentDueAt: inDays(7), ...fields });
const inDays = (days: number) => new Date(t.app.now().getTime() + days * dayMs);
const signedIn = async (student: Student) => ({ ...student, cookie: await newSession(t.app, student.id) });
const familyOf = async (student: Student) => {
  const { cookie } = await signedIn(student);
  return ((await (await t.api("GET", "/api/auth/me", { cookie })).json()) as UserReply).family;
};
const guardians = ({ id }: Student) => t.app.db.guardian.findMany({ where: { userId: id } });
const parental = ({ id }: Student) =>
  t.app.db.consent.findMany({
    where: { userId: id, subject: { in: ["parental", "parent_reports"] } },
    orderBy: [{ givenAt: "asc" }, { id: "asc" }],
  });
const badToken = { status: 400, code: "BAD_TOKEN" };

/** A child whose parent's address is saved, and what the mail brings. */
async function asked() {
  const student = await child();
  const mamma = p.newAddress();
  await p.save(student, mamma);
  return { student, mamma, ...(await p.tokens(mamma)) };
}

describe("the mail that asks a parent", () => {
  it("brings a link and a code of six digits in its text, and a way out", async () => {
    const student = await child({ displayName: "Giulia" });
    const mamma = p.newAddress();
    await p.save(student, mamma);
    const [mail, ...others] = await p.mails(mamma);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: "parent-invitation", to: mamma });
    const [confirmUrl = "", stopUrl] = mail?.links ?? [];
    expect(confirmUrl).toMatch(/^http:\/\/coach\.test\/parent\/confirm\?token=[\w-]{43}$/);
    expect(stopUrl).toMatch(/^http:\/\/coach\.test\/parent\/stop\?token=/);
    const { code } = await p.tokens(mamma);
    expect(code).toMatch(/^\d{6}$/);
    for (const link of mail?.links ?? []) expect(link).not.toContain(code);
  });

  it("tells nothing about the child but the name", async () => {
    const student = await child({
      displayName: "Giulia",
      xp: 4321,
      nickname: "Volpe Rossa 77",
      schoolClass: "middle1",
      hasAnsweredSchoolClass: true,
    });
    await t.app.db.user.update({ where: { id: student.id }, data: { nicknameKey: "volpe rossa 77" } });
    const mamma = p.newAddress();
    await p.save(student, mamma);
    const [{ html = "", text = "", subject = "" } = {}] = await p.mails(mamma);
    for (const part of [html, text, subject]) expect(part).not.toMatch(/4321|Volpe|2015|prima media/i);
    expect(text).not.toContain(student.email);
  });

  it("leaves neither token nor code in the database once it is sent", async () => {
    const { token, code, mamma } = await asked();
    const link = await t.app.db.parentLink.findFirstOrThrow({ where: { email: mamma } });
    expect(link.tokenHash).toMatch(/^[0-9a-f]{64}$/);
    expect(link.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(link.expiresAt).toEqual(inDays(7));
    expect(await findTraces(t.app.db, [token])).toEqual([]);
    expect(JSON.stringify(link)).not.toContain(`"${code}"`);
  });

  it("is another each time: no token and no code comes twice in a row", async () => {
    const { student, mamma, ...first } = await asked();
    t.advance(1000);
    expect((await t.api("POST", "/api/parent/invitation", { cookie: student.cookie })).status).toBe(200);
    const second = await p.tokens(mamma);
    expect(second.token).not.toBe(first.token);
    // The newer link ends the older one.
    expect(await json(await p.confirm(first, everything))).toMatchObject(badToken);
    expect((await p.confirm(second, everything)).status).toBe(200);
  });
});

describe("a parent agrees", () => {
  it("to what they tick, and the child may use that and nothing else", async () => {
    const { student, mamma, token, code } = await asked();
    expect(await json(await p.confirm({ token, code }, { name: " Anna Rossi ", coach: true }))).toMatchObject(
      {
        status: 200,
        message: family.confirmed,
      },
    );
    expect(await familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: false, voice: false, readAloud: false },
      consentDueAt: null,
      hasNews: true,
    });
    expect(await guardians(student)).toEqual([
      expect.objectContaining({
        email: mamma,
        name: "Anna Rossi",
        reports: false,
        alerts: false,
        consentedAt: t.app.now(),
      }),
    ]);
    expect((await p.say(student, "Hello there")).status).toBe(200);
    const spoken = await t.api("POST", "/api/speech", { cookie: student.cookie, body: { text: "Hello" } });
    expect(await json(spoken)).toMatchObject({ status: 403, code: "NEEDS_CONSENT" });
  });

  it("with nothing ticked by itself: what is not sent is not agreed to", async () => {
    const { student, token, code } = await asked();
    expect(await json(await p.confirm({ token, code }, { name: "Anna Rossi" }))).toMatchObject({
      status: 400,
      code: "BAD_INPUT",
      error: family.nothingTicked,
    });
    const refused = { coach: false, photos: false, voice: false, reports: false, alerts: false };
    expect((await p.confirm({ token, code }, { name: "Anna Rossi", ...refused })).status).toBe(400);
    expect(await guardians(student)).toEqual([]);
    // None of that was a try, nor used the link up.
    expect((await p.confirm({ token, code }, everything)).status).toBe(200);
  });

  it.each(["", " ", "A", "1234", "…", "x".repeat(101)])("with a name, and not with %j", async (name) => {
    const { student, token, code } = await asked();
    expect(await json(await p.confirm({ token, code }, { ...everything, name }))).toMatchObject({
      status: 400,
      code: "BAD_INPUT",
    });
    expect(await guardians(student)).toEqual([]);
    expect((await t.app.db.parentLink.findFirstOrThrow({ where: { userId: student.id } })).tries).toBe(0);
  });

  it("only to reports: then the child still waits, and is still deleted when the week is over", async () => {
    const { student, token, code } = await asked();
    expect((await p.confirm({ token, code }, { name: "Anna Rossi", reports: true })).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({ stage: "waiting", allowed: { coach: false } });
    expect((await userOf(t, student)).consentDueAt).toEqual(inDays(7));
    expect(await json(await p.say(student, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
  });

  it("with the code as it is read out: blanks do not count", async () => {
    const { token, code } = await asked();
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
    expect((await p.confirm({ token, code: spaced }, everything)).status).toBe(200);
  });

  it("for somebody of 14 or more only to what comes by mail", async () => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.save(student, mamma);
    expect((await p.confirm(await p.tokens(mamma), { reports: true, coach: false })).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({
      stage: "open",
      allowed: { coach: true, photos: true, voice: true },
    });
    expect(await guardians(student)).toEqual([
      expect.objectContaining({ reports: true, consentedAt: null, coach: true }),
    ]);
    const [consent] = await parental(student);
    expect(consent).toMatchObject({ subject: "parent_reports", scopes: ["reports"], isWithdrawal: false });
  });
});

describe("a link", () => {
  it("is good once: a second use changes nothing", async () => {
    const { student, token, code } = await asked();
    expect((await p.confirm({ token, code }, { name: "Anna Rossi", coach: true })).status).toBe(200);
    expect(await json(await p.confirm({ token, code }, everything))).toMatchObject(badToken);
    expect(await familyOf(student)).toMatchObject({ allowed: { coach: true, photos: false } });
    expect(await parental(student)).toHaveLength(1);
  });

  it("of 50 uses at once is used by one", async () => {
    const { student, token, code } = await asked();
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        p.confirm(
          { token, code },
          { ...everything, name: `Genitore ${String.fromCodePoint(97 + (n % 26))}${n}` },
        ),
      ),
    );
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 400)).toEqual([]);
    expect(await guardians(student)).toHaveLength(1);
    expect(await parental(student)).toHaveLength(1);
    expect(
      await t.app.db.auditEntry.count({ where: { action: "parent_consented", targetUserId: student.id } }),
    ).toBe(1);
  });

  it("is over after seven days", async () => {
    const { student, token, code } = await asked();
    await t.app.db.user.update({ where: { id: student.id }, data: { consentDueAt: inDays(30) } });
    t.advance(7 * dayMs - 1);
    const { status } = await p.confirm({ token, code: wrongCode(code) }, everything);
    expect(status).toBe(400);
    expect((await t.app.db.parentLink.findFirstOrThrow({ where: { userId: student.id } })).tries).toBe(1);
    t.advance(1);
    expect(await json(await p.confirm({ token, code }, everything))).toMatchObject({
      ...badToken,
      error: family.badLink,
    });
    expect(await guardians(student)).toEqual([]);
    await s.sweep();
    expect(await t.app.db.parentLink.count({ where: { userId: student.id } })).toBe(0);
  });

  it("is good to its last moment", async () => {
    const { student, token, code } = await asked();
    await t.app.db.user.update({ where: { id: student.id }, data: { consentDueAt: inDays(30) } });
    t.advance(7 * dayMs - 1);
    expect((await p.confirm({ token, code }, everything)).status).toBe(200);
  });

  it("takes five codes: the fifth wrong one ends it", async () => {
    const { student, token, code } = await asked();
    for (let n = 1; n <= maxCodeTries; n++) {
      const error = n < maxCodeTries ? family.badCode : family.noTriesLeft;
      expect(await json(await p.confirm({ token, code: wrongCode(code) }, everything))).toMatchObject({
        ...badToken,
        error,
      });
    }
    expect(await json(await p.confirm({ token, code }, everything))).toMatchObject({
      ...badToken,
      error: family.noTriesLeft,
    });
    expect(await guardians(student)).toEqual([]);
  });

  it("takes five codes, of 50 at once too", async () => {
    const { student, token, code } = await asked();
    const codes = Array.from({ length: 50 }, (_, n) =>
      String((Number(code) + 1 + n) % 1_000_000).padStart(6, "0"),
    );
    const replies = await Promise.all(codes.map((wrong) => p.confirm({ token, code: wrong }, everything)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
    expect((await t.app.db.parentLink.findFirstOrThrow({ where: { userId: student.id } })).tries).toBe(
      maxCodeTries,
    );
    expect((await p.confirm({ token, code }, everything)).status).toBe(400);
    expect(await guardians(student)).toEqual([]);
  });

  it("takes the right code as the fifth", async () => {
    const { token, code } = await asked();
    for (let n = 1; n < maxCodeTries; n++) await p.confirm({ token, code: wrongCode(code) }, everything);
    expect((await p.confirm({ token, code }, everything)).status).toBe(200);
  });

  it.each(["12345", "1234567", "12345a", "", "١٢٣٤٥٦", "-12345"])(
    "takes no try for %j, which is no code",
    async (code) => {
      const { student, token } = await asked();
      expect(await json(await p.confirm({ token, code }, everything))).toMatchObject({
        status: 400,
        code: "BAD_INPUT",
      });
      expect((await t.app.db.parentLink.findFirstOrThrow({ where: { userId: student.id } })).tries).toBe(0);
    },
  );

  it("that was forwarded is worth nothing without its code, nor with that of another link", async () => {
    const [mine, others] = [await asked(), await asked()];
    expect((await p.confirm({ token: mine.token, code: others.code }, everything)).status).toBe(400);
    expect((await p.confirm({ token: others.token, code: mine.code }, everything)).status).toBe(400);
    expect([await guardians(mine.student), await guardians(others.student)]).toEqual([[], []]);
  });

  it("is good for one thing: none of another kind opens it", async () => {
    const { student, mamma, token, code } = await asked();
    expect(await json(await p.revoke({ token, code }))).toMatchObject(badToken);
    expect(await json(await p.open({ token, code }))).toMatchObject(badToken);
    expect((await p.confirm({ token, code }, everything)).status).toBe(200);
    t.advance(1000);
    const opening = await p.linkTo(mamma);
    expect(await json(await p.confirm(opening, everything))).toMatchObject(badToken);
    expect(await json(await p.revoke(opening))).toMatchObject(badToken);
    expect(await familyOf(student)).toMatchObject({ stage: "open" });
    for (const made of ["a".repeat(43), "", "../../etc"])
      expect((await p.confirm({ token: made, code: "123456" }, everything)).status).toBe(400);
  });

  it("of an address that is no longer the one is over", async () => {
    const { student, token, code } = await asked();
    t.advance(1000);
    await p.save(student, p.newAddress());
    expect(await json(await p.confirm({ token, code }, everything))).toMatchObject(badToken);
    expect(await guardians(student)).toEqual([]);
  });

  it("of a child who is gone is over", async () => {
    const { student, token, code } = await asked();
    await t.app.db.user.delete({ where: { id: student.id } });
    expect(await json(await p.confirm({ token, code }, everything))).toMatchObject(badToken);
  });
});

describe("a program that reads a parent's mails", () => {
  /** Opens what a browser opens by itself, and sends what a form sends that nobody has typed into. */
  async function scan(address: string): Promise<void> {
    for (const { links, html } of await p.mails(address)) {
      const hidden = [...html.matchAll(/href="(http:\/\/coach\.test[^"]+)"/g)].map(([, url]) =>
        (url ?? "").replaceAll("&amp;", "&"),
      );
      for (const link of new Set([...links, ...hidden])) {
        const { pathname, searchParams } = new URL(link);
        const token = searchParams.get("token");
        if (!token) continue;
        for (const path of ["confirm", "revoke"]
          .map((name) => `/api/parent/${name}`)
          .concat("/api/parents/session")) {
          for (const method of ["GET", "HEAD", "PUT"])
            await t.api(method, `${path}?token=${token}`).catch(() => undefined);
          for (const body of [
            {},
            { token },
            { token, code: "" },
            { token, code: "", name: "", coach: false },
            { token, code: "", ...everything, alerts: true },
            { token, code: "test", ...everything, name: "test" },
            { token, code: token.slice(0, 6), ...everything },
          ])
            await t.api("POST", path, { body });
        }
        expect(pathname).toMatch(/^\/(parent\/(confirm|stop|revoke)|genitori)/);
      }
    }
  }

  it("agrees to nothing, and takes no try from the parent", async () => {
    const { student, mamma, token, code } = await asked();
    await scan(mamma);
    await scan(mamma);
    expect(await guardians(student)).toEqual([]);
    expect(await parental(student)).toEqual([]);
    expect(await familyOf(student)).toMatchObject({ stage: "waiting" });
    expect((await t.app.db.parentLink.findFirstOrThrow({ where: { userId: student.id } })).tries).toBe(0);
    expect((await p.confirm({ token, code }, everything)).status).toBe(200);
  });

  it("takes no consent back and opens no page", async () => {
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, everything);
    t.advance(dayMs);
    await s.sweep();
    await p.linkTo(mamma);
    expect(await p.templates(mamma)).toContain("parent-consent-check");
    const before = await guardians(student);
    await scan(mamma);
    expect(await guardians(student)).toEqual(before);
    expect(await familyOf(student)).toMatchObject({ stage: "open" });
    expect(await t.app.db.parentSession.count({ where: { email: mamma } })).toBe(0);
    expect((await p.open(await p.brought(mamma, "parent-page-link"))).status).toBe(200);
    expect((await p.revoke(await p.brought(mamma, "parent-consent-check"))).status).toBe(200);
  });
});

describe("a day later", () => {
  it("the parent is asked whether it was their choice, once, and can take it back in one step", async () => {
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, everything);
    t.advance(dayMs - 1);
    await s.sweep();
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
    t.advance(1);
    await s.sweep();
    t.advance(minuteMs);
    await s.sweep();
    const checks = (await p.mails(mamma)).filter(({ template }) => template === "parent-consent-check");
    expect(checks).toHaveLength(1);
    expect(checks[0]).toMatchObject({
      subject: "È stata una tua scelta?",
      links: [expect.stringMatching(/\/parent\/revoke\?token=/), ...(checks[0]?.links.slice(1) ?? [])],
    });
    const check = await p.brought(mamma, "parent-consent-check");
    expect((await p.revoke({ ...check, code: wrongCode(check.code) })).status).toBe(400);
    expect(await json(await p.revoke(check))).toMatchObject({ status: 200, message: family.revoked });
    expect(await json(await p.revoke(check))).toMatchObject(badToken);
    expect(await familyOf(student)).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: inDays(30).toISOString(),
    });
  });

  it("nobody is asked whose consent is back already", async () => {
    const { student, mamma, ...link } = await asked();
    await p.confirm(link, everything);
    await p.withdraw(await p.openPage(mamma), student);
    t.advance(dayMs);
    await s.sweep();
    expect(await p.templates(mamma)).not.toContain("parent-consent-check");
  });

  it("whoever stopped the mails is asked all the same: nobody hides a consent by a stop", async () => {
    const { mamma, stop, ...link } = await asked();
    await p.confirm(link, everything);
    await p.stop(stop);
    t.advance(dayMs);
    await s.sweep();
    expect(await p.templates(mamma)).toContain("parent-consent-check");
  });

  it("the step is there although the child has given another address meanwhile", async () => {
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, everything);
    t.advance(dayMs);
    await s.sweep();
    const check = await p.brought(mamma, "parent-consent-check");
    await p.save(await signedIn(student), p.newAddress());
    expect((await p.revoke(check)).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({ stage: "waiting", allowed: { coach: false } });
  });

  it("the mail is sent although the child has given another address meanwhile", async () => {
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, everything);
    await p.save(student, p.newAddress());
    t.advance(dayMs);
    await s.sweep();
    expect(await p.templates(mamma)).toContain("parent-consent-check");
  });

  it("of 50 sweeps at once the parent gets one mail", async () => {
    const { mamma, token, code } = await asked();
    await p.confirm({ token, code }, everything);
    t.advance(dayMs);
    await Promise.all(
      Array.from({ length: 10 }, () => t.app.ports.jobs.enqueue("sweep", {}).then(() => t.runJobs())),
    );
    expect((await p.templates(mamma)).filter((name) => name === "parent-consent-check")).toHaveLength(1);
  });
});

describe("the address", () => {
  it("may not be the student's own, whatever stands behind a plus sign", async () => {
    for (const student of [await child(), await createStudent(t)]) {
      for (const own of [student.email, student.email.toUpperCase(), student.email.replace("@", "+mamma@")])
        expect(await json(await p.save(student, own))).toMatchObject({
          status: 400,
          fields: { parentEmail: family.studentAddress },
        });
      expect((await userOf(t, student)).parentEmail).toBeNull();
    }
  });

  it("may not be another student's login", async () => {
    const [student, friend] = [await child(), await createStudent(t)];
    expect(await json(await p.save(student, friend.email))).toMatchObject({
      status: 400,
      error: family.studentAddress,
    });
    expect(await json(await p.save(student, friend.email.replace("@", "+x@")))).toMatchObject({
      status: 400,
    });
    expect((await userOf(t, student)).parentEmail).toBeNull();
    expect(await p.mails(friend.email)).toEqual([]);
  });

  it("that has become a login since does not agree", async () => {
    const { student, mamma, token, code } = await asked();
    await createStudent(t, { email: mamma });
    expect(await json(await p.confirm({ token, code }, everything))).toMatchObject({
      status: 400,
      error: family.studentAddress,
    });
    expect(await guardians(student)).toEqual([]);
  });

  it("of a child is a new one three times a month", async () => {
    const student = await child({ consentDueAt: inDays(90) });
    const given = Array.from({ length: 5 }, () => p.newAddress());
    const statuses: number[] = [];
    for (const address of given.slice(0, 4)) {
      t.advance(dayMs);
      statuses.push((await p.save(await signedIn(student), address)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await p.mails(given[3] ?? "")).toEqual([]);
    t.advance(20 * dayMs);
    expect((await p.save(await signedIn(student), given[4] ?? "")).status).toBe(429);
    expect((await p.save(await signedIn(student), given[0] ?? "")).status).toBe(200); // Given before.
    t.advance(11 * dayMs);
    expect((await p.save(await signedIn(student), given[4] ?? "")).status).toBe(200);
  });

  it("adds a parent to a child, and replaces the one of somebody of 14, who is told", async () => {
    const [young, older] = [await child(), await createStudent(t)];
    const [mamma, papa, nonna, zio] = [p.newAddress(), p.newAddress(), p.newAddress(), p.newAddress()];
    await p.agree(young, mamma);
    await p.agree(young, papa, { photos: false });
    expect((await guardians(young)).map(({ email }) => email).sort()).toEqual([mamma, papa].sort());
    expect(await familyOf(young)).toMatchObject({ allowed: { coach: true, photos: false } });
    await p.saveConfirmed(older, nonna);
    await p.save(older, zio);
    expect(await guardians(older)).toEqual([]);
    expect(await p.templates(nonna)).toContain("parent-removed");
    for (const address of [mamma, papa]) expect(await p.templates(address)).not.toContain("parent-removed");
  });
});

describe("the record", () => {
  it("has version, hash of the text, scopes, who and when, and what was taken back", async () => {
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, { name: "Anna Rossi", coach: true, voice: true, alerts: true });
    const given = t.app.now();
    const cookie = await p.openPage(mamma);
    await p.withdraw(cookie, student);
    const text = parentalText(shownText(providersOf(t.env), "child"));
    const rows = await parental(student);
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
    await p.saveConfirmed(student, p.newAddress());
    const [consent] = await parental(student);
    expect(consent).toMatchObject(parentalText(shownText(providersOf(t.env), ageGroup)));
  });

  it("is only added to", async () => {
    const { student, token, code } = await asked();
    await p.confirm({ token, code }, everything);
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
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, { name: "Anna Rossi", coach: true });
    await p.withdraw(await p.openPage(mamma), student);
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
    const { student, mamma, token, code } = await asked();
    await p.confirm({ token, code }, everything);
    const cookie = await p.openPage(mamma);
    await p.withdraw(cookie, student);
    expect((await t.api("POST", "/api/parent/invitation", { cookie: student.cookie })).status).toBe(200);
    const again = await p.tokens(mamma);
    // Reports alone are no consent: the child still waits, and knows until when.
    expect((await p.confirm(again, { name: "Anna Rossi", reports: true })).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({ stage: "waiting", consentDueAt: expect.any(String) });
    t.advance(1000);
    expect((await t.api("POST", "/api/parent/invitation", { cookie: student.cookie })).status).toBe(200);
    expect((await p.confirm(await p.tokens(mamma), { name: "Anna Rossi", coach: true })).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({ stage: "open", consentDueAt: null });
  });
});

describe("the link that never ends", () => {
  it("is good for a stop only, and who stopped can start again on the same page", async () => {
    const { student, mamma, token, code, stop } = await asked();
    await p.confirm({ token, code }, everything);
    t.advance(400 * dayMs);
    for (const reply of [
      await p.confirm({ token: stop, code }, everything),
      await p.revoke({ token: stop, code }),
      await p.open({ token: stop, code }),
      await p.resume(stop),
    ])
      expect(reply.status).toBe(400);
    const stopped = await json<{ resumeToken: string }>(await p.stop(stop));
    expect(stopped.status).toBe(200);
    expect(await guardians(student)).toEqual([expect.objectContaining({ mailsStoppedAt: t.app.now() })]);
    expect(await familyOf(student)).toMatchObject({ stage: "open", allowed: { coach: true } });
    expect((await p.resume(stopped.resumeToken)).status).toBe(200);
    expect(await guardians(student)).toEqual([expect.objectContaining({ mailsStoppedAt: null })]);
    expect(await t.app.db.parentStop.count({ where: { userId: student.id } })).toBe(0);
    expect(mamma).toBeTruthy();
  });

  it("starts again for half an hour only", async () => {
    const { student, stop } = await asked();
    const { resumeToken } = await json<{ resumeToken: string }>(await p.stop(stop));
    t.advance(30 * minuteMs);
    expect(await json(await p.resume(resumeToken))).toMatchObject(badToken);
    expect((await p.stop(resumeToken)).status).toBe(400);
    expect(await t.app.db.parentStop.count({ where: { userId: student.id } })).toBe(1);
  });

  it("stops an invitation: no mail more, until somebody says yes who was asked before", async () => {
    const { student, mamma, token, code, stop } = await asked();
    await p.stop(stop);
    expect(
      await json(await t.api("POST", "/api/parent/invitation", { cookie: student.cookie })),
    ).toMatchObject({
      status: 403,
      error: family.stopped,
    });
    t.advance(5 * dayMs);
    await s.sweep();
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
    expect((await p.confirm({ token, code }, everything)).status).toBe(200);
    expect(await familyOf(student)).toMatchObject({ stage: "open" });
    expect(await t.app.db.parentStop.count({ where: { userId: student.id } })).toBe(0);
  });
});

it("an invitation goes to an address three times a day, and not before one is saved", async () => {
  const student = await child();
  const invite = async () =>
    (await t.api("POST", "/api/parent/invitation", { cookie: student.cookie })).status;
  expect(await invite()).toBe(400);
  const mamma = p.newAddress();
  await p.save(student, mamma);
  expect([await invite(), await invite(), await invite()]).toEqual([200, 200, 429]);
  expect(await p.mails(mamma)).toHaveLength(3);
  const { token, code } = await p.tokens(mamma);
  // Of three mails at the same moment the last one counts; any of them may be it.
  const sent = await p.confirm({ token, code }, everything);
  expect([200, 400]).toContain(sent.status);
});
