import { PGlite } from "@electric-sql/pglite";
import { connectPglite } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { failExchange } from "@/lib/features/chat/fail-exchange";
import { settleExchange } from "@/lib/features/chat/settle-exchange";
import { newFindings } from "@/lib/features/findings/new-findings";
import { awardPractice, noReward } from "@/lib/features/rewards/award-practice";
import { dailyXpCap, hearts, maxXp } from "@/lib/features/rewards/rules";
import { migratePglite } from "@/scripts/migrations/databases";
import {
  learnerCtx,
  mistake,
  noEnglish,
  pendingTurn,
  practice,
  settle,
  withMistake,
} from "../support/pending-turns";
import { Random } from "../support/random";
import { RandomTurns } from "../support/random-turns";
import { SettledStudent } from "../support/settled-student";
import { createStudent } from "../support/students";
import { isSweeping } from "../support/sweep";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
let pglite: PGlite;
/** The same application on each database. */
let apps: Record<"PostgreSQL" | "the embedded database", TestApp["app"]>;
beforeAll(async () => {
  t = await createTestApp();
  pglite = await PGlite.create();
  await migratePglite(pglite);
  apps = { PostgreSQL: t.app, "the embedded database": { ...t.app, db: connectPglite(pglite) } };
}, 60_000);
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(async () => {
  await apps["the embedded database"].db.$disconnect();
  await pglite.close();
  await t.close();
});

const databases = ["PostgreSQL", "the embedded database"] as const;
const seeds = Array.from({ length: isSweeping ? 30 : 3 }, (_, n) => n + 1);
const turnsOfHistory = 60;
const longAgo = new Date("2026-11-01T00:00:00.000Z");
const support = { level: "worry", cause: "eating" } as const;
const hourMs = 60 * 60 * 1000;

const countHelp = async ({ db }: TestApp["app"]) =>
  (await db.supportCount.aggregate({ _sum: { count: true } }))._sum.count ?? 0;

/** What the database holds of a student, and of the mistakes of these ids. */
async function storedOf({ db }: TestApp["app"], userId: number, ids: string[]) {
  const where = { userId };
  const stored = new Map(
    (await db.finding.findMany({ where: { id: { in: ids } } })).map((one) => [one.id, one]),
  );
  const days = await db.dailyActivity.findMany({ where, orderBy: { day: "asc" } });
  return {
    findings: ids.map((id) => {
      const one = stored.get(id);
      return one ? `${one.topic} ${one.attempts} ${one.resolvedAt ? "right" : "open"}` : "dropped";
    }),
    seen: (await db.observation.findMany({ where })).map(({ topic, kind }) => `${topic} ${kind}`).sort(),
    days: days.map(({ day, userId: _, ...done }) => [day.toISOString(), done]),
    words: (await db.usedWord.findMany({ where })).map(({ word }) => word).sort(),
    badges: (await db.achievement.findMany({ where, orderBy: { id: "asc" } })).map(
      ({ badgeType }) => badgeType,
    ),
  };
}

/** The same as the rules tell it. */
const toldBy = ({ findings, seen, days, words, badges }: SettledStudent) => ({
  findings: findings.map(({ topic, attempts, state }) =>
    state === "dropped" ? state : `${topic} ${attempts} ${state}`,
  ),
  seen: seen.toSorted(),
  days: [...days],
  words: [...words].sort(),
  badges,
});

/** Everything a student has, to see that nothing of it changes. */
const rowsOf = async ({ db }: TestApp["app"], userId: number) => {
  const where = { userId };
  return JSON.stringify([
    await db.user.findUnique({ where: { id: userId } }),
    await db.exchange.findMany({ where, include: { messages: true } }),
    await db.finding.findMany({ where: { message: { conversation: where } } }),
    await db.observation.findMany({ where }),
    await db.dailyActivity.findMany({ where }),
    await db.achievement.findMany({ where }),
  ]);
};

