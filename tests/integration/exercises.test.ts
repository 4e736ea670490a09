import type { AnswerReply, ExerciseReply } from "@/lib/features/exercises/contract";
import type { MasteryReply } from "@/lib/features/mastery/contract";
import { createStudent, newSession, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

async function todays({ cookie }: Student): Promise<ExerciseReply[]> {
  const response = await t.api("POST", "/api/exercises", { cookie });
  expect(response.status).toBe(200);
  return ((await response.json()) as { exercises: ExerciseReply[] }).exercises;
}

const answer = ({ cookie }: Student, id: string, text: string) =>
  t.api("POST", `/api/exercises/${id}/answers`, { cookie, body: { answer: text } });

async function answered(student: Student, id: string, text: string): Promise<AnswerReply> {
  const response = await answer(student, id, text);
  expect(response.status).toBe(200);
  return (await response.json()) as AnswerReply;
}

const row = (id: string) => t.app.db.exercise.findUniqueOrThrow({ where: { id } });
const acceptedOf = async (id: string) => (await row(id)).accepted[0] ?? "";
const user = ({ id }: Student) => t.app.db.user.findUniqueOrThrow({ where: { id } });
const observed = async ({ id }: Student) =>
  (await t.app.db.observation.findMany({ where: { userId: id } })).map(({ kind }) => kind);

async function studentWithExercise() {
  const student = await createStudent(t);
  const [exercise] = await todays(student);
  if (!exercise) throw new Error("no exercise");
  return { student, exercise };
}

describe("today's exercises", () => {
  it("are three different ones, the same for 20 calls at once and for the rest of the day", async () => {
    const student = await createStudent(t);
    const all = await Promise.all(Array.from({ length: 20 }, () => todays(student)));
    for (const given of all) expect(given).toEqual(all[0]);
    expect(new Set(all[0]?.map(({ topic }) => topic)).size).toBe(3);
    expect(await t.app.db.exercise.count({ where: { userId: student.id } })).toBe(3);
  });

  it("change at midnight in Rome, in summer time too", async () => {
    const student = await createStudent(t);
    t.setClock("2026-07-01T21:59:00.000Z");
    const before = await todays(student);
    t.setClock("2026-07-01T22:01:00.000Z");
    const after = await todays(student);
    expect(after.map(({ id }) => id)).not.toEqual(before.map(({ id }) => id));
    t.setClock("2026-07-02T21:59:00.000Z");
    expect(await todays(student)).toEqual(after);
  });

  it("train first what the student gets wrong, and never repeat what was solved in the month before", async () => {
    const student = await createStudent(t);
    const seenAt = t.app.now();
    await t.app.db.observation.createMany({
      data: Array.from({ length: 3 }, () => ({
        id: crypto.randomUUID(),
        userId: student.id,
        topic: "since-for",
        kind: "mistake" as const,
        sourceId: crypto.randomUUID(),
        seenAt,
      })),
    });
    const solved: string[] = [];
    for (let day = 1; day <= 5; day += 1) {
      t.setClock(`2026-12-0${day}T09:00:00.000Z`);
      const [first] = await todays({ ...student, cookie: await newSession(t.app, student.id) });
      expect(first?.topic).toBe("since-for");
      const { solution } = await row(first?.id ?? "");
      expect(solved).not.toContain(solution);
      solved.push(solution);
      await t.app.db.exercise.update({ where: { id: first?.id }, data: { solvedAt: t.app.now() } });
    }
  });

  it("cost neither a message nor a heart, and are there at none of both", async () => {
    const student = await createStudent(t, { messagesCount: 200, hearts: 0 });
    const [exercise] = await todays(student);
    await answered(student, exercise?.id ?? "", await acceptedOf(exercise?.id ?? ""));
    expect(await user(student)).toMatchObject({ messagesCount: 200, hearts: 0 });
  });
});

describe("an answer", () => {
  it("that is wrong brings the next hint, after two the twin, and never what is right", async () => {
    const { student, exercise } = await studentWithExercise();
    expect(exercise).toMatchObject({ tries: 0, hints: [], isSolved: false });
    const first = await answered(student, exercise.id, "xyzzy");
    expect(first).toMatchObject({ verdict: "wrong", xpAwarded: 0, exercise: { tries: 1 } });
    expect(first.exercise.hints).toHaveLength(1);
    expect(first.exercise.twin).toBeUndefined();
    const second = await answered(student, exercise.id, "plugh");
    expect(second.exercise).toMatchObject({ tries: 2, twin: expect.any(String) as string });
    const { solution } = await row(exercise.id);
    for (const reply of [exercise, first, second, await todays(student)]) {
      expect(JSON.stringify(reply)).not.toContain(solution);
      expect(JSON.stringify(reply)).not.toContain('"accepted"');
    }
    expect(await observed(student)).toEqual(["exercise_missed"]);
  });

  it.each(["boh", "non lo so", "?"])("such as «%s» is no try", async (text) => {
    const { student, exercise } = await studentWithExercise();
    expect(await answered(student, exercise.id, text)).toMatchObject({
      verdict: "no_attempt",
      exercise: { tries: 0 },
    });
  });

  it("given twice, or 20 times at once, is one try", async () => {
    const { student, exercise } = await studentWithExercise();
    await Promise.all(Array.from({ length: 20 }, () => answer(student, exercise.id, "xyzzy")));
    expect(await answered(student, exercise.id, "Xyzzy")).toMatchObject({
      verdict: "no_attempt",
      exercise: { tries: 1 },
    });
  });

  it("that is right solves it once, under 20 at a time, with its XP and one observation", async () => {
    const { student, exercise } = await studentWithExercise();
    const right = await acceptedOf(exercise.id);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => answered(student, exercise.id, right)),
    );
    expect(replies.filter(({ xpAwarded }) => xpAwarded === 5)).toHaveLength(1);
    expect((await user(student)).xp).toBe(5);
    expect(await observed(student)).toEqual(["exercise_solved"]);
    const [shown] = await todays(student);
    expect(shown).toMatchObject({
      isSolved: true,
      xpAwarded: 5,
      solution: (await row(exercise.id)).solution,
    });
    expect(await answered(student, exercise.id, "xyzzy")).toMatchObject({ verdict: "no_attempt" });
  });

  it("that is right after a wrong one leaves what was seen at the first try", async () => {
    const { student, exercise } = await studentWithExercise();
    await answered(student, exercise.id, "xyzzy");
    expect(await answered(student, exercise.id, await acceptedOf(exercise.id))).toMatchObject({
      verdict: "right",
      xpAwarded: 5,
    });
    expect(await observed(student)).toEqual(["exercise_missed"]);
  });

  it("stays under the cap of the day", async () => {
    const { student, exercise } = await studentWithExercise();
    await t.app.db.dailyActivity.create({
      data: { userId: student.id, day: new Date("2026-11-20"), xp: 98 },
    });
    expect(await answered(student, exercise.id, await acceptedOf(exercise.id))).toMatchObject({
      xpAwarded: 2,
    });
  });

  it("is refused for another's exercise, an unknown one, empty, too long or too fast", async () => {
    const { student, exercise } = await studentWithExercise();
    const stranger = await createStudent(t);
    expect((await answer(stranger, exercise.id, "a")).status).toBe(404);
    expect((await answer(student, "nothing", "a")).status).toBe(404);
    expect((await answer(student, exercise.id, " ")).status).toBe(400);
    expect((await answer(student, exercise.id, "a".repeat(301))).status).toBe(400);
    const replies = await Promise.all(Array.from({ length: 45 }, () => answer(student, exercise.id, "boh")));
    expect(replies.some(({ status }) => status === 429)).toBe(true);
  });
});

