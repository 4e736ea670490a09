import { clockTime, minutesOf, type Hours, type WeekHours } from "@/lib/features/family/rules";

export type DayMode = "always" | "never" | "range";

const midnight = "00:00";
const dayEnd = "24:00";
const halfHour = 30;
const wholeDay: Hours = { from: midnight, to: dayEnd };
/** What is offered first to who sets hours: after school, before bed. */
const firstRange: Hours = { from: "14:00", to: "21:00" };

const times = Array.from({ length: 49 }, (_, index) => clockTime(index * halfHour));

export const startTimes = times.slice(0, -1);
/** The ends that lie after a start: no others can be chosen. */
export const endTimes = (from: string): string[] => times.filter((time) => time > from);

export function modeOf({ from, to }: Hours): DayMode {
  if (from === to) return "never";
  return from === midnight && to === dayEnd ? "always" : "range";
}

export function hoursOfMode(mode: DayMode): Hours {
  switch (mode) {
    case "always":
      return wholeDay;
    case "never":
      return { from: midnight, to: midnight };
    case "range":
      return firstRange;
  }
}

/** Another start; an end that no longer lies after it moves to half an hour later. */
export const withStart = ({ to }: Hours, from: string): Hours => ({
  from,
  to: to > from ? to : clockTime(minutesOf(from) + halfHour),
});

/** Seven days that can be changed one by one. */
export const weekOf = (hours: WeekHours | null): WeekHours =>
  hours ?? Array.from({ length: 7 }, () => wholeDay);

/** A week as it is saved: always, on every day, is no limit at all. */
export const savedWeek = (week: WeekHours): WeekHours | null =>
  week.every((day) => modeOf(day) === "always") ? null : week;

/** Days that are mostly alike, from Monday as 0. */
export const dayGroups = [
  { key: "schoolDays", days: [0, 1, 2, 3, 4] },
  { key: "weekend", days: [5, 6] },
] as const;

/** Whether the days of each group have the same hours, so that one choice stands for all of them. */
export const isOfGroups = (week: WeekHours): boolean =>
  dayGroups.every(({ days: [first, ...others] }) =>
    others.every((day) => week[day]?.from === week[first]?.from && week[day]?.to === week[first]?.to),
  );
