import { family } from "@/lib/i18n/it";
import { withFamilies, type Families } from "../support/families";
import { templatesTo } from "../support/outbox";
import { createStudent, exists, userOf } from "../support/students";
import { dayMs, json } from "../support/subscribers";
import type { TestApp } from "../support/test-app";
import { findTraces } from "../support/traces";
import { visitors } from "../support/visitors";

let t: TestApp;
let f: Families;
withFamilies((made) => ({ t, f } = made));

/** Of somebody who has not been asked: an account from before. */
const unasked = { birthMonth: null, birthYear: null, aiNoticeAt: null };

describe("whoever registers", () => {
  it("without month and year has an account as before, and is asked before the first message", async () => {
    const student = await f.registered({});
    expect(await userOf(t, student)).toMatchObject({ birthMonth: null, birthYear: null, consentDueAt: null });
    expect(await f.familyOf(student)).toMatchObject({ stage: "age", consentDueAt: null });
    expect(await json(await f.say(student, "Hello, I am new here"))).toMatchObject({
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
    const { response, body } = await f.register(birth);
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
    const student = await f.registered(birth);
    const until = new Date(t.app.now().getTime() + 7 * dayMs);
    expect(await userOf(t, student)).toMatchObject({ ...birth, consentDueAt: until });
    expect(await f.familyOf(student)).toMatchObject({
      stage: "waiting",
      allowed: { coach: false, photos: false, voice: false, readAloud: false },
      consentDueAt: until.toISOString(),
    });
    expect(await json(await f.say(student, "Hello, I am new here"))).toMatchObject({
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
    const student = await f.registered(birth);
    expect(await f.familyOf(student)).toMatchObject({ stage: "notice", consentDueAt: null });
    expect((await f.say(student, "Hello, I am new here")).status).toBe(200);
    expect((await f.put(student, { hasReadAiNotice: true })).status).toBe(200);
    const { aiNoticeAt } = await userOf(t, student);
    expect(aiNoticeAt).toEqual(t.app.now());
    t.advance(60_000);
    expect((await f.put(student, { hasReadAiNotice: true })).status).toBe(200);
    expect((await userOf(t, student)).aiNoticeAt).toEqual(aiNoticeAt);
    expect((await f.familyOf(student)).stage).toBe("open");
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
    const { response, body } = await f.register(birth);
    expect(response.status).toBe(400);
    expect(await t.app.db.user.findUnique({ where: { email: body.email } })).toBeNull();
  });

  it("shows nobody when they were born, but has it in their own data", async () => {
    const student = await f.registered({ birthMonth: 3, birthYear: 2011 });
    expect(JSON.stringify(await f.me(student))).not.toMatch(/birth|2011/);
    const data = await t.api("GET", `/api/users/${student.id}/data`, { cookie: student.cookie });
    expect(await data.json()).toMatchObject({ account: { birthMonth: 3, birthYear: 2011 } });
  });
});

describe("whoever had an account before", () => {
  it("tells month and year once, and never changes them", async () => {
    const student = await createStudent(t, unasked);
    expect((await f.say(student, "Hello there")).status).toBe(403);
    const birth = { birthMonth: 6, birthYear: 2011 };
    expect(await json(await f.put(student, birth))).toMatchObject({
      status: 200,
      family: { stage: "notice" },
    });
    expect((await f.say(student, "Hello there")).status).toBe(200);
    for (const other of [
      { birthMonth: 7, birthYear: 2011 },
      { birthMonth: 6, birthYear: 2010 },
    ])
      expect(await json(await f.put(student, other))).toMatchObject({
        status: 409,
        error: family.birthKnown,
      });
    expect((await f.put(student, birth)).status).toBe(200);
    expect(await userOf(t, student)).toMatchObject(birth);
  });

  it("is not rid of what was told by telling nothing", async () => {
    const student = await createStudent(t, { birthMonth: 6, birthYear: 2014 });
    for (const body of [{ birthMonth: null, birthYear: null }, { birthMonth: 6 }, { birthYear: 2000 }])
      expect((await f.put(student, body)).status).toBe(400);
    expect(await userOf(t, student)).toMatchObject({ birthMonth: 6, birthYear: 2014 });
  });

  it("keeps everything for 30 days while it waits, where they are under 14", async () => {
    const student = await createStudent(t, { ...unasked, xp: 321 });
    await t.api("POST", "/api/exercises", { cookie: student.cookie });
    const told = await f.put(student, { birthMonth: 6, birthYear: 2014 });
    const until = new Date(t.app.now().getTime() + 30 * dayMs);
    expect(await json(told)).toMatchObject({
      xp: 321,
      family: { stage: "waiting", consentDueAt: until.toISOString() },
    });
    expect(await json(await f.say(student, "Hello there"))).toMatchObject({ code: "NEEDS_CONSENT" });
    t.setClock(new Date(until.getTime() - 2 * dayMs).toISOString());
    await f.sweep();
    t.setClock(new Date(until.getTime() - 1000).toISOString());
    await f.sweep();
    expect(await userOf(t, student)).toMatchObject({ xp: 321 });
    expect(await t.app.db.exercise.count({ where: { userId: student.id } })).toBeGreaterThan(0);
    expect(await templatesTo(t, student.email)).toEqual(["student-consent-reminder"]);
    t.setClock(until.toISOString());
    await f.sweep();
    await f.sweep();
    expect(await exists(t, student)).toBe(false);
  });

  it("has a parent asked at once whose address is known", async () => {
    const mamma = f.newAddress();
    const student = await createStudent(t, { ...unasked, parentEmail: mamma });
    await f.put(student, { birthMonth: 6, birthYear: 2014 });
    expect(await f.templates(mamma)).toEqual(["parent-invitation"]);
    const { code, token } = await f.tokens(mamma);
    expect((await f.confirm({ token, code }, { name: "Anna Rossi", coach: true })).status).toBe(200);
    expect((await f.say(student, "Hello there")).status).toBe(200);
  });

  it("of under 10 is told so, and what was told is not kept", async () => {
    const student = await createStudent(t, unasked);
    expect(
      await json(await f.put(student, { birthMonth: 6, birthYear: 2018, displayName: "Altro" })),
    ).toMatchObject({
      status: 403,
      code: "TOO_YOUNG",
    });
    expect(await userOf(t, student)).toMatchObject({
      birthMonth: null,
      birthYear: null,
      displayName: "Studente",
    });
    expect(await json(await f.say(student, "Hello there"))).toMatchObject({ code: "NEEDS_AGE" });
  });

  it("cannot tell two things at once", async () => {
    const student = await createStudent(t, unasked);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => f.put(student, { birthMonth: 6, birthYear: n % 2 ? 2011 : 2014 })),
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
