import type { UserReply } from "@/lib/features/accounts/contract";
import { family } from "@/lib/i18n/it";
import { parents } from "../support/parents";
import { templatesTo } from "../support/outbox";
import { createStudent, exists, newSession, userOf, type Student } from "../support/students";
import { json, subscribers } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { newcomer, visitors } from "../support/visitors";

const dayMs = 24 * 60 * 60_000;
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

const register = (fields: Record<string, unknown>) => {
  const body = newcomer(fields);
  return visitors(t)
    .post("register", body)
    .then((response) => ({ response, body }));
};
const accountOf = (email: string) => t.app.db.user.findUnique({ where: { email } });

/** A student who has registered so, with a session. */
async function registered(fields: Record<string, unknown>): Promise<Student> {
  const { response, body } = await register(fields);
  if (response.status !== 201) throw new Error(await response.text());
  const { id } = await t.app.db.user.update({
    where: { email: body.email },
    data: { emailVerifiedAt: t.app.now() },
    select: { id: true },
  });
  return { id, email: body.email, cookie: await newSession(t.app, id) };
}

const put = ({ id, cookie }: Student, body: unknown) => t.api("PUT", `/api/users/${id}`, { cookie, body });
const me = async ({ cookie }: Student) =>
  (await (await t.api("GET", "/api/auth/me", { cookie })).json()) as UserReply;
const signedIn = async (student: Student): Promise<Student> => ({
  ...student,
  cookie: await newSession(t.app, student.id),
});

/** Of somebody who has not been asked: an account from before. */
const unasked = { birthMonth: null, birthYear: null, aiNoticeAt: null };

describe("whoever registers", () => {
  it("without month and year has an account as before, and is asked before the first message", async () => {
    const student = await registered({});
    expect(await userOf(t, student)).toMatchObject({ birthMonth: null, birthYear: null, consentDueAt: null });
    expect((await me(student)).family).toMatchObject({ stage: "age", consentDueAt: null });
    expect(await json(await p.say(student, "Hello, I am new here"))).toMatchObject({
      status: 403,
      code: "NEEDS_AGE",
      error: family.needsAge,
    });
    expect(await t.app.db.exchange.count({ where: { userId: student.id } })).toBe(0);
    expect((await t.api("POST", "/api/exercises", { cookie: student.cookie })).status).toBe(200);
  });

  it.each([
    [{ birthMonth: 10, birthYear: 2017 }, "9 years old"],
    [{ birthMonth: 11, birthYear: 2016 }, "10 only when the month is over"],
    [{ birthMonth: 12, birthYear: 2016 }, "10 next month"],
    [{ birthMonth: 1, birthYear: 2026 }, "of this year"],
  ])("with %j is refused kindly, and nothing is kept (%s)", async (birth) => {
    const rows = async () =>
      Promise.all([
        t.app.db.user.count(),
        t.app.db.mail.count(),
        t.app.db.consent.count(),
        t.app.db.accountToken.count(),
      ]);
    const before = await rows();
    const { response, body } = await register(birth);
    expect(await json(response)).toMatchObject({ status: 403, code: "TOO_YOUNG", error: family.tooYoung });
    expect(await rows()).toEqual(before);
    expect(await templatesTo(t, body.email)).toEqual([]);
    expect(await findTraces(t.app.db, [body.email, body.nickname])).toEqual([]);
    // The nickname and the address are still free.
    const { birthMonth: _, birthYear: __, ...older } = { ...body, ...birth };
    expect((await visitors(t).post("register", older)).status).toBe(201);
  });

  it.each([
    { birthMonth: 10, birthYear: 2016 },
    { birthMonth: 1, birthYear: 2014 },
    { birthMonth: 11, birthYear: 2012 },
  ])("with %j waits for a parent, for seven days", async (birth) => {
    const student = await registered(birth);
    const until = new Date(t.app.now().getTime() + 7 * dayMs);
    expect(await userOf(t, student)).toMatchObject({ ...birth, consentDueAt: until });
    expect((await me(student)).family).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: until.toISOString(),
    });
    expect(await json(await p.say(student, "Hello, I am new here"))).toMatchObject({
      status: 403,
      code: "NEEDS_CONSENT",
      error: family.needsConsent,
    });
  });

  it.each([
    [{ birthMonth: 10, birthYear: 2012 }, "14 since this month"],
    [{ birthMonth: 11, birthYear: 2009 }, "16"],
    [{ birthMonth: 10, birthYear: 2008 }, "18 since this month"],
    [{ birthMonth: 5, birthYear: 1980 }, "grown up"],
  ])("with %j (%s) reads one page, and is not kept from the coach by it", async (birth) => {
    const student = await registered(birth);
    expect((await me(student)).family).toMatchObject({ stage: "notice", consentDueAt: null });
    expect((await p.say(student, "Hello, I am new here")).status).toBe(200);
    expect((await put(student, { hasReadAiNotice: true })).status).toBe(200);
    const { aiNoticeAt } = await userOf(t, student);
    expect(aiNoticeAt).toEqual(t.app.now());
    t.advance(60_000);
    expect((await put(student, { hasReadAiNotice: true })).status).toBe(200);
    expect((await userOf(t, student)).aiNoticeAt).toEqual(aiNoticeAt);
    expect((await me(student)).family.stage).toBe("open");
    const notices = await t.app.db.consent.findMany({ where: { userId: student.id, subject: "ai_notice" } });
    expect(notices).toEqual([expect.objectContaining({ givenAt: aiNoticeAt, isWithdrawal: false })]);
  });

  it.each([
    { birthMonth: 5 },
    { birthYear: 2012 },
    { birthMonth: 0, birthYear: 2012 },
    { birthMonth: 13, birthYear: 2012 },
    { birthMonth: 5.5, birthYear: 2012 },
    { birthMonth: "5", birthYear: 2012 },
    { birthMonth: 5, birthYear: 2999 },
    { birthMonth: 5, birthYear: 1899 },
    { birthMonth: 5, birthYear: null },
  ])("with %j is refused as with any field that is not right", async (birth) => {
    const { response, body } = await register(birth);
    expect(response.status).toBe(400);
    expect(await accountOf(body.email)).toBeNull();
  });

  it("shows nobody when they were born, but has it in their own data", async () => {
    const student = await registered({ birthMonth: 3, birthYear: 2011 });
    expect(JSON.stringify(await me(student))).not.toMatch(/birth|2011/);
    const data = await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie });
    expect(await data.json()).toMatchObject({ account: { birthMonth: 3, birthYear: 2011 } });
  });
});

