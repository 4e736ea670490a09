import { gapMark } from "./homework-sheet";

/** A number or letter at the start of a line, and what stands behind it. */
export type Marker = { number: number; rest: string; letter?: string };

export const hasGap = (line: string) => line.includes(gapMark);

/** A line that can only be an item of its own. */
export const isItemLike = (line: string) =>
  hasGap(line) || /\([A-Za-z' /,-]{2,30}\)|\? ?\([+–-]\)/.test(line) || /\w ?\/ ?\w/.test(line);

const readers = new Map([
  ["l", "1"],
  ["I", "1"],
  ["|", "1"],
  ["S", "5"],
]);

/** The number or letter an item starts with, as far as it can be the `expected` one. */
export function markerOf(line: string, expected: number): Marker | undefined {
  const merged = new RegExp(`^${expected}[1lI|] (?=${gapMark}|\\()`).exec(line);
  if (merged && !new RegExp(`^${expected}1`).test(String(expected))) {
    return { number: expected, rest: `I ${line.slice(merged[0].length)}` };
  }
  if (/^\d{1,2}[.:,]\d\d(?!\d)/.test(line)) return undefined;
  const pair = /^\(?(\d{1,2}[a-h])[.)]\s+(?=\S)/.exec(line);
  if (pair?.[1]) return { number: expected, rest: line.slice(pair[0].length), letter: pair[1] };
  const digits = /^\(?(\d[\dOo]?|[lI|][\dOo]?|S)(?:\s*[.)\]:°-]+\s*|\s+)(?=\S)/.exec(line);
  if (digits?.[1]) {
    const isBare = /^\S+\s+$/.test(digits[0]) && !/[.)\]:°-]/.test(digits[0]);
    const number = Number([...digits[1]].map((one) => readers.get(one) ?? one.replace(/[oO]/, "0")).join(""));
    const rest = line.slice(digits[0].length);
    const isStroke = !/^\d/.test(digits[1]);
    if (!isStroke || !isBare || (number === expected && /^(?:[A-Z"]|____)/.test(rest)))
      return { number, rest };
  }
  const letter = /^\(?([a-hA-H])[.)]\s+/.exec(line);
  return letter?.[1]
    ? {
        number: letter[1].toLowerCase().charCodeAt(0) - 96,
        rest: line.slice(letter[0].length),
        letter: letter[1],
      }
    : undefined;
}

/**
 * Whether a marked line is the next item: its number goes on, or it is of another list. "7- What ____ you ____?" behind "b)":
 * who dictates or copies mixes them, and each line is a sentence to do.
 */
export function mayFollow(marker: Marker, line: string, last: { number: number; text: string }): boolean {
  if (marker.number > last.number && marker.number <= last.number + 3) return true;
  const isSigned = /^\(?(?:\d{1,2}|[a-h])\s?[.)\]:°-]/i.test(line);
  return isSigned && hasGap(line) && hasGap(last.text) && /[.?!:"]$/.test(last.text);
}

/** Whether the line with the next number is still to come, or each item has gone on over a second line so far. */
export function belongsToItem(lines: readonly string[], at: number, expected: number): boolean {
  const isNumbered = (line: string) => /^\(?\d{1,2}[.)\]:°-]*\s/.test(line);
  const isNext = (line: string) => isNumbered(line) && Number(/\d{1,2}/.exec(line)?.[0]) === expected;
  if (lines.slice(at + 1).some(isNext)) return true;
  const before = lines.slice(0, at);
  const seconds = before.filter((line) => hasGap(line) && !isNumbered(line));
  return expected > 2 && before.filter(isNumbered).length === expected - 1 && seconds.length === expected - 2;
}
