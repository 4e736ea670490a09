import { romeClock, romeDay } from "@/lib/calendar";

/** Reports a student may send on one day. */
export const maxReportsOnDemand = 3;
/** Messages a report ends with. */
export const reportMessages = 10;
/** A longer message is cut in a report. */
export const maxMessageLength = 280;
/** Whether the reports of the last month are due: from 8:00 in Rome on the 1st, caught up until the 7th. */
export function isMonthlyTime(now: Date): boolean {
  const day = romeDay(now).getUTCDate();
  return day <= lastDayToCatchUp && (day > 1 || romeClock(now).minutes >= sendingHour * 60);
}

const sendingHour = 8;
const lastDayToCatchUp = 7;
/** What a report is about: calendar days in Europe/Rome as midnights in UTC, both included. */
export type Period = { from: Date; to: Date };

const dayMs = 24 * 60 * 60 * 1000;
const firstOfMonth = (day: Date, monthsLater = 0) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + monthsLater, 1));

/** The month before the one of `today`. */
export function lastMonth(today: Date): Period {
  return { from: firstOfMonth(today, -1), to: new Date(firstOfMonth(today).getTime() - dayMs) };
}

/** The month of `today`, so far. */
export function thisMonth(today: Date): Period {
  return { from: firstOfMonth(today), to: today };
}

const weekDays = 7;

/** Today and the six days before: what the progress screen calls this week. */
export function lastDays(today: Date): Period {
  return { from: new Date(today.getTime() - (weekDays - 1) * dayMs), to: today };
}

/** Its days, the first first. */
export const daysOf = ({ from, to }: Period): Date[] =>
  Array.from(
    { length: (to.getTime() - from.getTime()) / dayMs + 1 },
    (_, index) => new Date(from.getTime() + index * dayMs),
  );

export const nextDay = (day: Date): Date => new Date(day.getTime() + dayMs);

/** The day on which the next monthly report leaves. */
export const nextMonthlyDay = (today: Date): Date => firstOfMonth(today, 1);

/** What a monthly report is known by, e.g. "2026-11". */
export const monthKey = ({ from }: Period): string => from.toISOString().slice(0, 7);

/** What the reports a student may send on a day are known by, e.g. "2026-11-22/1". */
export const onDemandKeys = (today: Date): string[] =>
  Array.from(
    { length: maxReportsOnDemand },
    (_, index) => `${today.toISOString().slice(0, 10)}/${index + 1}`,
  );
