import { romeDay } from "@/lib/calendar";
import type { App, Ctx, Learner } from "@/lib/context";
import { getStanding } from "@/lib/features/rewards/get-standing";
import { levelOf } from "@/lib/features/rewards/rules";
import type { ProgressReply } from "./contract";
import { activityOfWeeks, lastMondays, messagesOfLastDays, strengthsOf, suggestionsOf } from "./rules";

/** How far the caller has come. */
export async function getProgress(ctx: Ctx<Learner>): Promise<ProgressReply> {
  return readProgress(ctx, ctx.actor.userId);
}

/** How far a learner has come, with praise and advice by what they did, and how many badges they hold. */
export async function readProgress(app: App, userId: number): Promise<ProgressReply & { badges: number }> {
  const today = romeDay(app.now());
  const [since = today] = lastMondays(today);
  const { activity, badges, ...standing } = await getStanding(app.db, userId, since);
  const level = levelOf(standing.xp);
  const messagesThisWeek = messagesOfLastDays(activity, today);
  const record = { ...standing, badges, level, messagesThisWeek };
  return {
    ...standing,
    badges,
    xpToday: activity.find(({ day }) => day.getTime() === today.getTime())?.xp ?? 0,
    level,
    messagesThisWeek,
    strengths: strengthsOf(record),
    suggestions: suggestionsOf(record),
    weeks: activityOfWeeks(activity, today).map(({ startsOn, ...week }) => ({
      ...week,
      startsOn: startsOn.toISOString().slice(0, 10),
    })),
  };
}
