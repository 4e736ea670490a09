import type { Db } from "@/lib/db/client";
import { clipCache } from "./rules";

/** A student's own clip: nobody is told by it what another student has heard. */
type Clip = { userId: number; key: string };

export function findClip(db: Db, { userId, key }: Clip) {
  return db.speechClip.findUnique({
    where: { userId_key: { userId, key } },
    select: { audio: true, contentType: true },
  });
}

/** Notes that a clip was asked for, unless that was noted not long ago. */
export function markUsed(db: Db, { userId, key }: Clip, now: Date) {
  const notedBefore = new Date(now.getTime() - clipCache.markAfterMs);
  return db.speechClip.updateMany({
    where: { userId, key, usedAt: { lt: notedBefore } },
    data: { usedAt: now },
  });
}

type NewClip = Clip & { audio: Uint8Array<ArrayBuffer>; contentType: string; usedAt: Date };

/** Keeps a clip: of two who keep the same one does, and none of somebody who was erased meanwhile. */
export function insertClip(db: Db, { userId, key, audio, contentType, usedAt }: NewClip) {
  return db.$executeRaw`
    INSERT INTO "SpeechClip" ("userId", "key", "contentType", "audio", "size", "usedAt")
    SELECT "id", ${key}, ${contentType}, ${audio}::bytea, ${audio.byteLength}::int, ${usedAt}
    FROM "User" WHERE "id" = ${userId} FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
}

/** Removes what nobody asked for any more, then the oldest until the rest has room. Rows another is removing are left to it. */
export function removeOldClips(db: Db, now: Date) {
  const unusedSince = new Date(now.getTime() - clipCache.unusedMs);
  return db.$executeRaw`
    DELETE FROM "SpeechClip" WHERE ("userId", "key") IN (
      SELECT clip."userId", clip."key" FROM "SpeechClip" AS clip JOIN (
        SELECT "userId", "key", "usedAt", SUM("size") OVER (ORDER BY "usedAt" DESC, "userId", "key") AS "sizeSoFar"
        FROM "SpeechClip"
      ) AS ranked USING ("userId", "key")
      WHERE ranked."sizeSoFar" > ${clipCache.maxBytes} OR ranked."usedAt" < ${unusedSince}
      FOR UPDATE OF clip SKIP LOCKED
    )`;
}
