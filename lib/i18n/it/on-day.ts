/** "1° luglio 2026" of "1 luglio 2026", as it is said; any other day as it is. */
export const saidDay = (day: string) => day.replace(/^1(?=\s)/, "1°");
const isElided = (day: string) => /^(8|11)\s/.test(day);

/** "il 3 luglio 2026", and "l'8 luglio 2026" and "il 1° luglio 2026" as it is said. */
export const onDay = (day: string) => (isElided(day) ? `l’${day}` : `il ${saidDay(day)}`);
/** "fino al 3 luglio 2026". */
export const untilDay = (day: string) => (isElided(day) ? `fino all’${day}` : `fino al ${saidDay(day)}`);

/** "alle 15:30" of "15:30", and "all'1" and "a mezzanotte" as it is said. */
export const atTime = (time: string) => withTime("a", time);
/** "dalle 15:30". */
export const fromTime = (time: string) => withTime("da", time);

function withTime(word: "a" | "da", time: string): string {
  if (time === "00:00" || time === "24:00") return `${word} mezzanotte`;
  const spoken = time.replace(/^0/, "").replace(/:00$/, "");
  return /^1(?::|$)/.test(spoken) ? `${word}ll’${spoken}` : `${word}lle ${spoken}`;
}

const timeZone = "Europe/Rome";
const weekday = /* @__PURE__ */ new Intl.DateTimeFormat("it-IT", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone,
});
const clock = /* @__PURE__ */ new Intl.DateTimeFormat("it-IT", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone,
});

/** "giovedì 26 novembre alle 22:40", on the calendar and the clock of Italy. */
export function dayAndHour(instant: string): string {
  const date = new Date(instant);
  const day = weekday
    .format(date)
    .replace(/ (\d+) /, (_, number: string) => ` ${number === "1" ? "1°" : number}\u00a0`);
  return `${day} ${atTime(clock.format(date))}`;
}