describe("whoever had an account before", () => {
  it("tells month and year once, and never changes them", async () => {
    const student = await createStudent(t, unasked);
    expect((await p.say(student, "Hello there")).status).toBe(403);
    const birth = { birthMonth: 6, birthYear: 2011 };
    expect(await json(await put(student, birth))).toMatchObject({ status: 200, family: { stage: "notice" } });
    expect((await p.say(student, "Hello there")).status).toBe(200);
    for (const other of [
      { birthMonth: 7, birthYear: 2011 },
      { birthMonth: 6, birthYear: 2010 },
    ])
      expect(await json(await put(student, other))).toMatchObject({ status: 409, error: family.birthKnown });
    expect((await put(student, birth)).status).toBe(200);
    expect(await userOf(t, student)).toMatchObject(birth);
  });

  it("is not rid of what was told by telling nothing", async () => {
    const student = await createStudent(t, { birthMonth: 6, birthYear: 2014 });
    for (const body of [{ birthMonth: null, birthYear: null }, { birthMonth: 6 }, { birthYear: 2000 }])
      expect((await put(student, body)).status).toBe(400);
    expect(await userOf(t, student)).toMatchObject({ birthMonth: 6, birthYear: 2014 });
  });

  it("keeps everything for 30 days while it waits, where they are under 14", async () => {
    const student = await createStudent(t, { ...unasked, xp: 321 });
    await t.api("POST", "/api/exercises", { cookie: student.cookie });
    const told = await put(student, { birthMonth: 6, birthYear: 2014 });
    const until = new Date(t.app.now().getTime() + 30 * dayMs);
    expect(await json(told)).toMatchObject({
      xp: 321,
      family: { stage: "waiting", consentDueAt: until.toISOString() },
    });
    expect(await json(await p.say(student, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock(new Date(until.getTime() - 2 * dayMs).toISOString());
    await s.sweep();
    t.setClock(new Date(until.getTime() - 1000).toISOString());
    await s.sweep();
    expect(await userOf(t, student)).toMatchObject({ xp: 321 });
    expect(await t.app.db.exercise.count({ where: { userId: student.id } })).toBeGreaterThan(0);
    expect(await templatesTo(t, student.email)).toEqual(["student-consent-reminder"]);
    t.setClock(until.toISOString());
    await s.sweep();
    await s.sweep();
    expect(await exists(t, student)).toBe(false);
  });

  it("has a parent asked at once whose address is known", async () => {
    const mamma = p.newAddress();
    const student = await createStudent(t, { ...unasked, parentEmail: mamma });
    await put(student, { birthMonth: 6, birthYear: 2014 });
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
    const { code, token } = await p.tokens(mamma);
    expect((await p.confirm({ token, code }, { name: "Anna Rossi", coach: true })).status).toBe(200);
    expect((await p.say(student, "Hello there")).status).toBe(200);
  });

  it("of under 10 is told so, and what was told is not kept", async () => {
    const student = await createStudent(t, unasked);
    expect(
      await json(await put(student, { birthMonth: 6, birthYear: 2018, displayName: "Altro" })),
    ).toMatchObject({
      status: 403,
      code: "TOO_YOUNG",
    });
    expect(await userOf(t, student)).toMatchObject({
      birthMonth: null,
      birthYear: null,
      displayName: "Studente",
    });
    expect(await json(await p.say(student, "Hello there"))).toMatchObject({ code: "NEEDS_AGE" });
  });

  it("cannot tell two things at once", async () => {
    const student = await createStudent(t, unasked);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => put(student, { birthMonth: 6, birthYear: n % 2 ? 2011 : 2014 })),
    );
    const { birthYear, consentDueAt } = await userOf(t, student);
    expect(replies.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(5).fill(200),
      ...Array<number>(5).fill(409),
    ]);
    expect(consentDueAt !== null).toBe(birthYear === 2014);
  });

  it("tells nobody else's", async () => {
    const [student, other] = [await createStudent(t, unasked), await createStudent(t, unasked)];
    const reply = await t.api("PUT", `/api/users/${other.id}`, {
      cookie: student.cookie,
      body: { birthMonth: 6, birthYear: 2011 },
    });
    expect(reply.status).toBe(404);
    expect(await userOf(t, other)).toMatchObject({ birthYear: null });
  });
});

