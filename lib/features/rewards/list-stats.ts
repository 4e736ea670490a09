import type { Db } from "@/lib/db/client";
import { listActivity, listStats } from "./data";

/** What each of these learners has done in all, the badges they hold, and what they did on each day from `since` on. */
export async function listStatsSince(db: Db, userIds: number[], since: Date) {
  const [stats, days] = await Promise.all([listStats(db, userIds), listActivity(db, userIds, since)]);
  const activityOf = new Map(days.map(({ userId, activity }) => [userId, activity]));
  return stats.map((one) => ({
    ...one,
    activity: activityOf.get(one.userId) ?? [],
  }));
}
