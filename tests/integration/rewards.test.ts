import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { sendRateLimit } from "@/lib/features/chat/rules";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import type { Reward } from "@/lib/features/rewards/reward";
import type { RewardReply } from "@/lib/features/rewards/contract";
import { badgeRules, heartsNow, levelOf } from "@/lib/features/rewards/rules";
import { chargeSend } from "@/lib/features/usage/charge-send";
import { scriptedTutor } from "../doubles/tutor";
import { learnerCtx } from "../support/pending-turns";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, type Student } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";
import { until } from "../support/until";

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  await warmUpThreads();
});
beforeEach(() => {
  t.setClock("2026-11-20T09:00:00.000Z");
  t.app.ports.tutor = scriptedTutor();
});
afterAll(() => t.close());

const hourMs = 60 * 60 * 1000;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const send = ({ cookie }: Student, message: string, clientMessageId?: string) =>
  t.api("POST", "/api/chat", { cookie, body: { message, clientMessageId } });

const say = async (student: Student, message: string) =>
  (await (await send(student, message)).json()) as ExchangeReply;

const user = ({ id }: Student) => t.app.db.user.findUniqueOrThrow({ where: { id } });
const badgesOf = async ({ id }: Student) =>
  (await t.app.db.achievement.findMany({ where: { userId: id } })).map(({ badgeType }) => badgeType);
const wordsOf = async ({ id }: Student) =>
  (await t.app.db.usedWord.findMany({ where: { userId: id } })).map(({ word }) => word).sort();

const today = new Date("2026-11-20T00:00:00.000Z");

describe("badges", () => {
  it("the first message, 30 times at once, earns the first one once", async () => {
    const student = await createStudent(t);
    const key = "the same message, sent 30 times";
    const sendOnce = () => send(student, "Hello my dear friend", key);
    const statuses = (await times(30, sendOnce)).map(({ status }) => status);
    // A busy machine tells some to come again.
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(statuses).toContain(200);
    expect((await sendOnce()).status).toBe(200);
    expect(await badgesOf(student)).toEqual(["first_chat"]);
    expect((await user(student)).xp).toBe(5 + 5);
  });

  it("30 first messages at once earn the first one once too", async () => {
    const student = await createStudent(t);
    const responses = await times(30, (n) => send(student, `Ciao numero ${n}`));
    const accepted = responses.filter(({ status }) => status === 200);
    expect(accepted).toHaveLength(10); // As many as there are hearts.
    const earned = (await Promise.all(accepted.map(async (one) => (await one.json()) as ExchangeReply)))
      .flatMap(({ newAchievements }) => newAchievements)
      .map(({ badgeType }) => badgeType);
    expect(earned.sort()).toEqual(["first_chat", "first_steps"]);
    expect((await user(student)).xp).toBe(5 + 10);
  });

  it("for words are earned by the 150th different one, whoever else has used it", async () => {
    const [student, other] = [await createStudent(t), await createStudent(t)];
    await say(other, "The elephant sleeps");
    await t.app.db.usedWord.createMany({
      data: Array.from({ length: 149 }, (_, n) => ({ userId: student.id, word: `word${n}` })),
    });
    expect((await say(student, "Come si dice?")).newAchievements).toMatchObject([
      { badgeType: "first_chat" },
    ]);
    const { newAchievements } = await say(student, "Elephants");
    expect(newAchievements).toMatchObject([{ badgeType: "vocabulary_builder", xpAwarded: 40 }]);
  });

  it("of nobody cannot be asked for", async () => {
    const { cookie } = await createStudent(t);
    const response = await t.api("GET", "/api/achievements", { cookie });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: "User ID required", code: "BAD_INPUT" });
  });
});

describe("words", () => {
  it("count once in all their forms, over all messages", async () => {
    const student = await createStudent(t);
    await say(student, "She likes cats and I like a cat.");
    await say(student, "We liked the cats!");
    expect(await wordsOf(student)).toEqual(["a", "and", "cat", "i", "like", "she", "the", "we"]);
  });

  it("of a pasted exercise are its author's", async () => {
    const student = await createStudent(t);
    await say(student, "Complete the sentences.\n1  She ____ (go) home.\n2  They ____ (be) happy.");
    expect(await wordsOf(student)).toEqual([]);
  });

  it("of 20 messages at once, in any order, are stored without one waiting for the other in a circle", async () => {
    const student = await createStudent(t, { isPro: true });
    const words = ["cat", "dog", "house", "school", "friend", "water", "bread", "garden"];
    const responses = await times(20, (n) =>
      send(student, [...words.slice(n % 8), ...words.slice(0, n % 8)].join(" and ")),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await wordsOf(student)).toEqual([...words, "and"].sort());
  });
});

