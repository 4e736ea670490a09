import type { Db } from "@/lib/db/client";
import { countAchievements, findStanding, listActivity } from "./data";

/** What a learner has done in all, the badges they hold, and what they did on each day from `since` on. */
export async function getStanding(db: Db, userId: number, since: Date) {
  const [standing, badges, activity] = await Promise.all([
    findStanding(db, userId),
    countAchievements(db, userId),
    listActivity(db, userId, since),
  ]);
  return { ...standing, badges, activity };
}
