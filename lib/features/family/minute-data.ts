import type { Db } from "@/lib/db/client";

type Minute = { userId: number; minute: Date };

/** Counts a minute, unless so many others of the day are counted already. Answers whether it counts. */
export async function countMinute(
  db: Db,
  { userId, minute }: Minute,
  { since, max }: { since: Date; max: number | null },
): Promise<boolean> {
  const counted = await db.$executeRaw`
    INSERT INTO "ActiveMinute" ("userId", "minute")
    SELECT ${userId}, ${minute}::timestamptz
    WHERE ${max}::int IS NULL OR (
      SELECT count(*) FROM "ActiveMinute"
      WHERE "userId" = ${userId} AND "minute" >= ${since}::timestamptz AND "minute" <> ${minute}::timestamptz
    ) < ${max}::int
    ON CONFLICT ("userId", "minute") DO UPDATE SET "minute" = EXCLUDED."minute"`;
  return counted === 1;
}

export function countMinutes(
  db: Db,
  userId: number,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  return db.activeMinute.count({ where: { userId, minute: { gte: from, lt: to } } });
}

/** How many minutes of each of these students count since then. */
export async function countMinutesOfDay(
  db: Db,
  userIds: number[],
  since: Date,
): Promise<Map<number, number>> {
  const groups = await db.activeMinute.groupBy({
    by: "userId",
    where: { userId: { in: userIds }, minute: { gte: since } },
    _count: true,
  });
  return new Map(groups.map(({ userId, _count }) => [userId, _count]));
}

export function deleteOldMinutes(db: Db, before: Date) {
  return db.activeMinute.deleteMany({ where: { minute: { lt: before } } });
}
