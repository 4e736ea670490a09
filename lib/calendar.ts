const romeDate = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome", dateStyle: "short" });

const hourMs = 60 * 60 * 1000;

/** The instant at which a calendar day begins in Europe/Rome: an hour or two before it does in UTC. */
export function startOfRomeDay(day: Date): Date {
  const inSummer = new Date(day.getTime() - 2 * hourMs);
  return romeDay(inSummer).getTime() === day.getTime() ? inSummer : new Date(day.getTime() - hourMs);
}

/** The calendar day in Europe/Rome at an instant, as a date column holds it (midnight UTC). */
export function romeDay(instant: Date): Date {
  return new Date(`${romeDate.format(instant)}T00:00:00.000Z`);
}
