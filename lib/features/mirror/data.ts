import type { Db } from "@/lib/db/client";

/** Gives a learner their name in the mirror, once, and has them written under it. */
export async function nameLearner(db: Db, userId: number, firebaseUserId: string, now: Date): Promise<void> {
  await db.user.updateMany({
    where: { id: userId, firebaseUserId: null },
    data: { firebaseUserId, mirrorDueAt: now },
  });
}

export async function findName(db: Db, userId: number): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { firebaseUserId: true } });
  return user?.firebaseUserId ?? null;
}

/** Whether anybody waits to be written. */
export async function isAnyDue(db: Db, now: Date): Promise<boolean> {
  const due = await db.user.findFirst({
    where: { mirrorDueAt: { lte: now }, firebaseUserId: { not: null } },
    select: { id: true },
  });
  return due !== null;
}

/** Takes those who have waited longest until `until`. Whoever is being erased is written no more. */
export async function claimDue(db: Db, now: Date, until: Date, take: number): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    UPDATE "User" SET "mirrorDueAt" = ${until} WHERE "id" IN (
      SELECT "id" FROM "User" WHERE "mirrorDueAt" <= ${now} AND "firebaseUserId" IS NOT NULL AND NOT EXISTS (
        SELECT FROM "DeletionRequest" WHERE "userId" = "User"."id" AND "status" = 'erasing'
      )
      ORDER BY "mirrorDueAt" LIMIT ${take} FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING "id"`;
  return rows.map(({ id }) => id);
}

export type ProgressRow = {
  id: number;
  firebaseUserId: string;
  xp: number;
  achievements: number;
  progressVersion: number;
};

/** How these learners stand: in one statement, so that XP, badges and version are those of one moment. */
export function readProgress(db: Db, ids: number[]): Promise<ProgressRow[]> {
  return db.$queryRaw<ProgressRow[]>`
    SELECT "id", "firebaseUserId", "xp", "progressVersion",
      (SELECT COUNT(*)::int FROM "Achievement" WHERE "userId" = "User"."id") AS "achievements"
    FROM "User" WHERE "id" = ANY(${ids}) AND "firebaseUserId" IS NOT NULL`;
}

/** Notes that a learner is written, or has changed since: then what was written may have come after something newer. */
export async function markWritten(db: Db, { id, progressVersion }: ProgressRow, now: Date): Promise<void> {
  await db.$executeRaw`
    UPDATE "User"
    SET "mirrorDueAt" = CASE WHEN "progressVersion" = ${progressVersion} THEN NULL ELSE ${now}::timestamptz END
    WHERE "id" = ${id}`;
}

/** Which of these are learners still, whom nobody is erasing. */
export async function listKept(db: Db, ids: number[]): Promise<Set<number>> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "User" WHERE "id" = ANY(${ids}) AND NOT EXISTS (
      SELECT FROM "DeletionRequest" WHERE "userId" = "User"."id" AND "status" = 'erasing'
    )`;
  return new Set(rows.map(({ id }) => id));
}
