import type { Tx } from "@/lib/db/client";
import { romeDay } from "@/lib/calendar";
import type { Support } from "./rules";

/** Counts that the chat has named who helps. Nothing of who it was, or of what was written. */
export async function countSupport(tx: Tx, { level, cause }: Support, now: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "SupportCount" AS counted ("day", "level", "cause", "count")
    VALUES (${romeDay(now)}::date, ${level}, ${cause}, 1)
    ON CONFLICT ("day", "level", "cause") DO UPDATE SET "count" = counted."count" + 1`;
}
