import { romeDay } from "@/lib/calendar";
import type { App, Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { listStatsSince } from "@/lib/features/rewards/list-stats";
import { levelOf } from "@/lib/features/rewards/rules";
import { errors } from "@/lib/i18n/it";
import type { ProgressReply } from "./contract";
import { activityOfWeeks, lastMondays, messagesOfLastDays, strengthsOf, suggestionsOf } from "./rules";

export type Progress = ProgressReply & { badges: number };

/** How far the caller has come. Throws NOT_FOUND once they are gone. */
export async function getProgress(ctx: Ctx<Learner>): Promise<ProgressReply> {
  const { userId } = ctx.actor;
  const progress = (await readProgress(ctx, [userId])).get(userId);
  if (!progress) throw new AppError("NOT_FOUND", errors.notFound);
  return progress;
}

/**
 * How far each of these learners has come, with praise and advice by what they did, and how many badges they hold. Who
 * does not exist is missing.
 */
export async function readProgress(app: App, userIds: number[]): Promise<Map<number, Progress>> {
  const today = romeDay(app.now());
  const [since = today] = lastMondays(today);
  const stats = await listStatsSince(app.db, userIds, since);
  return new Map(stats.map(({ userId, ...one }) => [userId, progressOf(one, today)]));
}

type Stats = Omit<Awaited<ReturnType<typeof listStatsSince>>[number], "userId">;

function progressOf({ activity, badges: held, ...stats }: Stats, today: Date): Progress {
  const badges = held.length;
  const level = levelOf(stats.xp);
  const messagesThisWeek = messagesOfLastDays(activity, today);
  const record = { ...stats, badges, level, messagesThisWeek };
  return {
    ...stats,
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
