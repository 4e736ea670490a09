import { onDay } from "./on-day";

const nouns = {
  messages: ["messaggio al coach", "messaggi al coach"],
  exercises: ["esercizio", "esercizi"],
  corrections: ["errore corretto", "errori corretti"],
} as const;
const kinds = ["messages", "exercises", "corrections"] as const;

/** How a child's week has been, as their parents see it. */
export const childWeek = {
  title: "Gli ultimi 7 giorni",
  /** Of a day, by its weekday with Sunday as 0. */
  initials: ["D", "L", "M", "M", "G", "V", "S"],
  days: (count: number) => `Ha fatto inglese in ${count}\u00a0${count === 1 ? "giorno" : "giorni"} su\u00a07`,
  none: "In questi 7\u00a0giorni non ha ancora fatto inglese.",
  /** How many of what. */
  figures: (counts: Record<(typeof kinds)[number], number>): [count: number, what: string][] =>
    kinds.map((kind) => [counts[kind], nouns[kind][counts[kind] === 1 ? 0 : 1]]),
  nextReport: (day: string) => `Il prossimo report per email parte ${onDay(day)}.`,
};
