import { z } from "zod";
import { databaseJson, jsonDay } from "@/lib/database-json";
import type { Db, Tx } from "@/lib/db/client";
import { rewardAsJson, type Reward } from "./reward";
import type { BadgeType, LearnerStats } from "./rules";

/** Awards practice in one statement: see `award_practice` in the migrations. */
export async function award(tx: Tx, practice: object): Promise<Reward> {
  const [row] = await tx.$queryRaw<[{ reward: unknown }]>`
    SELECT award_practice(${databaseJson(practice)}::jsonb) AS "reward"`;
  return rewardAsJson.parse(row.reward);
}

const activityAsJson = z.array(z.object({ day: jsonDay, messages: z.int(), xp: z.int() }));

/** What each of these learners did on each day from `since` on, the oldest first; days without anything are missing. */
export async function listActivity(db: Db, userIds: number[], since: Date) {
  const rows = await db.$queryRaw<{ userId: number; activity: unknown }[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(done), '[]') FROM (
        SELECT "day", "messages", "xp" FROM "DailyActivity"
        WHERE "userId" = page."userId" AND "day" >= ${since}::date ORDER BY "day"
      ) AS done
    ) AS "activity" FROM unnest(${userIds}::int[]) AS page("userId")`;
  return rows.map(({ userId, activity }) => ({ userId, activity: activityAsJson.parse(activity) }));
}

type StatsRow = LearnerStats & { userId: number; badges: BadgeType[] };

/** Messages answered, mistakes corrected, different words used and XP in all, and badges held, of each of these learners. */
export function listStats(db: Db, userIds: number[]) {
  return db.$queryRaw<StatsRow[]>`
    SELECT "id" AS "userId", "xp", done."messages", done."corrections",
      (SELECT count(*)::int FROM "UsedWord" WHERE "userId" = "User"."id") AS "words",
      ARRAY(SELECT "badgeType"::text FROM "Achievement" WHERE "userId" = "User"."id") AS "badges"
    FROM "User" CROSS JOIN LATERAL (
      SELECT COALESCE(sum("messages"), 0)::int AS "messages", COALESCE(sum("corrections"), 0)::int AS "corrections"
      FROM "DailyActivity" WHERE "userId" = "User"."id"
    ) AS done
    WHERE "id" = ANY(${userIds}::int[])`;
}

const achievementFields = { id: true, badgeType: true, xpAwarded: true, awardedAt: true } as const;

export function listAchievements(db: Db, userId: number, types?: BadgeType[]) {
  return db.achievement.findMany({
    where: { userId, badgeType: types && { in: types } },
    orderBy: [{ awardedAt: "desc" }, { id: "desc" }],
    select: achievementFields,
  });
}
