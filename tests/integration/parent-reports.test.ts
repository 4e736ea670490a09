import { romeDay } from "@/lib/calendar";
import type { Report } from "@/lib/features/reports/contract";
import { levelOf } from "@/lib/features/rewards/rules";
import { parents } from "../support/parents";
import { createStudent, type Student } from "../support/students";
import { json } from "../support/subscribers";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let p: ReturnType<typeof parents>;
beforeAll(async () => {
  t = await createTestApp();
  p = parents(t);
});
afterAll(() => t.close());

const forged = {
  studentName: "<b>Qualcun altro</b>",
  level: 99,
  xp: 999_999,
  achievements: 99,
  recentMessages: 99,
  totalMessages: 99,
  strengths: ["Vinci subito https://evil.example"],
  suggestions: [],
  chatHistory: [{ sender: "ai", message: "<a href='https://evil.example'>clicca</a>" }],
};

describe("a report on demand", () => {
  it("says what is in the database, whatever was posted", async () => {
    const student = await createStudent(t, { displayName: "Luca Bianchi" });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    await p.learn(student);
    const { report } = await p.show(student);
    expect(report).toMatchObject(await recomputed(student));
    expect((await p.send(student, mamma, { progressData: forged })).status).toBe(200);
    const [sent] = (await p.mails(mamma)).filter(({ template }) => template === "parent-report");
    expect(sent?.subject).toContain("Luca Bianchi");
    for (const part of [sent?.html ?? "", sent?.text ?? ""]) {
      expect(part).toContain("Luca Bianchi");
      expect(part).not.toMatch(/999|evil|Qualcun altro/);
    }
  });

  it("without a saved address, to another one, or about another student is refused, and sends nothing", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    const [mamma, stranger] = [p.newAddress(), p.newAddress()];
    expect(await json(await p.send(student, stranger))).toMatchObject({ status: 400, code: "BAD_INPUT" });
    await p.saveConfirmed(student, mamma);
    await p.saveConfirmed(other, stranger);
    expect(await json(await p.send(student, stranger))).toMatchObject({ status: 400 });
    expect(await json(await p.send(student, stranger, { studentId: other.id }))).toMatchObject({
      status: 404,
    });
    expect(await p.templates(stranger)).toEqual(["parent-invitation"]);
    expect(await p.templates(mamma)).toEqual(["parent-invitation"]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["a student's id as text", { studentId: "1" }],
    ["a field nobody knows", { to: "a@b.example" }],
    ["figures that are none", { progressData: { ...forged, xp: "many" } }],
    ["figures below zero", { progressData: { ...forged, xp: -1 } }],
    ["eleven messages", { progressData: { ...forged, chatHistory: Array(11).fill("x") } }],
  ])("with %s is refused", async (_, body) => {
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    expect((await p.send(student, mamma, body)).status).toBe(400);
    expect((await p.show(student)).sendsLeft).toBe(3);
  });

  it("is sent three times on a day in Rome, of ten at once too, and again the next day", async () => {
    t.setClock("2026-11-21T22:30:00.000Z"); // 23:30 in Rome.
    const student = await createStudent(t);
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    const replies = await Promise.all(Array.from({ length: 10 }, () => p.send(student, mamma)));
    const statuses = replies.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, ...Array<number>(7).fill(429)]);
    const refused = replies.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBe(1800);
    expect((await p.templates(mamma)).filter((name) => name === "parent-report")).toHaveLength(3);
    expect((await p.show(student)).sendsLeft).toBe(0);
    t.advance(31 * 60_000);
    expect((await p.send(student, mamma)).status).toBe(200);
    expect((await p.show(student)).sendsLeft).toBe(2);
  });

  it("to an address that has not said yes asks once more, and tells nothing", async () => {
    const student = await createStudent(t, { displayName: "Anna", xp: 196 });
    await p.learn(student);
    const nonna = p.newAddress();
    await p.save(student, nonna);
    const sent = await json<{ message: string }>(await p.send(student, nonna));
    expect(sent).toMatchObject({ status: 200, message: expect.stringContaining(nonna) });
    const mails = await p.mails(nonna);
    expect(mails.map(({ template }) => template)).toEqual(["parent-invitation", "parent-invitation"]);
    for (const { html, text } of mails) {
      for (const part of [html, text]) expect(part).not.toMatch(/go to school|\bXP\b|livello \d|badge|196/i);
      expect(text).toContain("Anna");
    }
    // Nothing was sent: all three of the day are left.
    expect((await p.show(student)).sendsLeft).toBe(3);
  });

  it("to an address that has not said yes asks three times a day at most, whoever sends it", async () => {
    const nonno = p.newAddress();
    for (let n = 0; n < 4; n++) {
      const student = await createStudent(t);
      await p.save(student, nonno);
      expect((await p.send(student, nonno)).status).toBe(200);
    }
    expect(await p.templates(nonno)).toEqual(Array<string>(3).fill("parent-invitation"));
  });

  it("carries no HTML and no link of a student's, and no name that is one", async () => {
    const student = await createStudent(t, {
      displayName: '<img src=x onerror="alert(1)"> www.evil.example',
    });
    const mamma = p.newAddress();
    await p.saveConfirmed(student, mamma);
    await p.say(
      student,
      "<script>alert('hi')</script> look at https://evil.example/x and evil.example and **bold**",
    );
    await p.send(student, mamma);
    const [sent] = (await p.mails(mamma)).filter(({ template }) => template === "parent-report");
    expect(sent).toBeDefined();
    for (const part of [sent?.html ?? "", sent?.text ?? ""]) {
      expect(part).toContain("alert(");
      expect(part).not.toMatch(/<script|<img|&lt;|https?:\/\/evil|evil\.example|\*\*bold/);
    }
    expect(sent?.subject).toMatch(/^[^\p{Cc}<>]{10,150}$/u);
  });

  it("leaves out what somebody who may need help has written, and what another chat said", async () => {
    const student = await createStudent(t, { isPro: true });
    await p.say(student, "This was my old conversation about dogs");
    await t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie });
    await p.say(student, "voglio morire");
    await p.say(student, "oggi sono tanto triste, è morto il mio cane e piango");
    await p.say(student, "I like my new school");
    const { report } = await p.show(student);
    const texts = report.messages.map(({ text }) => text).join(" ");
    expect(texts).toContain("I like my new school");
    expect(texts).not.toMatch(/morire|19696|dogs|triste/);
  });

  it("holds at most ten messages, each short", async () => {
    const student = await createStudent(t, { isPro: true });
    for (let n = 0; n < 7; n++) await p.say(student, `My message number ${n} ${"is very long ".repeat(40)}`);
    const { messages } = (await p.show(student)).report;
    expect(messages).toHaveLength(10);
    expect(messages.at(-2)?.text).toMatch(/^My message number 6.*…$/);
    for (const { text } of messages) expect(Array.from(text).length).toBeLessThanOrEqual(280);
    expect(messages.map(({ sentAt }) => sentAt)).toEqual(messages.map(({ sentAt }) => sentAt).sort());
  });

  it("shows a sentence of the student's before and after they put it right", async () => {
    const student = await createStudent(t, { isPro: true });
    await p.say(student, "Hi! Yesterday I go to school. It was fun.");
    await p.say(student, "Yesterday I went to school.");
    const { report } = await p.show(student);
    expect(report.example).toMatchObject({
      before: "Yesterday I go to school.",
      after: "Yesterday I went to school.",
    });
    expect(report.activity).toMatchObject({ days: 1, messages: 2, corrections: 1 });
  });

  it("is nobody's but the caller's", async () => {
    expect((await t.api("GET", "/api/parent-report")).status).toBe(401);
    expect((await t.api("POST", "/api/parent-report", { body: {} })).status).toBe(401);
  });
});

