import { randomUUID } from "node:crypto";
import { v7 as uuid } from "uuid";
import { readFigures } from "@/lib/features/reports/read-figures";
import { writeReport } from "@/lib/features/reports/write-report";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  t.setClock("2026-12-01T07:00:00.000Z");
});
afterAll(() => t.close());

const november = { from: new Date("2026-11-01"), to: new Date("2026-11-30") };
const inNovember = new Date("2026-11-20T15:00:00.000Z");
const inOctober = new Date("2026-10-20T15:00:00.000Z");

/** A student who has done `n` of everything in November, and one of everything in October. */
async function createBusy(n: number): Promise<number> {
  const { db } = t.app;
  const { id: userId } = await createStudent(t, { displayName: `Sofia ${n}`, xp: 40 * n });
  const day = (date: Date) => new Date(date.toISOString().slice(0, 10));
  await db.dailyActivity.createMany({
    data: [
      { userId, day: day(inOctober), messages: 1, corrections: 1, xp: 5 },
      { userId, day: day(inNovember), messages: 10 * n, corrections: n, xp: 5 * n },
    ],
  });
  await db.achievement.createMany({
    data: [
      { id: uuid(), userId, badgeType: "first_chat", xpAwarded: 0, awardedAt: inOctober },
      ...(["first_steps", "chat_enthusiast", "chat_master"] as const)
        .slice(0, n)
        .map((badgeType) => ({ id: uuid(), userId, badgeType, xpAwarded: 0, awardedAt: inNovember })),
    ],
  });
  const topic = n % 2 ? "plural-nouns" : "past-time";
  await db.observation.createMany({
    data: Array.from({ length: 3 }, () => ({
      id: uuid(),
      userId,
      topic,
      kind: n % 2 ? ("mistake" as const) : ("exercise_solved" as const),
      sourceId: randomUUID(),
      seenAt: inNovember,
    })),
  });
  const conversationId = uuid();
  await db.conversation.create({
    data: { id: conversationId, userId, currentForUserId: userId, createdAt: inOctober },
  });
  for (let turn = 0; turn <= n; turn += 1) {
    const at = turn === 0 ? inOctober : inNovember;
    const [exchangeId, messageId] = [uuid(), uuid()];
    const kind = turn === 1 ? ("homework" as const) : ("message" as const);
    await db.exchange.create({
      data: {
        id: exchangeId,
        userId,
        conversationId,
        clientMessageId: `${turn}`,
        kind,
        status: "settled",
        chargedHearts: 0,
        leaseExpiresAt: at,
        createdAt: at,
      },
    });
    const said = { conversationId, exchangeId, createdAt: at };
    await db.message.createMany({
      data: [
        { ...said, id: messageId, sender: "user", text: `Student ${n} go to school ${turn}.` },
        { ...said, id: uuid(), sender: "ai", text: `Risposta ${turn} a ${n}` },
      ],
    });
    const found = { topic, quote: "go", explanation: "", hints: [], correction: "goes", secret: "goes" };
    const place = { start: `Student ${n} `.length, end: `Student ${n} go`.length };
    await db.finding.create({ data: { ...found, ...place, id: uuid(), messageId, resolvedAt: at } });
  }
  return userId;
}

describe("a page of students", () => {
  it("has for each the figures that are read for them alone, and nobody else's", async () => {
    const ids = [await createBusy(1), (await createStudent(t)).id, await createBusy(2), await createBusy(3)];
    const figures = await readFigures(t.app, ids, november);
    for (const id of ids) {
      const alone = await readFigures(t.app, [id], november);
      expect(figures.get(id)).toEqual(alone.get(id));
    }
    expect(ids.map((id) => figures.get(id)?.sums)).toEqual([
      { days: 1, messages: 10, corrections: 1, exercises: 0, photos: 1, newBadges: ["first_steps"] },
      { days: 0, messages: 0, corrections: 0, exercises: 0, photos: 0, newBadges: [] },
      expect.objectContaining({ messages: 20, newBadges: ["first_steps", "chat_enthusiast"] }),
      expect.objectContaining({ messages: 30, corrections: 3 }),
    ]);
    expect(ids.map((id) => figures.get(id)?.progress.xp)).toEqual([40, 0, 80, 120]);
    expect(ids.map((id) => figures.get(id)?.progress.messages)).toEqual([11, 0, 21, 31]);
    expect(ids.map((id) => figures.get(id)?.progress.badges)).toEqual([2, 0, 3, 4]);
    expect(ids.map((id) => figures.get(id)?.corrections.length)).toEqual([1, 0, 2, 3]);
  });

  it("tells each parent the student's own sentences, in their order", async () => {
    const userId = await createBusy(2);
    await createBusy(3);
    const report = await writeReport(t.app, { userId, displayName: "Sofia" }, november);
    expect(report.messages.map(({ text }) => text)).toEqual([
      "Student 2 go to school 0.",
      "Risposta 0 a 2",
      "Foto di un compito",
      "Risposta 1 a 2",
      "Student 2 go to school 2.",
      "Risposta 2 a 2",
    ]);
    expect(report.example).toMatchObject({
      before: "Student 2 go to school 2.",
      after: "Student 2 goes to school 2.",
    });
  });

  it("is read without those who are gone", async () => {
    const userId = await createBusy(1);
    const figures = await readFigures(t.app, [userId, 2 ** 31 - 1], november);
    expect([...figures.keys()]).toEqual([userId]);
  });
});
