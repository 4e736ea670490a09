import { randomUUID } from "node:crypto";
import { firebaseMirror } from "@/lib/adapters/progress-mirror/firebase";
import { noMirror } from "@/lib/adapters/progress-mirror/none";
import { aloneWithLearner } from "@/lib/db/client";
import { resetLearner } from "@/lib/features/accounts/reset-learner";
import { warmUpReading } from "@/lib/features/reading/warm-up";
import type { MirrorReader } from "@/lib/features/mirror/contract";
import { mirrorProgress } from "@/lib/features/mirror/mirror-progress";
import { claimMs } from "@/lib/features/mirror/rules";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import { levelOf } from "@/lib/features/rewards/rules";
import { FirebaseAuthDouble } from "../doubles/firebase-auth";
import { RealtimeDatabaseDouble } from "../doubles/realtime-database";
import { scriptedTutor } from "../doubles/tutor";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

const auth = new FirebaseAuthDouble();
let database: RealtimeDatabaseDouble;
let t: TestApp;
beforeAll(async () => {
  await auth.start();
  database = await new RealtimeDatabaseDouble(auth).start();
  t = await createTestApp({
    FIREBASE_PROJECT_ID: "english-coach",
    FIREBASE_CLIENT_EMAIL: "mirror@english-coach.example",
    FIREBASE_PRIVATE_KEY: auth.privateKey.replaceAll("\n", "\\n"),
    FIREBASE_DATABASE_EMULATOR_HOST: database.host,
    FIREBASE_WEB_API_KEY: "web-key",
  });
  t.app.ports.tutor = scriptedTutor();
  await warmUpReading();
});
afterEach(async () => {
  await t.app.db.deletionRequest.deleteMany();
  await t.app.db.user.deleteMany();
  database.put("/", null);
  await t.app.db.$executeRaw`DELETE FROM pgboss.job`; // What waits for its time would do the next test's work.
});
afterAll(async () => {
  await t.close();
  await database.stop();
  await auth.stop();
});

const user = ({ id }: Student) => t.app.db.user.findUniqueOrThrow({ where: { id } });

async function askForReader({ cookie }: Student): Promise<MirrorReader | null> {
  const reply = await t.api("POST", "/api/progress-mirror/token", { cookie });
  expect(reply.status).toBe(200);
  return ((await reply.json()) as { reader: MirrorReader | null }).reader;
}

/** A student who stands in the mirror. */
async function mirrored(): Promise<Student & { path: string }> {
  const firebaseUserId = randomUUID();
  const student = await createStudent(t, { firebaseUserId, mirrorDueAt: t.app.now() });
  await mirrorProgress(t.app);
  t.advance(1);
  return { ...student, path: `users/${firebaseUserId}/progress` };
}

/** What is to stand in the mirror, counted anew. */
async function figuresOf(student: Student) {
  const { xp } = await user(student);
  const achievements = await t.app.db.achievement.count({ where: { userId: student.id } });
  return { xp, level: levelOf(xp), achievements };
}

const say = ({ cookie }: Student, message: string) =>
  t.api("POST", "/api/chat", { cookie, body: { message } });

/** Earns something, without anybody saying so to the jobs. */
const earn = ({ id: userId }: Student, xp = 10) =>
  t.inTransaction((tx) => awardPractice(tx, { userId, xp, messages: 1, now: t.app.now() }));

const dueSince = async (student: Student) => (await user(student)).mirrorDueAt;