describe("the month of the 14th birthday", () => {
  it("counts as the year before, to its last minute in Rome; then nobody need agree", async () => {
    const child = await registered({ birthMonth: 11, birthYear: 2012 });
    // Longer than the seven days, so that only the birthday can end the waiting.
    await t.app.db.user.update({
      where: { id: child.id },
      data: { consentDueAt: new Date("2026-12-05T09:00:00Z") },
    });
    t.setClock("2026-11-30T22:59:00.000Z");
    const late = await signedIn(child);
    expect(await json(await p.say(late, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock("2026-11-30T23:00:00.000Z");
    const grown = await signedIn(child);
    expect((await me(grown)).family).toMatchObject({ stage: "notice", consentDueAt: null });
    expect((await p.say(grown, "Hello there")).status).toBe(200);
    await s.sweep();
    expect((await userOf(t, child)).consentDueAt).toBeNull();
    t.setClock("2026-12-06T09:00:00.000Z");
    await s.sweep();
    await s.sweep();
    expect(await exists(t, child)).toBe(true);
  });

  it("keeps what an active parent has switched off, and lets a withdrawal go", async () => {
    const [kept, freed] = [
      await createStudent(t, { birthMonth: 11, birthYear: 2012 }),
      await createStudent(t, { birthMonth: 11, birthYear: 2012 }),
    ];
    const [mamma, papa] = [p.newAddress(), p.newAddress()];
    await p.agree(kept, mamma);
    await p.agree(freed, papa);
    expect((await p.change(await p.openPage(mamma), kept, { photos: false })).status).toBe(200);
    expect((await p.withdraw(await p.openPage(papa), freed)).status).toBe(200);
    expect(await json(await p.say(freed, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock("2026-12-01T09:00:00.000Z");
    expect((await me(await signedIn(kept))).family.allowed).toMatchObject({ coach: true, photos: false });
    expect((await me(await signedIn(freed))).family.allowed).toMatchObject({ coach: true, photos: true });
    expect((await p.say(await signedIn(freed), "Hello there")).status).toBe(200);
    t.setClock("2030-11-30T22:59:00.000Z"); // Of 17.
    expect((await me(await signedIn(kept))).family.allowed).toMatchObject({ photos: false });
    t.setClock("2030-11-30T23:00:00.000Z");
    expect((await me(await signedIn(kept))).family.allowed).toMatchObject({ photos: true });
  });
});

describe("seven days without an answer", () => {
  it("are reminded of on the fifth, and end the account", async () => {
    const student = await registered({ birthMonth: 6, birthYear: 2014 });
    const mamma = p.newAddress();
    await p.save(student, mamma);
    const start = t.app.now().getTime();
    const after = async (ms: number) => {
      t.setClock(new Date(start + ms).toISOString());
      await s.sweep();
      await s.sweep();
    };
    await after(5 * dayMs - 1000);
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
    await after(5 * dayMs);
    await after(5 * dayMs + 60_000);
    expect((await p.templates(mamma)).sort()).toEqual(["parent-consent-reminder", "parent-invitation"]);
    expect(
      (await templatesTo(t, student.email)).filter((name) => name === "student-consent-reminder"),
    ).toHaveLength(1);
    await after(7 * dayMs - 1000);
    expect(await exists(t, student)).toBe(true);
    await after(7 * dayMs);
    expect(await exists(t, student)).toBe(false);
    expect(await accountOf(student.email)).toBeNull();
    expect(await findTraces(t.app.db, [student.email, mamma])).toEqual([]);
  });

  it("are none where a parent agrees to the reminder", async () => {
    const student = await registered({ birthMonth: 6, birthYear: 2014 });
    const mamma = p.newAddress();
    await p.save(student, mamma);
    t.advance(5 * dayMs);
    await s.sweep();
    const { token, code } = await p.brought(mamma, "parent-consent-reminder");
    expect((await p.confirm({ token, code }, { name: "Anna Rossi", coach: true })).status).toBe(200);
    t.advance(3 * dayMs);
    await s.sweep();
    await s.sweep();
    expect(await exists(t, student)).toBe(true);
    expect((await p.say(await signedIn(student), "Hello there")).status).toBe(200);
  });

  it("do not end an account that has no age, or that waits for nobody", async () => {
    const [ageless, teenager] = [await registered({}), await registered({ birthMonth: 6, birthYear: 2011 })];
    t.advance(31 * dayMs);
    await s.sweep();
    await s.sweep();
    expect([await exists(t, ageless), await exists(t, teenager)]).toEqual([true, true]);
  });
});
