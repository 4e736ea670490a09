import type { Box } from "./words";

/** A word or a gap. */
export type Piece = { text: string; x0: number; x1: number };
export type Line = { bbox: Box; pieces: Piece[] };

const marker = /^\(?(\d{1,2}|[a-h])[.)]?$/i;
/** How exactly numbers stand below one another, as a part of a line's height. */
const alignment = 1.3;
const minRows = 2;

/** Numbered items that stand in two columns, one below the other as they are read. */
export function unfoldColumns(lines: Line[]): Line[] {
  const starts = lines.map(secondNumber);
  const first = starts.findIndex(
    (start, at) => start !== undefined && countBelow(lines, starts, at) >= minRows,
  );
  const column = starts[first];
  const top = lines[first];
  if (!column || !top) return lines;
  const border = column.x0 - heightOf(top) * 0.5;
  const after = lines.findIndex(
    ({ pieces }, at) => at > first && pieces.some((one) => isAcross(one, border)),
  );
  const rows = lines.slice(first, after < 0 ? undefined : after);
  const left = rows.map((line) => ({ ...line, pieces: line.pieces.filter(({ x1 }) => x1 <= border) }));
  const right = rows.map((line) => ({ ...line, pieces: line.pieces.filter(({ x1 }) => x1 > border) }));
  const isByRow = numberOf(column) === (numberOf(left[0]?.pieces[0]) ?? 0) + 1;
  const unfolded = isByRow ? rows.flatMap((_, at) => [left[at], right[at]]) : [...left, ...right];
  return [
    ...lines.slice(0, first),
    ...unfolded.flatMap((line) => (line && line.pieces.length > 0 ? [line] : [])),
    ...(after < 0 ? [] : lines.slice(after)),
  ];
}

const heightOf = ({ bbox }: Line) => bbox.y1 - bbox.y0;
const isAcross = ({ x0, x1 }: Piece, border: number) => x0 < border && x1 > border;
const numberOf = (piece: Piece | undefined) => Number(marker.exec(piece?.text ?? "")?.[1] ?? Number.NaN);

/** The number of an item that stands behind another one. */
function secondNumber(line: Line): Piece | undefined {
  const { pieces } = line;
  return pieces.find((piece, at) => {
    const before = pieces[at - 1];
    return at > 1 && before && piece.x0 - before.x1 > heightOf(line) * 0.8 && marker.test(piece.text);
  });
}

function countBelow(lines: Line[], starts: (Piece | undefined)[], from: number): number {
  const [first, line] = [starts[from], lines[from]];
  if (!first || !line) return 0;
  return starts
    .slice(from)
    .filter((start) => start && Math.abs(start.x0 - first.x0) < heightOf(line) * alignment).length;
}
