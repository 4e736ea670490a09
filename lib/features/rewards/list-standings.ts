import type { Db } from "@/lib/db/client";
import { listActivity, listStandings } from "./data";

/** What each of these learners has done in all, the badges they hold, and what they did on each day from `since` on. */
export async function listStandingsSince(db: Db, userIds: number[], since: Date) {
  const [standings, days] = await Promise.all([listStandings(db, userIds), listActivity(db, userIds, since)]);
  const activityOf = new Map(days.map(({ userId, activity }) => [userId, activity]));
  return standings.map((standing) => ({
    ...standing,
    activity: activityOf.get(standing.userId) ?? [],
  }));
}
