import type { Db, Tx } from "@/lib/db/client";

/** Counts one point on a key and answers how many it has until when: one statement, so no burst slips through. */
export async function addPoint(db: Db | Tx, key: string, now: Date, windowMs: number) {
  const resetsAt = new Date(now.getTime() + windowMs);
  const [row] = await db.$queryRaw<[{ points: number; resetsAt: Date }]>`
    INSERT INTO "Throttle" AS t ("key", "points", "resetsAt") VALUES (${key}, 1, ${resetsAt})
    ON CONFLICT ("key") DO UPDATE SET
      "points" = CASE WHEN t."resetsAt" <= ${now} THEN 1 ELSE t."points" + 1 END,
      "resetsAt" = CASE WHEN t."resetsAt" <= ${now} THEN ${resetsAt} ELSE t."resetsAt" END
    RETURNING "points", "resetsAt"`;
  return row;
}

/** Takes one point off a key, in the window in which it was counted. */
export function removePoint(db: Db, key: string, resetsAt: Date) {
  return db.throttle.updateMany({
    where: { key, resetsAt, points: { gt: 0 } },
    data: { points: { decrement: 1 } },
  });
}

export function deletePoints(db: Db, key: string) {
  return db.throttle.deleteMany({ where: { key } });
}

export function deleteOverRateLimits(db: Db, now: Date) {
  return db.throttle.deleteMany({ where: { resetsAt: { lte: now } } });
}
