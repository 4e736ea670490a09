const romeDate = /* @__PURE__ */ new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Rome",
  dateStyle: "short",
});

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

const romeParts = /* @__PURE__ */ new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Rome",
  year: "numeric",
  month: "numeric",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});
const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** What the clocks of Rome show at an instant: `weekday` from 0, a Monday; `minutes` since midnight as the clock counts them. */
export function romeClock(instant: Date) {
  const parts = Object.fromEntries(romeParts.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    year: Number(parts.year),
    month: Number(parts.month),
    weekday: weekdays.indexOf(parts.weekday ?? ""),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}
