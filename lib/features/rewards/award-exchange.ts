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
import { levelOf, maxXp, newBadges, underDailyCap, xpForMessage, type BadgeType } from "./rules";

type Practice = { userId: number; englishWords: number; correctedFindings: number; now: Date };

/** What an answered message earned; stored with it, so that a repeated send is told the same. */
export type Reward = { xpAwarded: number; leveledUp: boolean; newLevel: number; badgeTypes: BadgeType[] };

/** Awards XP and badges for one answered message, in the transaction that settles it. */
export async function awardExchange(
  tx: Tx,
  { userId, englishWords, correctedFindings, now }: Practice,
): Promise<Reward> {
  const xpBefore = (await lockXp(tx, userId)) ?? 0;
  const day = romeDay(now);
  const xpAwarded = underDailyCap(
    xpForMessage({ englishWords, correctedFindings }),
    await findXpOfDay(tx, userId, day),
  );
  await addActivity(tx, userId, day, { xp: xpAwarded, corrections: correctedFindings });

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
