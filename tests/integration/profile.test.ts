import { schoolClasses } from "@/lib/features/accounts/rules";
import { createStudent, userOf, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let student: Student;
beforeAll(async () => {
  t = await createTestApp();
  student = await createStudent(t);
});
afterAll(() => t.close());

describe("a profile", () => {
  const put = (body: unknown) => t.api("PUT", `/api/users/${student.id}`, { cookie: student.cookie, body });

  it("takes a nickname, a display name, an avatar and a parent's e-mail", async () => {
    const response = await put({
      nickname: "Nuovo Nick",
      displayName: "Nuovo",
      avatarId: "fox",
      parentEmail: "Papa@Casa.example",
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: student.id,
      nickname: "Nuovo Nick",
      displayName: "Nuovo",
      avatarId: "fox",
      parentEmail: "papa@casa.example",
    });
  });

  it("takes each of the eight animals, the first of which everybody begins with", async () => {
    const newcomer = await createStudent(t);
    expect(await userOf(t, newcomer)).toMatchObject({ avatarId: "cat" });
    for (const avatarId of ["dog", "rabbit", "bear", "lion", "panda", "owl", "fox", "cat"])
      expect(await (await put({ avatarId })).json()).toMatchObject({ avatarId });
  });

  it.each([
    { isPro: true },
    { xp: 1e6 },
    { level: 99 },
    { hearts: 999 },
    { id: 1 },
    { email: "x@y.it" },
    { emailVerifiedAt: "2026-01-01" },
    { subscriptionStatus: "active" },
    { subscriptionEndDate: "2030-01-01" },
    { messagesCount: 0 },
    { firebaseUserId: "b" },
    { password: "x" },
    { role: "admin" },
    { isPro: true, nickname: "Insieme" },
    { nickname: "  " },
    { nickname: { not: "" } },
    { nickname: "x".repeat(1e4) },
    { avatarId: "dragon" },
    { avatarId: "../cat" },
    { schoolClass: "middle4" },
    { schoolClass: "" },
    { schoolClass: 1 },
    { schoolClass: ["middle1"] },
    { hasAnsweredSchoolClass: true },
    { parentEmail: "" },
    { parentEmail: "x" },
    { parentEmail: "a@b.it\nBcc: c@d.it" },
  ])("refuses %j and changes nothing", async (body) => {
    const before = await userOf(t, student);
    expect((await put(body)).status).toBe(400);
    expect(await userOf(t, student)).toEqual(before);
  });

  it("does not take a nickname that somebody has in any case", async () => {
    await createStudent(t, { nickname: "Volpe" });
    expect((await put({ nickname: "VOLPE" })).status).toBe(409);
  });
});

describe("the class", () => {
  const put = ({ id, cookie }: Student, body: unknown) => t.api("PUT", `/api/users/${id}`, { cookie, body });
  const answered = { hasAnsweredSchoolClass: true };

  it("is not known and not asked about at first, and other changes leave it so", async () => {
    const newcomer = await createStudent(t);
    const unasked = { schoolClass: null, hasAnsweredSchoolClass: false };
    const me = await t.api("GET", "/api/auth/me", { cookie: newcomer.cookie });
    expect(await me.json()).toMatchObject(unasked);
    expect(await (await put(newcomer, { avatarId: "owl" })).json()).toMatchObject(unasked);
  });

  it.each(schoolClasses)("%s is stored, and shown from then on", async (schoolClass) => {
    const learner = await createStudent(t);
    const response = await put(learner, { schoolClass });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ schoolClass, ...answered });
    const me = await t.api("GET", "/api/auth/me", { cookie: learner.cookie });
    expect(await me.json()).toMatchObject({ schoolClass, ...answered });
  });

  it("can be changed and taken back, of nobody else", async () => {
    const [learner, other] = [await createStudent(t), await createStudent(t)];
    await put(other, { schoolClass: "high2" });
    const before = await userOf(t, other);
    for (const schoolClass of ["middle3", "high1", null]) {
      expect(await (await put(learner, { schoolClass })).json()).toMatchObject({ schoolClass, ...answered });
      expect(await userOf(t, learner)).toMatchObject({ schoolClass, ...answered });
    }
    const notMine = await t.api("PUT", `/api/users/${other.id}`, {
      cookie: learner.cookie,
      body: { schoolClass: "primary5" },
    });
    expect(notMine.status).toBe(404);
    expect(await userOf(t, other)).toEqual(before);
  });

  it("is one of those that were set, when many are set at once", async () => {
    const learner = await createStudent(t);
    const replies = await Promise.all(schoolClasses.map((schoolClass) => put(learner, { schoolClass })));
    expect(replies.map(({ status }) => status)).toEqual(schoolClasses.map(() => 200));
    const { schoolClass, hasAnsweredSchoolClass } = await userOf(t, learner);
    expect(schoolClasses).toContain(schoolClass);
    expect(hasAnsweredSchoolClass).toBe(true);
  });

  it("is not in the database where it was not said", async () => {
    const fields = { schoolClass: "middle1", hasAnsweredSchoolClass: false } as const;
    await expect(createStudent(t, fields)).rejects.toThrow("User_schoolClass_check");
  });
});

describe("POST /api/increment-usage", () => {
  const increment = (body: unknown, cookie: string | undefined = student.cookie) =>
    t.api("POST", "/api/increment-usage", { cookie, body });

  it.each(["messages", "homework", "audio"])(
    "answers the stats for %s, and changes no count",
    async (type) => {
      const response = await increment({ type });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({ isPro: false, messagesCount: 0, homeworkUploadsCount: 0 });
      expect(await userOf(t, student)).toMatchObject({ messagesCount: 0, homeworkUploadsCount: 0 });
    },
  );

  const playsOf = async ({ id }: { id: number }) =>
    (await t.app.db.user.findUniqueOrThrow({ where: { id }, select: { audioPlaysCount: true } }))
      .audioPlaysCount;

  it("counts each message listened to, also at once, for who has Pro", async () => {
    const pro = await createStudent(t, { isPro: true, hasManualPro: true });
    const replies = await Promise.all([1, 2, 3, 4].map(() => increment({ type: "audio" }, pro.cookie)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await replies[0]?.json()).toEqual({ isPro: true, messagesCount: 0, homeworkUploadsCount: 0 });
    await increment({ type: "messages" }, pro.cookie);
    await increment({ type: "homework" }, pro.cookie);
    expect(await playsOf(pro)).toBe(4);
  });

  it("counts none for the free plan, nor for anybody else", async () => {
    const other = await createStudent(t, { isPro: true, hasManualPro: true });
    await increment({ type: "audio" });
    expect([await playsOf(student), await playsOf(other)]).toEqual([0, 0]);
  });

  it("is counted 60 times a minute at most", async () => {
    const pro = await createStudent(t, { isPro: true, hasManualPro: true });
    for (let n = 0; n < 60; n += 1) await increment({ type: "audio" }, pro.cookie);
    expect((await increment({ type: "audio" }, pro.cookie)).status).toBe(429);
    expect(await playsOf(pro)).toBe(60);
  });

  it("refuses what it does not know, and who is nobody", async () => {
    for (const body of [{ type: "hearts" }, { type: "messages", by: -5 }, {}]) {
      expect((await increment(body)).status).toBe(400);
    }
    expect((await t.api("POST", "/api/increment-usage", { body: { type: "audio" } })).status).toBe(401);
  });
});
