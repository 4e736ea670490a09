import type { AnswerReply, ExerciseReply, PracticeReply } from "@/lib/features/exercises/contract";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import { createStudent, newSession, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

const post = ({ cookie }: Student, path: string, body?: unknown) => t.api("POST", path, { cookie, body });

async function practice(student: Student, topic = "past-time"): Promise<PracticeReply> {
  const response = await post(student, "/api/exercises/practice", { topic });
  expect(response.status).toBe(200);
  return (await response.json()) as PracticeReply;
}

async function todays(student: Student): Promise<ExerciseReply[]> {
  const response = await post(student, "/api/exercises");
  return ((await response.json()) as { exercises: ExerciseReply[] }).exercises;
}

const row = (id: string) => t.app.db.exercise.findUniqueOrThrow({ where: { id } });

async function solve(student: Student, { id }: ExerciseReply): Promise<AnswerReply> {
  const { accepted } = await row(id);
  const response = await post(student, `/api/exercises/${id}/answers`, { answer: accepted[0] });
  expect(response.status).toBe(200);
  return (await response.json()) as AnswerReply;
}

/** Ends exercises without the way through the API, which takes its time. */
const markSolved = (exercises: ExerciseReply[]) =>
  t.app.db.exercise.updateMany({
    where: { id: { in: exercises.map(({ id }) => id) } },
    data: { solvedAt: t.app.now() },
  });

const idsOf = ({ exercises }: { exercises: ExerciseReply[] }) => exercises.map(({ id }) => id);
const xpOf = async ({ id }: Student) => (await t.app.db.user.findUniqueOrThrow({ where: { id } })).xp;
const rowsOf = ({ id }: Student) =>
  t.app.db.exercise.findMany({ where: { userId: id }, orderBy: { position: "asc" } });

/** One of the day's three is about this topic. */
async function studentWeakIn(topic: string): Promise<Student> {
  const student = await createStudent(t);
  await t.app.db.observation.createMany({
    data: Array.from({ length: 3 }, () => ({
      id: crypto.randomUUID(),
      userId: student.id,
      topic,
      kind: "mistake" as const,
      sourceId: crypto.randomUUID(),
      seenAt: t.app.now(),
    })),
  });
  return student;
}

describe("practice of a topic", () => {
  it.each([
    ["a free student", {}],
    ["one of Pro", { isPro: true }],
    ["one without messages and hearts", { messagesCount: 200, hearts: 0 }],
  ])(
    "is three exercises of it for %s, the same until they are solved, and earns no XP",
    async (_, fields) => {
      const student = await createStudent(t, fields);
      const { exercises, roundsLeft } = await practice(student);
      expect(exercises).toHaveLength(3);
      expect(roundsLeft).toBe(9);
      for (const one of exercises)
        expect(one).toMatchObject({ topic: "past-time", isPractice: true, isSolved: false });
      expect(idsOf(await practice(student))).toEqual(idsOf({ exercises }));

      const before = await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } });
      for (const one of exercises)
        expect(await solve(student, one)).toMatchObject({
          verdict: "right",
          xpAwarded: 0,
          newAchievements: [],
          exercise: { isSolved: true, xpAwarded: 0 },
        });
      const { xp, hearts, messagesCount } = before;
      expect(await t.app.db.user.findUniqueOrThrow({ where: { id: student.id } })).toMatchObject({
        xp,
        hearts,
        messagesCount,
      });

      const next = await practice(student);
      expect(next.roundsLeft).toBe(8);
      expect(new Set([...idsOf(next), ...idsOf({ exercises })]).size).toBe(6);
    },
  );

  it("proves what any exercise proves", async () => {
    const student = await createStudent(t);
    for (const one of (await practice(student)).exercises) await solve(student, one);
    const reply = await t.api("GET", `/api/mastery/${student.id}`, { cookie: student.cookie });
    const { path } = (await reply.json()) as MasteryReply;
    expect(path.flatMap(({ stops }) => stops).find(({ topic }) => topic === "past-time")).toMatchObject({
      evidence: "understood",
      solved: 3,
    });
  });

  it("leaves the day's three as they are, whichever is asked for first", async () => {
    const [one, other] = [await createStudent(t), await createStudent(t)];
    const before = await todays(one);
    await practice(one);
    expect(await todays(one)).toEqual(before);
    await practice(other);
    const three = await todays(other);
    expect(three.map(({ position, isPractice }) => [position, isPractice])).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ]);
    expect((await solve(other, three[0] as ExerciseReply)).xpAwarded).toBe(5);
  });

  it("begins with the open one of the day's three that is about it, which earns its XP once", async () => {
    const student = await studentWeakIn("since-for");
    const { exercises } = await practice(student, "since-for");
    expect(exercises.map(({ isPractice }) => isPractice)).toEqual([false, true, true, true]);
    const [daily] = exercises;
    expect((await todays(student))[0]?.id).toBe(daily?.id);
    expect(await solve(student, daily as ExerciseReply)).toMatchObject({ xpAwarded: 5 });
    expect(idsOf(await practice(student, "since-for"))).toEqual(idsOf({ exercises }).slice(1));
    expect(await xpOf(student)).toBe(5);
  });

  it("is one round for 20 calls at once, and one more for 20 when it is solved", async () => {
    const student = await createStudent(t);
    for (const count of [6, 9]) {
      const all = await Promise.all(Array.from({ length: 10 }, () => practice(student)));
      for (const given of all) expect(given).toEqual(all[0]);
      expect(await rowsOf(student)).toHaveLength(count);
      await markSolved(all[0]?.exercises ?? []);
    }
  });

  it("gives each of several topics asked for at once its own round, and no sentence twice", async () => {
    const student = await createStudent(t);
    const topics = ["past-time", "since-for", "comparatives", "future", "capitals"];
    const all = await Promise.all(topics.map((topic) => practice(student, topic)));
    all.forEach(({ exercises }, at) => {
      const own = exercises.filter(({ isPractice }) => isPractice);
      expect(own.map(({ topic }) => topic)).toEqual(Array(3).fill(topics[at]));
    });
    const rows = await rowsOf(student);
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 18 }, (_, at) => at));
    expect(new Set(rows.map(({ solution }) => solution)).size).toBe(18);
  });

  it("ends after ten rounds a day, of whatever topics, and not for those begun", async () => {
    const student = await createStudent(t);
    for (let round = 0; round < 10; round += 1) {
      const { exercises, roundsLeft } = await practice(student, round % 2 ? "future" : "past-time");
      expect(roundsLeft).toBe(9 - round);
      if (round < 9) await markSolved(exercises);
    }
    const begun = await practice(student, "future");
    expect(begun.exercises.filter(({ isSolved }) => !isSolved)).toHaveLength(3);
    expect(await practice(student, "since-for")).toEqual({ exercises: [], roundsLeft: 0 });
    await markSolved(begun.exercises);
    expect(idsOf(await practice(student, "future"))).toEqual(idsOf(begun));
    expect(await rowsOf(student)).toHaveLength(33);
  });

  it("begins anew at midnight in Rome, with other sentences than those solved before", async () => {
    const student = await createStudent(t);
    t.setClock("2026-11-20T22:59:00.000Z");
    const before = await practice(student);
    await markSolved(before.exercises);
    t.setClock("2026-11-20T23:01:00.000Z");
    const after = await practice({ ...student, cookie: await newSession(t.app, student.id) });
    expect(after.roundsLeft).toBe(9);
    const sentences = async ({ exercises }: PracticeReply) =>
      Promise.all(exercises.map(async ({ id }) => (await row(id)).solution));
    const old = await sentences(before);
    for (const sentence of await sentences(after)) expect(old).not.toContain(sentence);
  });

  it("is refused for what is no topic, for one without exercises, and for a visitor; it is nobody else's", async () => {
    const student = await createStudent(t);
    for (const topic of ["nothing", "spelling", "constructor", "", 1, null])
      expect((await post(student, "/api/exercises/practice", { topic })).status).toBe(400);
    const unknown = await post(student, "/api/exercises/practice", { topic: "spelling" });
    expect(await unknown.json()).toMatchObject({ error: "Su questo argomento non ci sono esercizi." });
    expect(await rowsOf(student)).toEqual([]);
    expect((await t.api("POST", "/api/exercises/practice", { body: { topic: "future" } })).status).toBe(401);

    const { exercises } = await practice(student);
    const stranger = await createStudent(t);
    const path = `/api/exercises/${exercises[0]?.id}/answers`;
    expect((await post(stranger, path, { answer: "a" })).status).toBe(404);
  });
});
