import type { PageLine, PictureBox } from "@/lib/ports/homework-reader";
import type { PlacedLine } from "./page-lines";
import type { FlatPage } from "./straighten";
import type { Box } from "./words";

/** A line of the flat page, with the places it has on the picture that was given. */
export function placeLine(page: FlatPage, { text, box, gaps, confidence }: PlacedLine): PageLine {
  return {
    text,
    box: placeBox(page, box),
    ...(gaps.length > 0 && { gaps: gaps.map((gap) => placeBox(page, gap)) }),
    ...(confidence !== undefined && { confidence }),
  };
}

/** What holds all four corners: a box that leans is no box any more. */
function placeBox({ toPicture }: FlatPage, { x0, x1, y0, y1 }: Box): PictureBox {
  const corners = [toPicture(x0, y0), toPicture(x1, y0), toPicture(x0, y1), toPicture(x1, y1)];
  const [left, right] = extent(corners.map(({ x }) => x));
  const [top, bottom] = extent(corners.map(({ y }) => y));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const extent = (shares: number[]): [number, number] => {
  const within = shares.map((share) => Math.min(1, Math.max(0, share)));
  return [Math.min(...within), Math.max(...within)];
};