describe("mastery", () => {
  const mastery = async (student: Student) =>
    (await (
      await t.api("GET", `/api/mastery/${student.id}`, { cookie: student.cookie })
    ).json()) as MasteryReply;

  it("claims nothing before three observations, then names what is weak and what is strong", async () => {
    const student = await createStudent(t);
    const see = (topic: string, kind: "mistake" | "exercise_solved") =>
      t.app.db.observation.create({
        data: {
          id: crypto.randomUUID(),
          userId: student.id,
          topic,
          kind,
          sourceId: crypto.randomUUID(),
          seenAt: t.app.now(),
        },
      });
    for (let index = 0; index < 2; index += 1) await see("past-time", "mistake");
    expect(await mastery(student)).toMatchObject({ weak: [], strong: [] });
    await see("past-time", "mistake");
    for (let index = 0; index < 3; index += 1) await see("a-or-an", "exercise_solved");
    // Stored under a name that is a topic's no longer: nobody could train it, nor read what it is.
    for (let index = 0; index < 3; index += 1) await see("articles-jobs", "mistake");
    expect(await mastery(student)).toMatchObject({
      weak: [{ topic: "past-time", name: "Il past simple", score: 0, observations: 3 }],
      strong: [{ topic: "a-or-an", name: "Articoli a e an", score: 100, observations: 3 }],
    });
  });

  it("is erased with its student", async () => {
    const { student, exercise } = await studentWithExercise();
    await answered(student, exercise.id, "xyzzy");
    await t.app.db.user.delete({ where: { id: student.id } });
    expect(await t.app.db.observation.count({ where: { userId: student.id } })).toBe(0);
    expect(await t.app.db.exercise.count({ where: { userId: student.id } })).toBe(0);
  });
});