describe("levels", () => {
  it("one XP below, 20 awards at once bring exactly one level-up", async () => {
    const student = await createStudent(t, { isPro: true, xp: 99 });
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day: today, xp: 95, messages: 30 } });
    await t.app.db.achievement.createMany({
      data: badgeRules
        .filter(({ measure }) => measure === "messages")
        .map(({ type, xp }) => ({
          id: crypto.randomUUID(),
          userId: student.id,
          badgeType: type,
          xpAwarded: xp,
          awardedAt: t.app.now(),
        })),
    });
    const exchanges = await times(20, (n) => say(student, `This is my sentence number ${n}`));
    expect(exchanges.filter(({ leveledUp }) => leveledUp)).toMatchObject([{ newLevel: 3 }]);
    expect((await user(student)).xp).toBe(104);
  });

  it("are reached by the XP of a badge alone", async () => {
    const student = await createStudent(t, { xp: 55 });
    await t.app.db.dailyActivity.create({ data: { userId: student.id, day: today, xp: 100 } });
    expect(await say(student, "Hello my dear friend")).toMatchObject({
      xpAwarded: 0,
      newAchievements: [{ badgeType: "first_chat", xpAwarded: 5 }],
      leveledUp: true,
      newLevel: levelOf(60),
    });
  });

  it("are those of the XP at the very top too", async () => {
    const student = await createStudent(t, { xp: 2_000_000_000 - 3 });
    const reward: RewardReply = await say(student, "This is a sentence");
    expect(reward.newLevel).toBe(levelOf(2_000_000_000));
    expect((await user(student)).xp).toBe(2_000_000_000);
  });
});

describe("the daily cap", () => {
  it("holds for an award that begins before another is done", async () => {
    const { id: userId } = await createStudent(t);
    await t.app.db.dailyActivity.create({ data: { userId, day: today, xp: 95 } });
    const award = (tx: Tx) => awardPractice(tx, { userId, xp: 5, now: t.app.now() });
    const isWaiting = async () => {
      const waiting = await t.app.db.$queryRaw<unknown[]>`
        SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      return waiting.length > 0;
    };
    let second: Promise<Reward> | undefined;
    await inLearnerTransaction(t.app.db, userId, async (tx) => {
      expect(await award(tx)).toMatchObject({ xpAwarded: 5 });
      second = inLearnerTransaction(t.app.db, userId, award);
      await until(isWaiting);
    });
    expect(await second).toMatchObject({ xpAwarded: 0 });
    expect(await t.app.db.dailyActivity.findMany({ where: { userId } })).toMatchObject([{ xp: 100 }]);
  });
});

describe("hearts", () => {
  it("that are charged are those that are shown, whatever time has gone by", async () => {
    const now = t.app.now();
    for (const hearts of [0, 1, 4, 9, 10, 12]) {
      for (const hours of [-30, -2, 0, 1.999, 2, 3, 7.5, 19.999, 20, 500]) {
        const heartsUpdatedAt = new Date(now.getTime() - hours * hourMs);
        const { id: userId } = await createStudent(t, { hearts, heartsUpdatedAt });
        const shown = heartsNow(hearts, heartsUpdatedAt, now);
        const ctx = await learnerCtx(t.app, userId);
        const charged = t.inTransaction((tx) =>
          chargeSend(ctx, tx, { kind: "message", takesHeart: true }, sendRateLimit),
        );
        if (shown > 0) expect(await charged).toBe(1);
        else await expect(charged).rejects.toThrow("nothing left");
        const taken = await t.app.db.user.findUniqueOrThrow({ where: { id: userId } });
        const left = heartsNow(taken.hearts, taken.heartsUpdatedAt, now);
        expect({ hearts, hours, left }).toEqual({ hearts, hours, left: Math.max(0, shown - 1) });
      }
    }
  });

  it("at none are refused with the time of the next, which then is there", async () => {
    const student = await createStudent(t, { hearts: 0 });
    const refused = await send(student, "Hello my friend");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      code: "NO_HEARTS",
      details: { hearts: 0, heartsRefillAt: "2026-11-20T11:00:00.000Z" },
    });
    expect(await user(student)).toMatchObject({ xp: 0, hearts: 0, messagesCount: 0 });
    t.setClock("2026-11-20T11:00:00.000Z");
    expect(await say(student, "Hello my friend")).toMatchObject({ hearts: 0, xpAwarded: 5 });
  });
});
