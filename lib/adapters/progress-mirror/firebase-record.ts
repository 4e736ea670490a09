import type { Database, DataSnapshot } from "firebase-admin/database";
import { z } from "zod";
import type { MirrorRecord } from "@/lib/ports/progress-mirror";

const userPath = (firebaseUserId: string) => `users/${firebaseUserId}`;
export const recordPath = (firebaseUserId: string) => `${userPath(firebaseUserId)}/progress`;

/** Writes a record over an older one. False when one as new is there, or it was removed meanwhile. */
export async function writeRecord(
  database: Database,
  { firebaseUserId, lastUpdated, ...standing }: MirrorRecord,
): Promise<boolean> {
  const record = database.ref(recordPath(firebaseUserId));
  const time = lastUpdated.getTime();
  // Listened to until the app is deleted: so nothing is sent before it is known what it takes the place of.
  const before = await new Promise<DataSnapshot>((resolve, reject) => record.on("value", resolve, reject));
  const { committed } = await record.transaction(
    (current: unknown) => {
      const wasRemoved = before.exists() && current === null;
      return wasRemoved || timeOf(current) >= time ? undefined : { ...standing, lastUpdated: time };
    },
    undefined,
    false,
  );
  return committed;
}

export async function removeRecord(database: Database, firebaseUserId: string): Promise<void> {
  await database.ref(userPath(firebaseUserId)).remove();
}

const written = z.object({ lastUpdated: z.number() });

function timeOf(value: unknown): number {
  return written.safeParse(value).data?.lastUpdated ?? -Infinity;
}
