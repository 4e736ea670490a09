import { randomOf } from "@/lib/features/exercises/random";
import type { ExerciseReply } from "@/lib/features/exercises/contract";
import { listStats } from "@/lib/features/rewards/data";
import type { RewardReply } from "@/lib/features/rewards/contract";
import { dailyXpCap, hearts, newBadges } from "@/lib/features/rewards/rules";
import { TutorError } from "@/lib/ports/tutor";
import { scriptedReader } from "../doubles/homework-reader";
import { scriptedTutor } from "../doubles/tutor";
import { sheetText } from "../support/photographs";
import { plainUrl } from "../support/pictures";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, newSession, type Student } from "../support/students";
import { isSweeping } from "../support/sweep";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
afterAll(() => t.close());

const waves = isSweeping ? 40 : 4;
const atOnce = 25;
const random = randomOf(Date.now());

const sentences = [
  "Yesterday I go to school with my friends.",
  "She don't like apples, and I have 13 years.",
  "I am 13 years old.",
  "Yesterday I went to school.",
  "I like very much basketball.",
  "We play football every Sunday in the park.",
  "Non ho capito, me lo spieghi?",
  "Mi sento malissimo e voglio farla finita.",
];
/** No answer comes to this one. */
const unanswered = "This sentence gets no answer";

type Op = (student: Student) => Promise<Response | undefined>;

const post = (path: string, { cookie }: Student, body?: Record<string, unknown>) =>
  t.api("POST", path, { cookie, body });

const ops: Op[] = [
  (student) => post("/api/chat", student, { message: random.pick(sentences) }),
  (student) => post("/api/chat", student, { message: `My sentence has the number ${random.next()}` }),
  (student) =>
    post("/api/chat", student, {
      message: "The very same message",
      clientMessageId: `key ${random.pick([1, 2, 3])}`,
    }),
  (student) => post("/api/chat", student, { message: unanswered }),
  async (student) =>
    post("/api/analyze-homework", student, {
      userId: student.id,
      image: await plainUrl(random.pick([1, 2, 3, 4, 5, 6])),
    }),
  async (student) => {
    const given = (await (await post("/api/exercises", student)).json()) as { exercises: ExerciseReply[] };
    const { id } = random.pick(given.exercises);
    const { accepted } = await t.app.db.exercise.findUniqueOrThrow({ where: { id } });
    return post(`/api/exercises/${id}/answers`, student, { answer: random.pick([...accepted, "nothing"]) });
  },
  async (student) => {
    const open = await t.app.db.finding.findMany({
      where: { resolvedAt: null, message: { conversation: { currentForUserId: student.id } } },
    });
    if (open.length === 0) return undefined;
    const { id, correction } = random.pick(open);
    return post(`/api/findings/${id}/tries`, student, { text: random.pick([correction, "I have no idea"]) });
  },
  (student) =>
    random.next() < 0.2
      ? t.api("DELETE", `/api/chat/${student.id}`, { cookie: student.cookie })
      : t.api("GET", `/api/progress/${student.id}`, { cookie: student.cookie }),
];

test(`XP is the sum of what earned it, after ${waves} times ${atOnce} things done at once`, async () => {
  t.app.ports.homeworkReader = scriptedReader(() => Promise.resolve(sheetText));
  t.app.ports.tutor = scriptedTutor(async function* (turn) {
    await Promise.resolve();
    if (turn.message.includes(unanswered)) throw new TutorError("unavailable");
    yield "Guarda bene il verbo. Che tempo serve qui?";
  });
  const students = await Promise.all(
    [{}, { isPro: true }, { hearts: 1 }, { messagesCount: 190, homeworkUploadsCount: 17 }].map((fields) =>
      createStudent(t, fields),
    ),
  );
  const badges = new Map(students.map(({ id }) => [id, new Set<string>()]));
  const statuses = new Set<number>();

  for (let wave = 0; wave < waves; wave += 1) {
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const student = random.pick(students);
        const response = await random.pick(ops)(student);
        if (!response) return;
        statuses.add(response.status);
        const { newAchievements = [] } = (await response.json()) as Partial<RewardReply>;
        for (const { badgeType } of newAchievements) badges.get(student.id)?.add(badgeType);
      }),
    );
    t.advance(Math.floor(random.next() * 4 * 60 * 60 * 1000));
    for (const student of students) student.cookie = await newSession(t.app, student.id);
  }

  expect(statuses).toContain(403); // Limits and hearts.
  expect(statuses).toContain(502); // The tutor's faults.
  expect(statuses).not.toContain(500);
  for (const student of students) {
    await expectExact(student);
    const held = await t.app.db.achievement.findMany({ where: { userId: student.id } });
    expect(badges.get(student.id)).toEqual(new Set(held.map(({ badgeType }) => badgeType)));
  }
}, 240_000);

async function expectExact({ id: userId }: Student): Promise<void> {
  const { db } = t.app;
  const [user, messages, findings, exercises, achievements, days, exchanges] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId } }),
    db.message.findMany({ where: { conversation: { userId } } }),
    db.finding.findMany({ where: { message: { conversation: { userId } } } }),
    db.exercise.findMany({ where: { userId } }),
    db.achievement.findMany({ where: { userId } }),
    db.dailyActivity.findMany({ where: { userId } }),
    db.exchange.findMany({ where: { userId } }),
  ]);
  const xpOf = (rows: { xpAwarded: number | null }[]) =>
    rows.reduce((sum, { xpAwarded }) => sum + (xpAwarded ?? 0), 0);
  const practiceXp = xpOf(messages) + xpOf(findings) + xpOf(exercises);
  expect(practiceXp).toBeGreaterThan(0);
  expect(user.xp).toBe(practiceXp + xpOf(achievements));
  expect(days.reduce((sum, { xp }) => sum + xp, 0)).toBe(practiceXp);
  for (const { xp } of days) expect(xp).toBeLessThanOrEqual(dailyXpCap);

  const settled = (kind: string) =>
    exchanges.filter((one) => one.status === "settled" && one.kind === kind && !one.isFree).length;
  expect(exchanges.filter(({ status }) => status === "pending")).toEqual([]);
  expect(days.reduce((sum, day) => sum + day.messages, 0)).toBe(settled("message"));
  const before = user.messagesCount >= 190 ? { messages: 190, homework: 17 } : { messages: 0, homework: 0 };
  expect(user.messagesCount - before.messages).toBe(settled("message"));
  expect(user.homeworkUploadsCount - before.homework).toBe(settled("homework"));

  expect(user.hearts).toBeGreaterThanOrEqual(0);
  expect(user.hearts).toBeLessThanOrEqual(hearts.max);
  const held = new Set(achievements.map(({ badgeType }) => badgeType));
  const [stats] = await listStats(db, [userId]);
  expect(stats && newBadges(stats, held)).toEqual([]);
}
