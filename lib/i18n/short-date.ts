const calendar = new Intl.DateTimeFormat("it-IT", { dateStyle: "medium", timeZone: "Europe/Rome" });

/** 3 lug 2025, on an Italian calendar: where a column has no room for more. Day and month stay on one line. */
export function shortDate(instant: string): string {
  return calendar.format(new Date(instant)).replace(" ", "\u00a0");
}
