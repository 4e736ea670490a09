import type { ProgressReply } from "@/lib/features/progress/contract";
import { conversations } from "../support/conversations";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let chat: ReturnType<typeof conversations>;
beforeAll(async () => {
  t = await createTestApp();
  chat = conversations(t);
  await warmUpThreads();
});
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

describe("the progress", () => {
  const progressOf = async (student: Student, of = student.id) => {
    const response = await t.api("GET", `/api/progress/${of}`, { cookie: student.cookie });
    return { status: response.status, reply: (await response.json()) as ProgressReply };
  };

  it("of a newcomer is all zeros, with advice and without praise", async () => {
    const { status, reply } = await progressOf(await createStudent(t));
    expect(status).toBe(200);
    expect(reply).toMatchObject({
      xp: 0,
      level: 1,
      messages: 0,
      messagesThisWeek: 0,
      corrections: 0,
      words: 0,
    });
    expect(reply).toMatchObject({
      strengths: [],
      suggestions: ["talk_more", "earn_badges", "every_week", "gather_xp"],
    });
    expect(reply.weeks.map(({ startsOn }) => startsOn)).toEqual([
      "2026-09-28",
      "2026-10-05",
      "2026-10-12",
      "2026-10-19",
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
    ]);
  });

  it("adds up what was done, week by week, and is nobody else's", async () => {
    const student = await createStudent(t, { xp: 300 });
    const day = (iso: string, messages: number, corrections: number) => ({
      userId: student.id,
      day: new Date(`${iso}T00:00:00.000Z`),
      messages,
      corrections,
      xp: messages,
    });
    await t.app.db.dailyActivity.createMany({
      data: [
        day("2026-08-01", 40, 1), // Before the eight weeks.
        day("2026-09-28", 3, 1),
        day("2026-11-13", 20, 1), // Seven days ago: not of this week.
        day("2026-11-14", 1, 0),
        day("2026-11-15", 2, 1),
      ],
    });
    await chat.send(student, "I like my school");
    const { reply } = await progressOf(student);
    expect(reply).toMatchObject({
      xp: 365,
      xpToday: 5,
      messages: 67,
      messagesThisWeek: 4,
      corrections: 4,
      words: 4,
    });
    expect(reply.weeks.map(({ messages }) => messages)).toEqual([3, 0, 0, 0, 0, 0, 23, 1]);
    expect(reply.strengths).toEqual(["talker", "collector", "climber"]);
    expect(reply.suggestions).toEqual(["every_week"]);
    const { reply: own } = await progressOf(await createStudent(t));
    expect(own).toMatchObject({ messages: 0, words: 0 });
  });

  it("is refused to anybody else", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    expect((await progressOf(student, other.id)).status).toBe(404);
  });

  it("changes its day at midnight in Rome", async () => {
    t.setClock("2026-11-22T22:59:00.000Z");
    const student = await createStudent(t);
    await chat.send(student, "Ciao coach");
    t.setClock("2026-11-22T23:01:00.000Z"); // Monday in Rome.
    await chat.send(student, "Ciao coach");
    const { reply } = await progressOf(student);
    expect(reply.weeks.slice(-2).map(({ startsOn, messages }) => [startsOn, messages])).toEqual([
      ["2026-11-16", 1],
      ["2026-11-23", 1],
    ]);
  });
});
