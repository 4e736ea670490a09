import type { Hours, WeekHours } from "@/lib/features/family/rules";

const days = ["lun", "mar", "mer", "gio", "ven", "sab", "dom"];

/** "lun–ven 15:30–19:00" and "sab–dom mai": days in a row with the same hours together, a line for each. */
export function shortHours(week: WeekHours): string[] {
  const runs: { first: number; last: number; hours: string }[] = [];
  week.forEach((ofDay, day) => {
    const hours = hoursOf(ofDay);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = day;
    else runs.push({ first: day, last: day, hours });
  });
  return runs.map(({ first, last, hours }) => `${daysOf(first, last)}\u00a0${hours}`);
}

function hoursOf({ from, to }: Hours): string {
  if (from === to) return "mai";
  return from === "00:00" && to === "24:00" ? "sempre" : `${from}–${to}`;
}

function daysOf(first: number, last: number): string {
  if (first === 0 && last === days.length - 1) return "tutti i\u00a0giorni";
  return first === last ? (days[first] ?? "") : `${days[first]}–${days[last]}`;
}

/** How things stand for a child, in a few words each. */
export const childStats = {
  label: "Come stanno le cose",
  uses: "Può usare",
  nothing: "niente, per ora",
  scopes: { coach: "coach", photos: "foto", voice: "microfono", readAloud: "lettura" },
  hours: "Orari",
  always: "sempre",
  today: "Oggi",
  minutes: (used: number, most: number) => `${used}\u00a0minuti su\u00a0${most}`,
  plan: "Piano",
  plans: { pro: "Pro", free: "Gratuito" },
};
