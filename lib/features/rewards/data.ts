import type { Db, Tx } from "@/lib/db/client";
import { progressChanged } from "@/lib/features/mirror/progress-changed";
import type { BadgeType, Standing } from "./rules";

/** Holds the user's row until the transaction ends, so that awards to one user come one after the other. */
export async function lockStanding(tx: Tx, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT FROM "User" WHERE "id" = ${userId} FOR NO KEY UPDATE`;
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

type Activity = { xp: number; messages: number; corrections: number; words: string[] };

/** Adds to what the learner did on a day, and to the words they have used. */
export async function addActivity(
  tx: Tx,
  userId: number,
  day: Date,
  { xp, messages, corrections, words }: Activity,
) {
  await tx.$executeRaw`
    WITH learnt AS (
      INSERT INTO "UsedWord" ("userId", "word") SELECT ${userId}, unnest(${words}::text[]) ON CONFLICT DO NOTHING
    )
    INSERT INTO "DailyActivity" AS done ("userId", "day", "xp", "messages", "corrections")
    VALUES (${userId}, ${day}::date, ${xp}, ${messages}, ${corrections})
    ON CONFLICT ("userId", "day") DO UPDATE SET "xp" = done."xp" + EXCLUDED."xp",
      "messages" = done."messages" + EXCLUDED."messages", "corrections" = done."corrections" + EXCLUDED."corrections"`;
}

type ActivityRow = { userId: number; activity: { day: string; messages: number; xp: number }[] };

/** What each of these learners did on each day from `since` on, the oldest first; days without anything are missing. */
export function listActivity(db: Db, userIds: number[], since: Date) {
  return db.$queryRaw<ActivityRow[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(done), '[]') FROM (
        SELECT "day", "messages", "xp" FROM "DailyActivity"
        WHERE "userId" = page."userId" AND "day" >= ${since}::date ORDER BY "day"
      ) AS done
    ) AS "activity" FROM unnest(${userIds}::int[]) AS page("userId")`;
}

type StandingRow = Standing & { userId: number; badges: BadgeType[] };

/** Messages answered, mistakes corrected, different words used and XP in all, and badges held, of each of these learners. */
export function listStandings(db: Db | Tx, userIds: number[]) {
  return db.$queryRaw<StandingRow[]>`
    SELECT "id" AS "userId", "xp", done."messages", done."corrections",
      (SELECT count(*)::int FROM "UsedWord" WHERE "userId" = "User"."id") AS "words",
      ARRAY(SELECT "badgeType"::text FROM "Achievement" WHERE "userId" = "User"."id") AS "badges"
    FROM "User" CROSS JOIN LATERAL (
      SELECT COALESCE(sum("messages"), 0)::int AS "messages", COALESCE(sum("corrections"), 0)::int AS "corrections"
      FROM "DailyActivity" WHERE "userId" = "User"."id"
    ) AS done
    WHERE "id" = ANY(${userIds}::int[])`;
}

/** The same of one; of nobody, nothing. */
export async function findStanding(tx: Tx, userId: number): Promise<StandingRow> {
  const [standing] = await listStandings(tx, [userId]);
  return standing ?? { userId, messages: 0, corrections: 0, words: 0, xp: 0, badges: [] };
}

const achievementFields = { id: true, badgeType: true, xpAwarded: true, awardedAt: true } as const;

export function listAchievements(db: Db, userId: number, types?: BadgeType[]) {
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

export function setXp(tx: Tx, userId: number, xp: number, now: Date) {
  return tx.user.update({
    where: { id: userId },
    data: { xp, ...progressChanged(now) },
    select: { id: true },
  });
}
