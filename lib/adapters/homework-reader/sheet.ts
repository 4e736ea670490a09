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
  const ordered = inReadingOrder(sheet.blocks, (row) => read.get(row));
  return ordered.map((line, at) => withFullStop(line, ordered[at + 1]?.text));
}

/** Where the next item begins a comma was a full stop. */
const withFullStop = (line: PlacedLine, next: string | undefined): PlacedLine =>
  next === undefined || label.test(next)
    ? { ...line, text: line.text.replace(/(?<=\p{L}{2}|\d),$/u, ".") }
    : line;
