import { readItems } from "@/lib/features/homework/read-items";
import { textOf, type Worksheet } from "./worksheet";

export type Score = {
  name: string;
  wanted: number;
  found: number;
  /** Items whose number and prompt are those of the page. */
  right: number;
  wrongItems: string[];
  missedItems: string[];
  /** Mistaken characters in the text of the page, of how many. */
  mistakes: number;
  characters: number;
};

/** One way of writing what is the same to a student: gaps, spaces, quotes and dashes. */
const plain = (text: string) =>
  text
    .replace(/_{2,}|\.{4,}|\[\s*\]/g, "____")
    .replace(/[’‘]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/ ([.,?!:;])/g, "$1")
    .trim();

/** Holds what was read of a page against what is printed on it. */
export function scoreReading(sheet: Worksheet, text: string): Score {
  const wanted = sheet.items.map((item, at) => `${at + 1} ${plain(item)}`);
  const found = (readItems(text)?.items ?? []).map(({ number, prompt }) => `${number} ${plain(prompt)}`);
  const printed = plain(textOf(sheet)).replaceAll("____", "_");
  return {
    name: sheet.name,
    wanted: wanted.length,
    found: found.length,
    right: found.filter((item) => wanted.includes(item)).length,
    wrongItems: found.filter((item) => !wanted.includes(item)),
    missedItems: wanted.filter((item) => !found.includes(item)),
    mistakes: distance(printed, plain(text).replaceAll("____", "_")),
    characters: printed.length,
  };
}

/** The harmonic mean of how many items found are right and how many of the page are found. */
export function f1Of(scores: readonly Score[]): number {
  const sum = (pick: (score: Score) => number) => scores.reduce((total, score) => total + pick(score), 0);
  return (2 * sum(({ right }) => right)) / sum(({ wanted, found }) => wanted + found);
}

export const errorRateOf = ({ mistakes, characters }: Score): number => mistakes / characters;

/** Characters to add, drop or change to come from one text to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let on = 1; on <= other.length; on += 1) {
      const change = (row[on - 1] ?? 0) + (one[at - 1] === other[on - 1] ? 0 : 1);
      next.push(Math.min(change, (row[on] ?? 0) + 1, (next[on - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