describe("who asks for a reader", () => {
  it("is in the mirror from then on, under a name that says nothing of them", async () => {
    const student = await createStudent(t, { xp: 120 });
    const reader = await askForReader(student);
    const { firebaseUserId } = await user(student);
    expect(reader?.path).toBe(`users/${firebaseUserId}/progress`);
    expect(firebaseUserId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/);
    await until(async () => (await t.runJobs()) > 0);
    expect(database.read(reader?.path ?? "")).toEqual({
      ...(await figuresOf(student)),
      lastUpdated: t.app.now().getTime(),
    });
    expect(await dueSince(student)).toBeNull();
  });

  it("gets a token for nobody but themselves, and the same name each time, ten times at once", async () => {
    const student = await createStudent(t);
    const other = await createStudent(t);
    const asked = await Promise.all(Array.from({ length: 10 }, () => askForReader(student)));
    const { firebaseUserId } = await user(student);
    for (const reader of asked)
      expect(await auth.readToken(reader?.token ?? "")).toEqual({ uid: firebaseUserId, claims: undefined });
    await askForReader(other);
    expect((await user(other)).firebaseUserId).not.toBe(firebaseUserId);
  });

  it("is told no key of the server's", async () => {
    const reader = await askForReader(await createStudent(t));
    expect(Object.keys(reader ?? {}).sort()).toEqual(["apiKey", "databaseUrl", "path", "projectId", "token"]);
    expect(JSON.stringify({ ...reader, token: "" })).not.toMatch(/PRIVATE|mirror@/);
  });
});

