import type { Db } from "@/lib/db/client";

export function pingDatabase(db: Db) {
  return db.$queryRaw`SELECT 1`;
}

/**
 * Moves on when requests have last run the jobs, if that was no later than `before`, or later than `after`: then it was said by
 * a clock that is ahead. Of all who ask at once one is told true.
 */
export async function claimRequestTick(
  db: Db,
  now: Date,
  last: { before: Date; after: Date },
): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    INSERT INTO "RequestTick" AS t ("id", "at") VALUES (1, ${now})
    ON CONFLICT ("id") DO UPDATE SET "at" = ${now} WHERE t."at" <= ${last.before} OR t."at" > ${last.after}
    RETURNING "id"`;
  return rows.length > 0;
}
