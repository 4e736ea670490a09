import { bindRows } from "./bound-rows";
import { placeFlat } from "./flat-places";
import { inkOf } from "./ink";
import { inReadingOrder } from "./join-columns";
import { pageLines, type PlacedLine } from "./page-lines";
import { blocksOf, type Block, type Row } from "./reading-order";
import type { FlatPage } from "./straighten";
import { drawStrips, type Strips } from "./strips";
import { segmentsOf } from "./text-lines";
import type { ReadWord } from "./words";

/** A page's rows drawn anew for the reader of letters, and in which blocks they stand. */
export type Sheet = Strips & { page: FlatPage; blocks: Block[]; rows: Row[] };

export async function layOut(page: FlatPage): Promise<Sheet> {
  const ink = await inkOf(page);
  const segments = segmentsOf(ink);
  const placed = bindRows(placeFlat(segments, ink.size, page.width), ink.frames, ink.size);
  const blocks = blocksOf(placed, ink.size);
  const rows = rowsIn(blocks).filter(hasPrint);
  return { ...(await drawStrips(page, rows)), page, blocks, rows };
}

const hasPrint = (row: Row) => row.some(({ segment }) => segment.nodes.some(({ letter }) => letter));

export const rowsIn = (blocks: readonly Block[]): Row[] =>
  blocks.flatMap((block) =>
    "rows" in block ? block.rows : block.columns.flatMap((column) => rowsIn(column)),
  );

const label = /^\(?(?:\d{1,2}[a-h]?|[a-h])[.)]?\s+\S/;

/** What was read of the rows, in the order of the page. */
export function sheetLines(sheet: Sheet, words: readonly ReadWord[]): PlacedLine[] {
  const lines = pageLines(sheet, words);
  const read = new Map(sheet.rows.map((row, at) => [row, lines[at]]));
  const ordered = joinGaps(inReadingOrder(sheet.blocks, (row) => read.get(row) ?? gapLine(row)));
  return ordered.map((line, at) => withFullStop(line, ordered[at + 1]?.text));
}

const gap = "____";

/** A gap that is alone in its row. */
function gapLine(row: Row): PlacedLine | undefined {
  const [only, ...others] = row;
  if (!only || others.length > 0 || hasPrint(row)) return undefined;
  const { x0, x1, baseline, size } = only.segment;
  const box = { x0, x1, y0: baseline(x0) - size * 1.6, y1: baseline(x1) + size * 0.5 };
  return { text: gap, box, gaps: [box] };
}

/** As parts of a line's height: how long a gap may be that a sentence needs, and how near to its line it stands. */
const maxGap = 14;
const maxSpace = 0.9;

/** A gap that did not fit behind an open sentence goes on with it; other lines without print are to be written on. */
function joinGaps(lines: readonly PlacedLine[]): PlacedLine[] {
  return lines.reduce<PlacedLine[]>((joined, line) => {
    const last = joined.at(-1);
    if (line.text !== gap) return [...joined, line];
    const height = line.box.y1 - line.box.y0;
    const isOpen =
      last !== undefined &&
      /\p{Ll}{2},?$/u.test(last.text) &&
      line.box.x1 - line.box.x0 < height * maxGap &&
      line.box.y0 - last.box.y1 < height * maxSpace &&
      line.box.x0 < last.box.x0 + height * 3;
    if (!isOpen) return joined;
    const box = { ...last.box, y1: Math.max(last.box.y1, line.box.y1) };
    const whole = { ...last, text: `${last.text} ${gap}`, box, gaps: [...last.gaps, ...line.gaps] };
    return [...joined.slice(0, -1), whole];
  }, []);
}

/** Where the next item begins a comma was a full stop. */
const withFullStop = (line: PlacedLine, next: string | undefined): PlacedLine =>
  next === undefined || label.test(next)
    ? { ...line, text: line.text.replace(/(?<=\p{L}{2}|\d),$/u, ".") }
    : line;
