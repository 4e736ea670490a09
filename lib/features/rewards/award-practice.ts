import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { Tx } from "@/lib/db/client";
import {
  addActivity,
  findXpOfDay,
  insertAchievements,
  listAchievements,
  lockXp,
  setXp,
  sumActivity,
} from "./data";
import { levelOf, maxXp, newBadges, underDailyCap, type BadgeType } from "./rules";

type Practice = {
  userId: number;
  /** What it is worth before the daily cap. */
  xp: number;
  /** Answered messages to count. */
  messages: 0 | 1;
  /** Mistakes put right after a hint. */
  corrections: number;
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
export async function awardPractice(
  tx: Tx,
  { userId, xp: wantedXp, messages, corrections, now }: Practice,
): Promise<Reward> {
  const xpBefore = (await lockXp(tx, userId)) ?? 0;
  const day = romeDay(now);
  const xpAwarded = underDailyCap(wantedXp, await findXpOfDay(tx, userId, day));
  await addActivity(tx, userId, day, { xp: xpAwarded, messages, corrections });

  const held = new Set((await listAchievements(tx, userId)).map(({ badgeType }) => badgeType));
  const standing = { ...(await sumActivity(tx, userId)), xp: xpBefore + xpAwarded };
  const badges = newBadges(standing, held);
  await insertAchievements(
    tx,
    badges.map(({ type, xp }) => ({ id: uuid(), userId, badgeType: type, xpAwarded: xp, awardedAt: now })),
  );
  const xp = Math.min(maxXp, standing.xp + badges.reduce((sum, badge) => sum + badge.xp, 0));
  await setXp(tx, userId, xp);
  return {
    xpAwarded,
    leveledUp: levelOf(xp) > levelOf(xpBefore),
    newLevel: levelOf(xp),
    badgeTypes: badges.map(({ type }) => type),
  };
}
