import type { Hours, WeekHours } from "@/lib/features/family/rules";
import { atTime, fromTime } from "./on-day";

const weekdays = ["lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato", "domenica"];
const list = /* @__PURE__ */ new Intl.ListFormat("it", { type: "conjunction" });

/** A row of what a parent has chosen: "Sabato e domenica", "dalle 10 alle 12:30". */
export type ChosenHours = [days: string, hours: string];

/** When a student may practise, days with the same hours together. */
export function chosenHours(hours: WeekHours | null): ChosenHours[] {
  if (!hours) return [["Tutti i giorni", "sempre"]];
  const groups = new Map<string, number[]>();
  hours.forEach((range, day) => {
    const words = hoursOfDay(range);
    groups.set(words, [...(groups.get(words) ?? []), day]);
  });
  return [...groups].map(([words, days]) => [daysInWords(days), words]);
}

/** "1 ora e 15 minuti". */
export function minutesInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [hours === 1 ? "1 ora" : `${hours} ore`] : []),
    ...(rest > 0 ? [`${rest} minuti`] : []),
  ];
  return list.format(parts);
}

function hoursOfDay({ from, to }: Hours): string {
  if (from === to) return "mai";
  if (from === "00:00" && to === "24:00") return "sempre";
  return `${fromTime(from)} ${atTime(to)}`;
}

/** Three and more in a row by the first and the last of them. */
function daysInWords(days: number[]): string {
  if (days.length === weekdays.length) return "Tutti i giorni";
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const words = list.format(runs.flatMap(runInWords));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function runInWords(run: number[]): string[] {
  const names = run.map((day) => weekdays[day] ?? "");
  if (run.length < 3) return names;
  const last = names.at(-1) ?? "";
  return [`dal ${names[0] ?? ""} ${last === "domenica" ? "alla" : "al"} ${last}`];
}
