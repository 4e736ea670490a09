// A day without a time is midnight in UTC.
const timeZone = "UTC";
const noBreak = "\u00a0";
const formats = {
  long: new Intl.DateTimeFormat("it-IT", { day: "numeric", month: "long", timeZone }),
  shortMonth: new Intl.DateTimeFormat("it-IT", { month: "short", timeZone }),
  month: new Intl.DateTimeFormat("it-IT", { month: "long", timeZone }),
};

/** 2026-11-16 as "16", "nov" and "16 novembre", which stays on one line. */
export function dayAndMonth(isoDay: string): { day: string; month: string; both: string } {
  const date = new Date(isoDay);
  return {
    day: String(date.getUTCDate()),
    month: formats.shortMonth.format(date),
    both: formats.long.format(date).replace(" ", noBreak),
  };
}

/** 2026-11-16 as "novembre". */
export const monthName = (isoDay: string): string => formats.month.format(new Date(isoDay));

/** Days of one month, both included: "novembre 2026" for all of it, else "1–22 novembre 2026". */
export function daysOfMonth(from: string, to: string): string {
  const [first, last] = [new Date(from), new Date(to)];
  const month = `${monthName(to)} ${last.getUTCFullYear()}`;
  const nextDay = new Date(last);
  nextDay.setUTCDate(last.getUTCDate() + 1);
  if (first.getUTCDate() === 1 && nextDay.getUTCDate() === 1) return month;
  const days = from === to ? ordinal(first) : `${first.getUTCDate()}–${last.getUTCDate()}`;
  return `${days}${noBreak}${month}`;
}

// The first of a month is "primo", every other day a plain number.
const ordinal = (day: Date) => (day.getUTCDate() === 1 ? "1°" : day.getUTCDate());
