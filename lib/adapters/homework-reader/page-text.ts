import { unfoldColumns, type Line } from "./columns";
import type { GreyPage } from "./prepare-image";
import type { Ruling } from "./rulings";
import { splitWord, type Box, type ReadWord } from "./words";

export type ReadLine = { bbox: Box; words: ReadWord[] };

const gap = "____";
/** Above this part of the line's height a space stands between columns or words of a bank. */
const wideSpace = 1.6;

/** The lines as text, each drawn gap put back where it stood between the words. */
export function pageText(page: GreyPage, lines: readonly ReadLine[], rulings: readonly Ruling[]): string {
  const heights = lines.map(({ bbox }) => bbox.y1 - bbox.y0).sort((one, other) => one - other);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const placed = lines.map(({ bbox, words }): Line => ({
    bbox,
    pieces: words
      .flatMap((word) => splitWord(page, word, height))
      .map((word) => ({ text: word.text, x0: word.bbox.x0, x1: word.bbox.x1 })),
  }));
  for (const ruling of rulings) {
    nearestLine(placed, ruling)?.pieces.push({ text: gap, x0: ruling.x0, x1: ruling.x1 });
  }
  for (const { pieces } of placed) pieces.sort((one, other) => one.x0 + one.x1 - other.x0 - other.x1);
  return unfoldColumns(placed).map(lineText).join("\n");
}

function nearestLine(lines: readonly Line[], { y0, y1 }: Ruling): Line | undefined {
  const middle = (y0 + y1) / 2;
  const distance = ({ bbox }: Line) => Math.abs(middle - bbox.y1 + (bbox.y1 - bbox.y0) * 0.15);
  const near = lines.filter(({ bbox }) => {
    const height = bbox.y1 - bbox.y0;
    return middle > bbox.y0 && middle < bbox.y1 + height * 0.6;
  });
  return near.sort((one, other) => distance(one) - distance(other))[0];
}

function lineText({ bbox, pieces }: Line): string {
  const height = bbox.y1 - bbox.y0;
  const parts = pieces.map(({ text, x0 }, at) => {
    const previous = pieces[at - 1];
    if (!previous) return text;
    if (text === gap && previous.text === gap && x0 - previous.x1 < height * 0.5) return "";
    return (x0 - previous.x1 > height * wideSpace ? "   " : " ") + text;
  });
  return parts.join("");
}
