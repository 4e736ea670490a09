import { unfoldColumns, type Line, type Piece } from "./columns";
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
      .flatMap((word, at) => (isApart(word, words[at + 1]) ? splitWord(page, word, height) : [word]))
      .map((word) => ({ text: word.text, x0: word.bbox.x0, x1: word.bbox.x1 })),
  }));
  for (const ruling of rulings) {
    const line = nearestLine(placed, ruling);
    if (line) insertGap(line.pieces, ruling);
  }
  return unfoldColumns(placed).map(lineText).join("\n");
}

/** Where the boxes of two words overlap, what is between letters cannot be told. */
const isApart = ({ bbox }: ReadWord, next: ReadWord | undefined) => !next || bbox.x1 <= next.bbox.x0;

/** The words stay in the order they were read in, whatever their boxes say. */
function insertGap(pieces: Piece[], { x0, x1 }: Ruling): void {
  const behind = pieces.findIndex((piece) => piece.x0 + piece.x1 > x0 + x1);
  pieces.splice(behind < 0 ? pieces.length : behind, 0, { text: gap, x0, x1 });
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
