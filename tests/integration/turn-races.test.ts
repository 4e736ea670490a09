import type { Answered } from "@/lib/features/chat/turn-to-settle";
import { failExchange } from "@/lib/features/chat/fail-exchange";
import { newFindings } from "@/lib/features/findings/new-findings";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import { dailyXpCap, xpForCorrection } from "@/lib/features/rewards/rules";
import { mistake, noEnglish, pendingTurn, practice, settle, withMistake } from "../support/pending-turns";
import { createStudent } from "../support/students";
import { createTestApp, type TestApp } from "../support/test-app";

let t: TestApp;
beforeAll(async () => void (t = await createTestApp()));
beforeEach(() => t.setClock("2026-11-20T09:00:00.000Z"));
afterAll(() => t.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe("what ends turns, at once", () => {
  it("50 awards come to their exact sum, under the cap", async () => {
    const { id: userId } = await createStudent(t);
    const award = (n: number) =>
      t.inTransaction((tx) =>
        awardPractice(tx, { userId, xp: 3, messages: 1, words: ["the", `word${n % 7}`], now: t.app.now() }),
      );
    const rewards = await times(50, award);
    expect(rewards.reduce((sum, { xpAwarded }) => sum + xpAwarded, 0)).toBe(dailyXpCap);
    const badges = rewards.flatMap(({ badgeTypes }) => badgeTypes);
    expect(badges).toEqual(["first_chat", "first_steps", "chat_enthusiast"]);
    const days = await t.app.db.dailyActivity.findMany({ where: { userId } });
    expect(days).toMatchObject([{ xp: dailyXpCap, messages: 50 }]);
    expect(await t.app.db.usedWord.count({ where: { userId } })).toBe(8);
    const { xp, progressVersion } = await t.app.db.user.findUniqueOrThrow({ where: { id: userId } });
    expect({ xp, progressVersion }).toEqual({ xp: dailyXpCap + 5 + 10 + 20, progressVersion: 50 });
  });

  it("20 turns that put two mistakes right, in either order, put each right once", async () => {
    const { userId, findingId } = await withMistake(t.app);
    const other = newFindings([mistake("a-or-an")]);
    await settle(t.app, await pendingTurn(t.app, { userId }), { english: { ...noEnglish, findings: other } });
    const ids = [findingId, other[0]?.id ?? ""];
    const turns = await times(20, () => pendingTurn(t.app, { userId }));
    const settled = await times(20, (n) =>
      settle(t.app, turns[n] as Answered, {
        english: {
          ...noEnglish,
          resolvedIds: ids.slice(n % 2, (n % 2) + 1),
          attemptedIds: ids.slice(1 - (n % 2), 2 - (n % 2)),
        },
        practice: { ...practice, xp: 0, corrections: 1 },
      }),
    );
    const earned = settled.map(({ reward }) => reward.xpAwarded).filter((xp) => xp > 0);
    expect(earned).toEqual([xpForCorrection, xpForCorrection]);
    const [today] = await t.app.db.dailyActivity.findMany({ where: { userId } });
    expect(today).toMatchObject({ corrections: 2, messages: 20, xp: 2 * xpForCorrection });
    const observed = await t.app.db.observation.findMany({ where: { userId, kind: "correction" } });
    expect(observed).toHaveLength(2);
  });

  it("a try that is settled and refunded, 30 times, ends in one way", async () => {
    const { id: userId } = await createStudent(t, { messagesCount: 100, hearts: 5 });
    let refunds = 0;
    for (let round = 0; round < 30; round += 1) {
      const turn = await pendingTurn(t.app, { userId, chargedHearts: 0 });
      const [settled] = await Promise.allSettled([
        settle(t.app, turn, { practice }),
        failExchange(t.app, turn.exchange),
      ]);
      if (settled.status === "rejected") refunds += 1;
    }
    const [today] = await t.app.db.dailyActivity.findMany({ where: { userId } });
    const { messagesCount } = await t.app.db.user.findUniqueOrThrow({ where: { id: userId } });
    expect(messagesCount).toBe(100 - refunds);
    expect(today?.messages ?? 0).toBe(30 - refunds);
  });
});
