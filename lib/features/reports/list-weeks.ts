import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { App } from "@/lib/context";
import type { LastWeek } from "@/lib/features/progress/contract";
import { listActiveDays, listSums } from "./figures-data";
import { daysOf, lastDays, nextDay } from "./rules";

/** What each of these students did in the last seven days. The messages are those of the progress screen. */
export async function listWeeks(app: App, userIds: number[]): Promise<Map<number, LastWeek>> {
  const week = lastDays(romeDay(app.now()));
  const span = { since: startOfRomeDay(week.from), until: startOfRomeDay(nextDay(week.to)) };
  const [sums, activeDays] = await Promise.all([
    listSums(app.db, userIds, week, span),
    listActiveDays(app.db, userIds, week),
  ]);
  const keyOf = (userId: number, day: Date) => `${userId} ${day.toISOString().slice(0, 10)}`;
  const active = new Set(activeDays.map(({ userId, day }) => keyOf(userId, day)));
  return new Map(
    sums.map(({ userId, messages, exercises, corrections }) => {
      const days = daysOf(week).map((day) => ({
        day: day.toISOString().slice(0, 10),
        isActive: active.has(keyOf(userId, day)),
      }));
      return [userId, { days, messages, exercises, corrections }];
    }),
  );
}
