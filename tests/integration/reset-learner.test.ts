import { setTimeout as sleep } from "node:timers/promises";
import { aloneWithLearner } from "@/lib/db/client";
import { resetLearner } from "@/lib/features/accounts/reset-learner";
import { scriptedReader } from "../doubles/homework-reader";
import { scriptedTutor } from "../doubles/tutor";
import { sheetText } from "../support/photographs";
import { plainUrl } from "../support/pictures";
import { warmUpThreads } from "../support/reading-threads";
import { createParent } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { countRowsOf } from "../support/traces";
import { worksheets } from "../support/worksheets";

let t: TestApp;
let tutor: ReturnType<typeof scriptedTutor>;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
beforeEach(() => {
  tutor = scriptedTutor();
  Object.assign(t.app.ports, { tutor, homeworkReader: scriptedReader(() => Promise.resolve(sheetText)) });
});
afterAll(() => t.close());

/** What belongs to the account and not to what was learned. */
const kept = [
  "AccountToken",
  "ActiveMinute",
  "CardSetup",
  "Consent",
  "DeletionRequest",
  "Feedback",
  "Guardian",
  "HeldNickname",
  "Invoice",
  "Mail",
  "ParentAlert",
  "ParentLink",
  "ParentReport",
  "ParentStop",
  "Password",
  "PayLink",
  "Session",
  "Subscription",
];

const send = ({ cookie }: Student, message: string) =>
  t.api("POST", "/api/chat", { cookie, body: { message } });
const reset = ({ id }: Student) => aloneWithLearner(t.app.db, id, (tx) => resetLearner(tx, id, t.app.now()));
const user = ({ id }: Student) => t.app.db.user.findUniqueOrThrow({ where: { id } });

const rowsOf = ({ id }: Student) => countRowsOf(t.app.db, id);

/** What hangs on what is the student's, and has no column for them. */
async function rowsBelow({ id: userId }: Student) {
  const { db } = t.app;
  return {
    messages: await db.message.count({ where: { conversation: { userId } } }),
    items: await db.worksheetItem.count({ where: { worksheet: { userId } } }),
    answers: await db.worksheetAnswer.count({ where: { item: { worksheet: { userId } } } }),
  };
}

/** Does something of everything. */
async function learn(student: Student): Promise<void> {
  const { cookie, id } = student;
  await send(student, "Yesterday I go to school");
  await t.api("POST", "/api/analyze-homework", { cookie, body: { userId: id, image: await plainUrl() } });
  await t.api("POST", "/api/exercises", { cookie });
  await t.api("POST", "/api/speech", { cookie, body: { text: "Hello" } });
  await t.api("POST", "/api/increment-usage", { cookie, body: { type: "audio" } });
  const w = worksheets(t);
  for (const { id: sheet } of await w.list(student)) await w.answered(student, sheet, 1, "went");
}

describe("a reset", () => {
  it("returns all that was learned to the start, and leaves the account alone", async () => {
    const student = await createStudent(t, { isPro: true });
    const other = await createStudent(t);
    const { address: parentEmail } = await createParent(t, student);
    await learn(student);
    await learn(other);
    const before = await rowsOf(student);
    const ofOther = await rowsOf(other);
    const belowOther = await rowsBelow(other);
    expect(belowOther).toEqual({ messages: 4, items: 2, answers: 1 });
    expect(await rowsBelow(student)).toEqual(belowOther);
    const learned = Object.keys(before).filter((table) => !kept.includes(table));
    for (const table of learned) expect({ table, rows: before[table] }).not.toEqual({ table, rows: 0 });

    await reset(student);

    const after = await rowsOf(student);
    for (const table of learned) expect({ table, rows: after[table] }).toEqual({ table, rows: 0 });
    expect(after).toMatchObject({ Session: 1, Guardian: 1 });
    const start = { xp: 0, hearts: 10, messagesCount: 0, homeworkUploadsCount: 0, audioPlaysCount: 0 };
    expect(await user(student)).toMatchObject({ ...start, isPro: true, parentEmail });
    expect(await rowsOf(other)).toEqual(ofOther);
    expect(await rowsBelow(student)).toEqual({ messages: 0, items: 0, answers: 0 });
    expect(await rowsBelow(other)).toEqual(belowOther);
  });

  it("lets the student begin again at once, with the first badge too", async () => {
    const student = await createStudent(t);
    await send(student, "Hello my dear friend");
    await reset(student);
    const again = await send(student, "Hello my dear friend");
    expect(await again.json()).toMatchObject({ newAchievements: [{ badgeType: "first_chat" }], hearts: 9 });
    expect(await user(student)).toMatchObject({ xp: 10, messagesCount: 1 });
  });

  it("while ten answers are being written ends them, and nothing of them stays", async () => {
    const student = await createStudent(t);
    let answer = () => {};
    const released = new Promise<void>((resolve) => (answer = resolve));
    tutor.script = async function* () {
      await released;
      yield "Che tempo serve qui?";
    };
    const sends = Array.from({ length: 10 }, (_, n) => send(student, `This is sentence ${n}`));
    while (tutor.turns.length < 10) await sleep(10);
    await reset(student);
    answer();
    const statuses = (await Promise.all(sends)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([409]));
    expect(await user(student)).toMatchObject({ xp: 0, hearts: 10, messagesCount: 0 });
    const rows = await rowsOf(student);
    for (const table of ["Exchange", "Conversation", "DailyActivity"]) expect(rows[table]).toBe(0);
  });

  it("among 25 sends leaves whole exchanges or none, and waits for nobody in a circle", async () => {
    const student = await createStudent(t, { isPro: true });
    const sends = Array.from(
      { length: 25 },
      (_, n) => async () => send(student, `Sentence of mine, number ${n}`),
    );
    const resets = Array.from({ length: 4 }, (_, n) => async () => {
      await sleep(n * 20);
      await reset(student);
    });
    const outcomes = await Promise.all([...sends, ...resets].map((act) => act()));
    // Answered, reset before the answer, or more than 20 in a minute.
    for (const outcome of outcomes) expect([200, 409, 429, undefined]).toContain(outcome?.status);

    const { db } = t.app;
    const [exchanges, days, messages, achievements] = await Promise.all([
      db.exchange.findMany({ where: { userId: student.id } }),
      db.dailyActivity.findMany({ where: { userId: student.id } }),
      db.message.findMany({ where: { conversation: { userId: student.id } } }),
      db.achievement.findMany({ where: { userId: student.id } }),
    ]);
    const sum = (values: (number | null)[]) =>
      values.reduce<number>((total, value) => total + (value ?? 0), 0);
    const xpOf = (rows: { xpAwarded: number | null }[]) => sum(rows.map(({ xpAwarded }) => xpAwarded));
    const { xp, messagesCount } = await user(student);
    expect(exchanges.filter(({ status }) => status !== "settled")).toEqual([]);
    expect(messagesCount).toBe(exchanges.length);
    expect(sum(days.map((day) => day.messages))).toBe(exchanges.length);
    expect(messages).toHaveLength(2 * exchanges.length);
    expect(xp).toBe(xpOf(messages) + xpOf(achievements));
  });
});
