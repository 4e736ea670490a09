const calendar = new Intl.DateTimeFormat("it-IT", { dateStyle: "medium", timeZone: "Europe/Rome" });

/** 3 lug 2025, on an Italian calendar: where a column has no room for more. */
export function shortDate(instant: string): string {
  return calendar.format(new Date(instant));
}