describe.each(databases)("on %s", (name) => {
  const appHere = () => apps[name];

  it.each(seeds)(
    "a history of turns comes to what the rules say (seed %i)",
    async (seed) => {
      const app = appHere();
      const random = new Random(seed);
      const xp = random.pick([0, 45, 160, 330, 470, maxXp - 50]);
      const user = { messagesCount: 100, hearts: random.below(13), isPro: random.chance(0.3) };
      const { id: userId } = await createStudent({ app }, { ...user, xp });
      const model = new SettledStudent(xp);
      const done = { xp: 0, messages: random.pick([0, 8, 140]), corrections: random.pick([0, 17]) };
      await app.db.dailyActivity.create({ data: { userId, day: longAgo, ...done } });
      model.days.set(longAgo.toISOString(), done);
      const helpedBefore = await countHelp(app);
      const turns = new RandomTurns(random, model);
      let helped = 0;
      for (let n = 0; n < turnsOfHistory; n += 1) {
        const next = turns.next();
        const pending = await pendingTurn(app, { userId, ...next });
        const { settlement, reward } = turns.turn(next, app.now());
        if (settlement.isFree && !next.isFree) {
          user.messagesCount -= 1;
          user.hearts = Math.min(user.hearts + next.chargedHearts, Math.max(user.hearts, hearts.max));
        }
        if (next.isNamed) helped += 1;
        const settled = await settle(app, { ...pending, ...(next.isNamed && { support }) }, settlement);
        expect(settled.reward).toEqual(reward ?? noReward(model.xp));
        expect(settled.user).toMatchObject({ ...user, xp: model.xp });
        if (random.chance(0.25)) t.advance(random.below(16) * hourMs);
      }
      expect(await storedOf(app, userId, turns.ids)).toEqual(toldBy(model));
      expect(await app.db.exchange.count({ where: { userId, lesson: { not: Prisma.DbNull } } })).toBe(1);
      expect(await countHelp(app)).toBe(helpedBefore + helped);
    },
    120_000,
  );

  it("a turn is settled once, and what was refunded never: nothing of either is changed", async () => {
    const app = appHere();
    const { userId, findingId } = await withMistake(app);
    const twice = await pendingTurn(app, { userId });
    const english = {
      ...noEnglish,
      resolvedIds: [findingId],
      findings: newFindings([mistake("a-or-an")]),
    };
    await settle(app, twice, { english: noEnglish, practice });
    const refunded = await pendingTurn(app, { userId, chargedHearts: 1 });
    await failExchange(app, refunded.exchange);
    const reopened = await pendingTurn(app, { userId });
    await app.db.exchange.update({ where: { id: reopened.exchange.id }, data: { attempt: 2 } });
    const before = await rowsOf(app, userId);
    for (const ended of [twice, refunded, reopened])
      await expect(settle(app, ended, { english, practice })).rejects.toMatchObject({ code: "CONFLICT" });
    expect(await rowsOf(app, userId)).toBe(before);
  });

  it("with something written beside it, both are there or neither", async () => {
    const app = appHere();
    const { id: userId } = await createStudent({ app });
    const note = (word: string) => async (tx: { usedWord: typeof app.db.usedWord }) => {
      await tx.usedWord.create({ data: { userId, word } });
      return { state: { turn: 7 } };
    };
    const [turn, refunded] = [await pendingTurn(app, { userId }), await pendingTurn(app, { userId })];
    const ctx = await learnerCtx(app, userId);
    const { aiMessage } = await settleExchange(ctx, turn, "Ciao", { state: { turn: 1 } }, note("kept"));
    expect(aiMessage.exchange.lesson).toEqual({ turn: 7 });
    await failExchange(app, refunded.exchange);
    const late = settleExchange(ctx, refunded, "Ciao", {}, note("gone"));
    await expect(late).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await app.db.usedWord.findMany({ where: { userId } })).map(({ word }) => word)).toEqual(["kept"]);
  });

  it("a day ends at midnight in Rome, and its cap with it", async () => {
    const app = appHere();
    const { id: userId } = await createStudent({ app });
    const award = (xp: number) =>
      app.db.$transaction((tx) => awardPractice(tx, { userId, xp, now: app.now() }));
    t.setClock("2026-07-01T21:59:59.999Z");
    expect(await award(dailyXpCap - 5)).toMatchObject({ xpAwarded: dailyXpCap - 5 });
    expect(await award(10)).toMatchObject({ xpAwarded: 5 });
    expect(await award(10)).toMatchObject({ xpAwarded: 0 });
    t.setClock("2026-07-01T22:00:00.000Z");
    expect(await award(10)).toMatchObject({ xpAwarded: 10 });
    const days = await app.db.dailyActivity.findMany({ where: { userId }, orderBy: { day: "asc" } });
    expect(days).toMatchObject([
      { day: new Date("2026-07-01"), xp: dailyXpCap },
      { day: new Date("2026-07-02"), xp: 10 },
    ]);
  });

  it("an answer with halves of signs and zeros is stored without them", async () => {
    const app = appHere();
    const { id: userId } = await createStudent({ app });
    const ctx = await learnerCtx(app, userId);
    const state = { turn: 1, wrote: "😀".slice(1) };
    await settleExchange(ctx, await pendingTurn(app, { userId }), `${"😀".slice(0, 1)} ok\0`, { state });
    const [stored] = await app.db.message.findMany({ where: { conversation: { userId }, sender: "ai" } });
    expect(stored?.text).toBe("\ufffd ok");
  });
});