/** The figures of a report, straight from the tables. */
async function recomputed({ id }: Student): Promise<Partial<Report>> {
  const { db } = t.app;
  const [user] = await db.$queryRaw<{ xp: number; messages: number }[]>`
    SELECT u."xp", (SELECT count(*)::int FROM "Exchange" e WHERE e."userId" = u."id" AND e."kind" = 'message'
      AND e."status" = 'settled' AND NOT e."isFree") AS "messages"
    FROM "User" u WHERE u."id" = ${id}`;
  const badges = await db.achievement.findMany({
    where: { userId: id },
    orderBy: [{ awardedAt: "asc" }, { id: "asc" }],
  });
  const resolved = await db.finding.count({
    where: { resolvedAt: { not: null }, message: { conversation: { userId: id } } },
  });
  const exercises = await db.exercise.count({ where: { userId: id, solvedAt: { not: null } } });
  const photos = await db.homeworkPhoto.count({ where: { userId: id } });
  const xp = user?.xp ?? 0;
  return {
    level: levelOf(xp),
    xp,
    badges: badges.length,
    newBadges: badges.map(({ badgeType }) => badgeType),
    activity: { days: 1, messages: user?.messages ?? 0, corrections: resolved, exercises, photos },
    from: "2026-11-01",
    to: romeDay(t.app.now()).toISOString().slice(0, 10),
  };
}
