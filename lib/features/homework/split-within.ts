import { labelOf } from "./page-labels";

/** "… my sister. (3) We ____ both": items that run on within a line get a line each. */
export function splitWithin(lines: readonly string[]): string[] {
  const text = lines.join("\n");
  const bracketed = [...text.matchAll(/(?<=^|\s)\((\d{1,2})\)\s/g)];
  const areInOrder = bracketed.every(([, number], at) => Number(number) === at + 1);
  const isWithin = bracketed.some(({ index }) => index > 0 && text[index - 1] === " ");
  if (bracketed.length > 1 && areInOrder && isWithin)
    return text.replace(/[ \n]\((\d{1,2})\)\s/g, "\n($1) ").split("\n");
  return lines.flatMap((line) => splitBare(line, lines));
}

/** "1 I ____ here. 2 She ____ there." */
function splitBare(line: string, lines: readonly string[]): string[] {
  const label = labelOf(line);
  if (label?.kind !== "number") return [line];
  const next = String(label.at + 1);
  const isElsewhere = lines.some((one) => labelOf(one)?.name === next);
  const within = new RegExp(`(?<=[.?!])\\s+(?=${next}[.)]?\\s+[\\p{Lu}_])`, "u").exec(line);
  if (!within || isElsewhere) return [line];
  const rest = line.slice(within.index + within[0].length);
  return [line.slice(0, within.index), ...splitBare(rest, lines)];
}
