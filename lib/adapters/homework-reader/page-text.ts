import type { Ruling } from "./rulings";

type Box = { x0: number; x1: number; y0: number; y1: number };
export type ReadLine = { bbox: Box; words: { text: string; bbox: Box }[] };

const gap = "____";
/** Above this part of the line's height a space stands between columns or words of a bank. */
const wideSpace = 1.6;

/** The lines as text, each drawn gap put back where it stood between the words. */
export function pageText(lines: readonly ReadLine[], rulings: readonly Ruling[]): string {
  const placed = lines.map((line) => ({ line, gaps: [] as Ruling[] }));
  for (const ruling of rulings) nearestLine(placed, ruling)?.gaps.push(ruling);
  return placed.map(({ line, gaps }) => lineText(line, gaps)).join("\n");
}

function nearestLine<Placed extends { line: ReadLine }>(
  placed: Placed[],
  { y0, y1 }: Ruling,
): Placed | undefined {
  const middle = (y0 + y1) / 2;
  const distance = ({ line: { bbox } }: Placed) => Math.abs(middle - bbox.y1 + (bbox.y1 - bbox.y0) * 0.15);
  const near = placed.filter(({ line: { bbox } }) => {
    const height = bbox.y1 - bbox.y0;
    return middle > bbox.y0 && middle < bbox.y1 + height * 0.6;
  });
  return near.sort((one, other) => distance(one) - distance(other))[0];
}

function lineText({ bbox, words }: ReadLine, gaps: Ruling[]): string {
  const pieces = [
    ...words.map((word) => ({ text: word.text, x0: word.bbox.x0, x1: word.bbox.x1 })),
    ...gaps.map(({ x0, x1 }) => ({ text: gap, x0, x1 })),
  ].sort((one, other) => one.x0 + one.x1 - other.x0 - other.x1);
  const height = bbox.y1 - bbox.y0;
  return pieces
    .map(({ text, x0 }, at) => {
      const previous = pieces[at - 1];
      if (!previous) return text;
      return (x0 - previous.x1 > height * wideSpace ? "   " : " ") + text;
    })
    .join("");
}
