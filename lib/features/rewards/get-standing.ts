import type { Ctx, Learner } from "@/lib/context";
import { countAchievements, findStanding, listActivity } from "./data";

/** What the caller has done in all, the badges they hold, and what they did on each day from `since` on. */
export async function getStanding(ctx: Ctx<Learner>, since: Date) {
  const { userId } = ctx.actor;
  const [standing, badges, activity] = await Promise.all([
    findStanding(ctx.db, userId),
    countAchievements(ctx.db, userId),
    listActivity(ctx.db, userId, since),
  ]);
  return { ...standing, badges, activity };
}
