import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import { getStanding } from "@/lib/features/rewards/get-standing";
import { levelOf } from "@/lib/features/rewards/rules";
import type { ProgressReply } from "./contract";
import { activityOfWeeks, lastMondays, messagesOfLastDays, strengthsOf, suggestionsOf } from "./rules";

/** How far the caller has come, with praise and advice by what they did. */
export async function getProgress(ctx: Ctx<Learner>): Promise<ProgressReply> {
  const today = romeDay(ctx.now());
  const [since = today] = lastMondays(today);
  const { activity, badges, ...standing } = await getStanding(ctx, since);
  const level = levelOf(standing.xp);
  const messagesThisWeek = messagesOfLastDays(activity, today);
  const record = { ...standing, badges, level, messagesThisWeek };
  return {
    ...standing,
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
