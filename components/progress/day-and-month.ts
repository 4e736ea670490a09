// A date without a time is midnight in UTC.
const timeZone = "UTC";
const long = new Intl.DateTimeFormat("it-IT", { day: "numeric", month: "long", timeZone });
const short = new Intl.DateTimeFormat("it-IT", { month: "short", timeZone });

/** 2026-11-16 as "16", "nov" and "16 novembre". */
export function dayAndMonth(isoDate: string): { day: string; month: string; both: string } {
  const date = new Date(isoDate);
  return { day: String(date.getUTCDate()), month: short.format(date), both: long.format(date) };
}