describe("what is earned", () => {
  it("is in the mirror a moment later, to the point", async () => {
    const student = await mirrored();
    expect((await say(student, "Hello my dear friend")).status).toBe(200);
    await until(async () => (await t.runJobs()) > 0);
    const { xp, level, achievements } = await figuresOf(student);
    expect(xp).toBeGreaterThan(0);
    expect(achievements).toBe(1);
    expect(database.read(student.path)).toEqual({
      xp,
      level,
      achievements,
      lastUpdated: t.app.now().getTime(),
    });
  });

  it("is announced by a message, a mistake put right and an exercise", async () => {
    const student = await mirrored();
    const wasMirrored = async () => {
      await until(async () => (await t.runJobs()) > 0);
      expect(database.read(student.path)).toMatchObject(await figuresOf(student));
      t.advance(1);
      return (await user(student)).xp;
    };
    await say(student, "Yesterday I go to school");
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
    const student = await mirrored();
    await earn(student);
    expect(database.read(student.path)).toMatchObject({ xp: 0 });
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(database.read(student.path)).toMatchObject(await figuresOf(student));
    expect(await dueSince(student)).toBeNull();
  });

  it("is forgotten with the transaction that earned it", async () => {
    const student = await mirrored();
    const failed = t.inTransaction(async (tx) => {
      await awardPractice(tx, { userId: student.id, xp: 10, now: t.app.now() });
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    expect(await dueSince(student)).toBeNull();
  });

  it("is lost again in the mirror too by a reset", async () => {
    const student = await mirrored();
    await earn(student, 50);
    await mirrorProgress(t.app);
    expect(database.read(student.path)).toMatchObject({ xp: expect.any(Number) as number });
    t.advance(1);
    await aloneWithLearner(t.app.db, student.id, (tx) => resetLearner(tx, student.id, t.app.now()));
    await mirrorProgress(t.app);
    expect(database.read(student.path)).toMatchObject({ xp: 0, level: 1, achievements: 0 });
  });

  it("ends as the database has it after ten jobs at once, and again, among awards", async () => {
    const student = await mirrored();
    for (let round = 0; round < 5; round += 1) {
      const jobs = Array.from({ length: 10 }, () => mirrorProgress(t.app));
      for (let award = 0; award < 3; award += 1) {
        t.advance(1);
        await earn(student, 1);
      }
      await Promise.all(jobs);
    }
    t.advance(claimMs + 1);
    await mirrorProgress(t.app);
    expect(database.read(student.path)).toMatchObject(await figuresOf(student));
    expect(await dueSince(student)).toBeNull();
  });

  it("while it is being written, is written once more", async () => {
    const student = await mirrored();
    await earn(student);
    const goOn = database.hang({ at: "p" });
    const job = mirrorProgress(t.app);
    await until(() => database.waiting > 0);
    t.advance(1);
    await earn(student);
    goOn();
    await job;
    expect(await dueSince(student)).not.toBeNull();
    await mirrorProgress(t.app);
    expect(database.read(student.path)).toMatchObject(await figuresOf(student));
  });
});

describe("a mirror that cannot be written", () => {
  const impatient = () => {
    const mirror = t.app.ports.progressMirror;
    const databaseUrl = `http://${database.host}?ns=english-coach`;
    t.app.ports.progressMirror = firebaseMirror({ projectId: "english-coach", databaseUrl, timeoutMs: 200 });
    return () => void (t.app.ports.progressMirror = mirror);
  };

  it("keeps nothing from the learner, and has all of it once it is back", async () => {
    const student = await mirrored();
    const patient = impatient();
    await database.stop();
    expect((await say(student, "Hello my dear friend")).status).toBe(200);
    await until(async () => (await t.runJobs()) > 0);
    expect(await dueSince(student)).toEqual(new Date(t.app.now().getTime() + claimMs));
    await database.start();
    patient();
    t.advance(claimMs);
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(database.read(student.path)).toMatchObject(await figuresOf(student));
  });

  it("is asked again in a minute when it hangs, and what it takes too late changes nothing", async () => {
    const student = await mirrored();
    await earn(student);
    const patient = impatient();
    const goOn = database.hang({ at: "p" });
    jest.spyOn(console, "warn").mockImplementation(() => undefined); // Firebase's SDK says so too.
    await expect(mirrorProgress(t.app)).rejects.toThrow("unavailable");
    await mirrorProgress(t.app); // Nobody is due meanwhile.
    patient();
    t.advance(claimMs);
    await earn(student);
    goOn();
    await mirrorProgress(t.app);
    expect(database.read(student.path)).toMatchObject(await figuresOf(student));
    expect(await dueSince(student)).toBeNull();
  });

  it("for one learner keeps no other waiting", async () => {
    const [stuck, other] = [await mirrored(), await mirrored()];
    database.put(stuck.path, {
      xp: 1,
      level: 1,
      achievements: 0,
      lastUpdated: t.app.now().getTime() + 10_000,
    });
    await earn(stuck);
    await earn(other);
    await mirrorProgress(t.app);
    expect(database.read(stuck.path)).toMatchObject({ xp: 1 });
    expect(database.read(other.path)).toMatchObject(await figuresOf(other));
    t.advance(claimMs);
    await mirrorProgress(t.app);
    expect(database.read(stuck.path)).toMatchObject(await figuresOf(stuck));
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
  expect(Object.keys(database.read("users") ?? {})).toHaveLength(320);
  expect(database.read("users/learner-319/progress")).toMatchObject({ xp: 319, level: levelOf(319) });
});

describe("who is erased", () => {
  beforeAll(() => void (process.env.FIREBASE_AUTH_EMULATOR_HOST = auth.host));
  afterAll(() => void delete process.env.FIREBASE_AUTH_EMULATOR_HOST);

  const beginErasing = ({ id: userId }: Student) =>
    t.app.db.deletionRequest.create({
      data: {
        id: "0b0c1f0e-6f0e-4d5e-9b1a-00000000000a",
        userId,
        status: "erasing",
        requestedAt: t.app.now(),
        eraseAfter: t.app.now(),
      },
    });

  it("is written no more", async () => {
    const student = await mirrored();
    await earn(student);
    await beginErasing(student);
    await mirrorProgress(t.app);
    expect(database.read(student.path)).toMatchObject({ xp: 0 });
  });

  it("does not come back when they were just being written for the first time", async () => {
    const student = await createStudent(t);
    await askForReader(student);
    const goOn = database.hang({ at: "p" });
    const job = mirrorProgress(t.app);
    await until(() => database.waiting > 0);
    await beginErasing(student);
    goOn();
    await job;
    expect(database.writes.at(-2)?.value).toMatchObject({ xp: 0 });
    expect(database.read("users")).toBeNull();
  });
});

describe("without a mirror", () => {
  it("nobody is named, and nothing is enqueued or written", async () => {
    const mirror = t.app.ports.progressMirror;
    t.app.ports.progressMirror = noMirror();
    const student = await createStudent(t);
    const enqueue = jest.spyOn(t.app.ports.jobs, "enqueue");
    expect(await askForReader(student)).toBeNull();
    await say(student, "Hello my dear friend");
    await t.app.ports.jobs.enqueue("sweep", {});
    await t.runJobs();
    expect(enqueue.mock.calls.map(([name]) => name)).toEqual(["sweep"]);
    expect((await user(student)).firebaseUserId).toBeNull();
    expect(database.read("/")).toBeNull();
    t.app.ports.progressMirror = mirror;
  });
});
