import { labelOf } from "./page-labels";

/** "… my sister. (3) We ____ both": items that run on within a line get a line each. */
export function splitWithin(lines: readonly string[]): string[] {
  const text = lines.join("\n");
  const bracketed = [...text.matchAll(/(?<=^|\s)\((\d{1,2})\)\s/g)];
  const areInOrder = bracketed.every(([, number], at) => Number(number) === at + 1);
  const isWithin = bracketed.some(({ index }) => index > 0 && text[index - 1] === " ");
  if (bracketed.length > 1 && areInOrder && isWithin)
    return text.replace(/[ \n]\((\d{1,2})\)\s/g, "\n($1) ").split("\n");
  const names = new Set(lines.map((line) => labelOf(line)?.name));
  return lines.flatMap((line) => splitBare(line, names));
}

const begun = /(?<=[.?!])\s+(?=(\d{1,3})[.)]?\s+[\p{Lu}_])/gu;

/** "1 I ____ here. 2 She ____ there.", where no line begins with the next number. */
function splitBare(line: string, names: ReadonlySet<string | undefined>): string[] {
  const label = labelOf(line);
  if (label?.kind !== "number") return [line];
  const next = String(label.at + 1);
  if (names.has(next)) return [line];
  const within = [...line.matchAll(begun)].find(([, number]) => number === next);
  if (!within) return [line];
  const rest = line.slice(within.index + within[0].length);
  return [line.slice(0, within.index), ...splitBare(rest, names)];
}
