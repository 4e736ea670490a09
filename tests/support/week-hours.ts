import type { WeekHours } from "@/lib/features/family/rules";

/** A week whose days are all alike. */
export const daily = (from: string, to: string): WeekHours => Array.from({ length: 7 }, () => ({ from, to }));

/** The same with another range on some days, 0 being Monday. */
export const week = (base: WeekHours, days: Record<number, { from: string; to: string }>): WeekHours =>
  base.map((hours, day) => days[day] ?? hours);

export const always = daily("00:00", "24:00");
