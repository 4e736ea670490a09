import type { Db } from "@/lib/db/client";

export function pingDatabase(db: Db) {
  return db.$queryRaw`SELECT 1`;
}

/**
 * Moves on when requests have last run the jobs, if that was so long ago, or is as far ahead: then it was said by a clock that is
 * wrong. Of all who ask at once one is told true.
 */
export async function claimRequestTick(db: Db, now: Date, everyMs: number): Promise<boolean> {
  const before = new Date(now.getTime() - everyMs);
  const after = new Date(now.getTime() + everyMs);
  const rows = await db.$queryRaw<unknown[]>`
    INSERT INTO "RequestTick" AS t ("id", "at") VALUES (1, ${now})
    ON CONFLICT ("id") DO UPDATE SET "at" = ${now} WHERE t."at" <= ${before} OR t."at" > ${after}
    RETURNING "id"`;
  return rows.length > 0;
}
