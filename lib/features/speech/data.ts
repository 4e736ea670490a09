import type { Db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { clipCache } from "./rules";

export function findClip(db: Db, key: string) {
  return db.speechClip.findUnique({ where: { key }, select: { audio: true, contentType: true } });
}

/** Notes that a clip was asked for, unless that was noted not long ago. */
export function markUsed(db: Db, key: string, now: Date) {
  const notedBefore = new Date(now.getTime() - clipCache.markAfterMs);
  return db.speechClip.updateMany({ where: { key, usedAt: { lt: notedBefore } }, data: { usedAt: now } });
}

/** Keeps a clip; of two who keep the same one does. */
export function insertClip(db: Db, clip: Prisma.SpeechClipCreateManyInput) {
  return db.speechClip.createMany({ data: clip, skipDuplicates: true });
}

/** Removes what nobody asked for any more, then the oldest until the rest has room. Rows another is removing are left to it. */
export function removeOldClips(db: Db, now: Date) {
  const unusedSince = new Date(now.getTime() - clipCache.unusedMs);
  return db.$executeRaw`
    DELETE FROM "SpeechClip" WHERE "key" IN (
      SELECT clip."key" FROM "SpeechClip" AS clip JOIN (
        SELECT "key", "usedAt", SUM("size") OVER (ORDER BY "usedAt" DESC, "key") AS "sizeSoFar" FROM "SpeechClip"
      ) AS ranked USING ("key")
      WHERE ranked."sizeSoFar" > ${clipCache.maxBytes} OR ranked."usedAt" < ${unusedSince}
      FOR UPDATE OF clip SKIP LOCKED
    )`;
}
