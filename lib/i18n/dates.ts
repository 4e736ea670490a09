const timeZone = "Europe/Rome";

const clock = new Intl.DateTimeFormat("it-IT", { hour: "2-digit", minute: "2-digit", timeZone });
const calendar = new Intl.DateTimeFormat("it-IT", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone,
});
const moment = new Intl.DateTimeFormat("it-IT", { dateStyle: "medium", timeStyle: "medium", timeZone });

/** Day and month stay on one line. */
const together = (date: string) => date.replace(" ", "\u00a0");

/** 17:05, on an Italian clock. */
export function clockTime(instant: string | Date): string {
  return clock.format(new Date(instant));
}

/** 3 luglio 2025, on an Italian calendar. */
export function longDate(instant: string | Date): string {
  return together(calendar.format(new Date(instant)));
}

/** 3 lug 2025, 17:05:09, on an Italian calendar and clock. */
export function dateAndTime(instant: string | Date): string {
  return together(moment.format(new Date(instant)));
}
