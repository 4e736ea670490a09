import { noMirror } from "@/lib/adapters/progress-mirror/none";
import { aloneWithLearner } from "@/lib/db/client";
import { resetLearner } from "@/lib/features/accounts/reset-learner";
import { mirrorProgress } from "@/lib/features/mirror/mirror-progress";
import { claimMs } from "@/lib/features/mirror/rules";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import { levelOf } from "@/lib/features/rewards/rules";
import { startMirroredApp, type MirroredApp } from "../support/mirrored-app";
import { createStudent, userOf } from "../support/students";
import type { TestApp } from "../support/test-app";
import { until } from "../support/until";

let m: MirroredApp;
let t: TestApp;
beforeAll(async () => {
  m = await startMirroredApp();
  ({ t } = m);
});
afterEach(() => m.clear());
afterAll(() => m.close());

describe("who asks for a reader", () => {
  it("is in the mirror from then on, under a name that says nothing of them", async () => {
    const student = await createStudent(t, { xp: 120 });
    const reader = await m.askForReader(student);
    const { firebaseUserId } = await userOf(t, student);
    expect(reader?.path).toBe(`users/${firebaseUserId}/progress`);
    expect(firebaseUserId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    await m.runAnnounced();
    expect(m.database.read(reader?.path ?? "")).toEqual({
      ...(await m.figuresOf(student)),
      lastUpdated: t.app.now().getTime(),
    });
    expect(await m.dueSince(student)).toBeNull();
  });

  it("gets a token for nobody but themselves, and the same name each time, ten times at once", async () => {
    const student = await createStudent(t);
    const other = await createStudent(t);
    const asked = await Promise.all(Array.from({ length: 10 }, () => m.askForReader(student)));
    const { firebaseUserId } = await userOf(t, student);
    for (const reader of asked)
      expect(await m.auth.readToken(reader?.token ?? "")).toEqual({ uid: firebaseUserId, claims: undefined });
    await m.askForReader(other);
    expect((await userOf(t, other)).firebaseUserId).not.toBe(firebaseUserId);
  });

  it("is told no key of the server's", async () => {
    const reader = await m.askForReader(await createStudent(t));
    expect(Object.keys(reader ?? {}).sort()).toEqual(["apiKey", "databaseUrl", "path", "projectId", "token"]);
    expect(JSON.stringify({ ...reader, token: "" })).not.toMatch(/PRIVATE|mirror@/);
  });
});

describe("what is earned", () => {
  it("is in the mirror a moment later, to the point", async () => {
    const student = await m.mirrored();
    expect((await m.say(student, "Hello my dear friend")).status).toBe(200);
    await until(async () => (await t.runJobs()) > 0); // After the two seconds that it really takes.
    const { xp, level, achievements } = await m.figuresOf(student);
    expect(xp).toBeGreaterThan(0);
    expect(achievements).toBe(1);
    expect(m.database.read(student.path)).toEqual({
      xp,
      level,
      achievements,
      lastUpdated: t.app.now().getTime(),
    });
  });

  it("is announced by a message, a mistake put right and an exercise", async () => {
    const student = await m.mirrored();
    const wasMirrored = async () => {
      await m.runAnnounced();
      expect(m.database.read(student.path)).toMatchObject(await m.figuresOf(student));
      t.advance(1);
      return (await userOf(t, student)).xp;
    };
    await m.say(student, "Yesterday I go to school");
    const afterMessage = await wasMirrored();
    const finding = await t.app.db.finding.findFirstOrThrow({
      where: { message: { conversation: { userId: student.id } } },
    });
    await t.api("POST", `/api/findings/${finding.id}/tries`, {
      cookie: student.cookie,
      body: { text: "Yesterday I went to school" },
    });
    const afterFinding = await wasMirrored();
    expect(afterFinding).toBeGreaterThan(afterMessage);
    await t.api("POST", "/api/exercises", { cookie: student.cookie });
    const exercise = await t.app.db.exercise.findFirstOrThrow({ where: { userId: student.id } });
    await t.api("POST", `/api/exercises/${exercise.id}/answers`, {
      cookie: student.cookie,
      body: { answer: exercise.accepted[0] },
    });
    expect(await wasMirrored()).toBeGreaterThan(afterFinding);
  });

  it("is written by the next sweep when the process died right after it was stored", async () => {
    const student = await m.mirrored();
    await m.earn(student);
    expect(m.database.read(student.path)).toMatchObject({ xp: 0 });
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(m.database.read(student.path)).toMatchObject(await m.figuresOf(student));
    expect(await m.dueSince(student)).toBeNull();
  });

  it("is forgotten with the transaction that earned it", async () => {
    const student = await m.mirrored();
    const failed = t.inTransaction(async (tx) => {
      await awardPractice(tx, { userId: student.id, xp: 10, now: t.app.now() });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    expect(await m.dueSince(student)).toBeNull();
  });

  it("is lost again in the mirror too by a reset", async () => {
    const student = await m.mirrored();
    await m.earn(student, 50);
    await mirrorProgress(t.app);
    expect(m.database.read(student.path)).toMatchObject({ xp: expect.any(Number) as number });
    t.advance(1);
    await aloneWithLearner(t.app.db, student.id, (tx) => resetLearner(tx, student.id, t.app.now()));
    await mirrorProgress(t.app);
    expect(m.database.read(student.path)).toMatchObject({ xp: 0, level: 1, achievements: 0 });
  });

  it("ends as the database has it after ten jobs at once, and again, among awards", async () => {
    const student = await m.mirrored();
    for (let round = 0; round < 5; round += 1) {
      const jobs = Array.from({ length: 10 }, () => mirrorProgress(t.app));
      for (let award = 0; award < 3; award += 1) {
        t.advance(1);
        await m.earn(student, 1);
      }
      await Promise.all(jobs);
    }
    t.advance(claimMs + 1);
    await mirrorProgress(t.app);
    expect(m.database.read(student.path)).toMatchObject(await m.figuresOf(student));
    expect(await m.dueSince(student)).toBeNull();
  });

  it("while it is being written, is written once more", async () => {
    const student = await m.mirrored();
    await m.earn(student);
    const goOn = m.database.hang({ at: "p" });
    const job = mirrorProgress(t.app);
    await until(() => m.database.waiting > 0);
    t.advance(1);
    await m.earn(student);
    goOn();
    await job;
    expect(await m.dueSince(student)).not.toBeNull();
    await mirrorProgress(t.app);
    expect(m.database.read(student.path)).toMatchObject(await m.figuresOf(student));
  });
});

it("writes a class of 120, and a school with the jobs after it", async () => {
  const now = t.app.now();
  await t.app.db.user.createMany({
    data: Array.from({ length: 320 }, (_, n) => ({
      email: `classe${n}@scuola.example`,
      nickname: `Classe ${n}`,
      nicknameKey: `classe ${n}`,
      displayName: "Classe",
      displayNameKey: "classe",
      firebaseUserId: `learner-${n}`,
      xp: n,
      mirrorDueAt: now,
      heartsUpdatedAt: now,
      createdAt: now,
    })),
  });
  await t.app.ports.jobs.enqueue("mirror-progress", {});
  await t.runJobs();
  expect(Object.keys(m.database.read("users") ?? {})).toHaveLength(320);
  expect(m.database.read("users/learner-319/progress")).toMatchObject({ xp: 319, level: levelOf(319) });
});

describe("without a mirror", () => {
  it("nobody is named, and nothing is enqueued or written", async () => {
    const mirror = t.app.ports.progressMirror;
    t.app.ports.progressMirror = noMirror();
    const student = await createStudent(t);
    const enqueue = jest.spyOn(t.app.ports.jobs, "enqueue");
    expect(await m.askForReader(student)).toBeNull();
    await m.say(student, "Hello my dear friend");
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(enqueue.mock.calls.map(([name]) => name)).toEqual(["sweep"]);
    expect((await userOf(t, student)).firebaseUserId).toBeNull();
    expect(m.database.read("/")).toBeNull();
    t.app.ports.progressMirror = mirror;
  });
});
