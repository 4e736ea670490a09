const romeDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });

/** The calendar day in Europe/Rome at an instant, as a date column holds it (midnight UTC). */
export function romeDay(instant: Date): Date {
  return new Date(`${romeDate.format(instant)}T00:00:00.000Z`);
}
