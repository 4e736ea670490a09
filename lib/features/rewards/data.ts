import type { Db, Tx } from "@/lib/db/client";
import type { BadgeType } from "./rules";

/** Holds the user's row until the transaction ends, so that awards to one user come one after the other. */
export async function lockXp(tx: Tx, userId: number): Promise<number | undefined> {
  const [row] = await tx.$queryRaw<
    { xp: number }[]
  >`SELECT "xp" FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
  return row?.xp;
}

export async function findXpOfDay(tx: Tx, userId: number, day: Date): Promise<number> {
  const activity = await tx.dailyActivity.findUnique({
    where: { userId_day: { userId, day } },
    select: { xp: true },
  });
  return activity?.xp ?? 0;
}

export function countRewardedPhotos(tx: Tx, userId: number, day: Date) {
  return tx.photoReward.count({ where: { userId, day } });
}

type PhotoReward = { userId: number; digest: string; day: Date; position: number };

/** Claims the reward of a picture; false when this picture, or this place of the day, has had it. */
export async function claimPhotoReward(tx: Tx, reward: PhotoReward): Promise<boolean> {
  const { count } = await tx.photoReward.createMany({ data: reward, skipDuplicates: true });
  return count === 1;
}

type Activity = { xp: number; messages: number; corrections: number };

export function addActivity(tx: Tx, userId: number, day: Date, add: Activity) {
  return tx.dailyActivity.upsert({
    where: { userId_day: { userId, day } },
    create: { userId, day, ...add },
    update: {
      messages: { increment: add.messages },
      xp: { increment: add.xp },
      corrections: { increment: add.corrections },
    },
    select: { userId: true },
  });
}

/** Messages answered and mistakes corrected in all. */
export async function sumActivity(tx: Tx, userId: number) {
  const { _sum } = await tx.dailyActivity.aggregate({
    where: { userId },
    _sum: { messages: true, corrections: true },
  });
  return { messages: _sum.messages ?? 0, corrections: _sum.corrections ?? 0 };
}

const achievementFields = { id: true, badgeType: true, xpAwarded: true, awardedAt: true } as const;

export function listAchievements(db: Db | Tx, userId: number, types?: BadgeType[]) {
  return db.achievement.findMany({
    where: { userId, badgeType: types && { in: types } },
    orderBy: [{ awardedAt: "desc" }, { id: "desc" }],
    select: achievementFields,
  });
}

type NewAchievement = {
  id: string;
  userId: number;
  badgeType: BadgeType;
  xpAwarded: number;
  awardedAt: Date;
};

export function insertAchievements(tx: Tx, achievements: NewAchievement[]) {
  return tx.achievement.createMany({ data: achievements, skipDuplicates: true });
}

export function setXp(tx: Tx, userId: number, xp: number) {
  return tx.user.update({ where: { id: userId }, data: { xp }, select: { id: true } });
}
