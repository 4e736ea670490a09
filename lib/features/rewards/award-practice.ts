import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { Tx } from "@/lib/db/client";
import { addActivity, findStanding, findXpOfDay, insertAchievements, lockStanding, setXp } from "./data";
import { levelOf, maxXp, newBadges, underDailyCap, type BadgeType } from "./rules";

type Practice = {
  userId: number;
  /** What it is worth before the daily cap. */
  xp: number;
  /** Answered messages to count. */
  messages?: 0 | 1;
  /** Mistakes put right after a hint. */
  corrections?: number;
  /** English words used, in their base form. */
  words?: string[];
  now: Date;
};

/** What was earned. */
export type Reward = { xpAwarded: number; leveledUp: boolean; newLevel: number; badgeTypes: BadgeType[] };

/** That nothing was earned at this many XP. */
export const noReward = (xp: number): Reward => ({
  xpAwarded: 0,
  leveledUp: false,
  newLevel: levelOf(xp),
  badgeTypes: [],
});

/**
 * Awards XP under the daily cap and the badges that follow, as the last step of the transaction of what earned them:
 * it holds the user's row until the end, and what is locked in one order cannot wait for each other.
 */
export async function awardPractice(tx: Tx, practice: Practice): Promise<Reward> {
  const { userId, xp: wantedXp, messages = 0, corrections = 0, words = [], now } = practice;
  await lockStanding(tx, userId);
  const day = romeDay(now);
  const xpAwarded = underDailyCap(wantedXp, await findXpOfDay(tx, userId, day));
  await addActivity(tx, userId, day, { xp: xpAwarded, messages, corrections, words });

  const before = await findStanding(tx, userId);
  const standing = { ...before, xp: before.xp + xpAwarded };
  const badges = newBadges(standing, new Set(before.badges));
  await insertAchievements(
    tx,
    badges.map(({ type, xp }) => ({ id: uuid(), userId, badgeType: type, xpAwarded: xp, awardedAt: now })),
  );
  const xp = Math.min(maxXp, standing.xp + badges.reduce((sum, badge) => sum + badge.xp, 0));
  await setXp(tx, userId, xp, now);
  return {
    xpAwarded,
    leveledUp: levelOf(xp) > levelOf(before.xp),
    newLevel: levelOf(xp),
    badgeTypes: badges.map(({ type }) => type),
  };
}
