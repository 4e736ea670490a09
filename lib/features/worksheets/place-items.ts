import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import type { PageLine, PictureBox } from "@/lib/ports/homework-reader";
import type { ItemPlace } from "./sheet";

/** Where an item stands on its picture, and whether it was read with little confidence. */
export type Placed = { place?: ItemPlace; isUnsure: boolean };

/** Below this a word may well be another one. */
const sureFrom = 0.6;
/** So much of a line's words are those of the item it is of. */
const minShare = 0.5;
const maxLines = 4;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+|_{2,}/gu) ?? [];

/** The lines each item was read from: items and lines come in the same order, and an item may run over several lines. */
export function placeItems(items: readonly ItemState[], lines: readonly PageLine[]): Placed[] {
  let from = 0;
  return items.map((item) => {
    const found = linesOf(item, lines, from);
    if (!found) return { isUnsure: false };
    from = found.to;
    const own = lines.slice(found.from, found.to);
    const boxes = own.flatMap(({ box }) => box ?? []);
    const gaps = own.flatMap((line) => line.gaps ?? []);
    const isUnsure = own.some(({ confidence }) => confidence !== undefined && confidence < sureFrom);
    if (boxes.length === 0) return { isUnsure };
    return {
      isUnsure,
      place: { item: around(boxes), gaps: gaps.length === item.gaps.length ? gaps : [] },
    };
  });
}

/** The next run of lines that holds an item's words. */
function linesOf(item: ItemState, lines: readonly PageLine[], from: number) {
  const own = new Set(wordsOf(item.prompt));
  const share = (line: PageLine) => {
    const words = wordsOf(line.text);
    return words.filter((word) => own.has(word)).length / Math.max(words.length, 1);
  };
  const start = lines.findIndex((line, at) => at >= from && share(line) >= minShare);
  if (start < 0) return undefined;
  const left = new Set(own);
  let to = start;
  while (to < lines.length && to - start < maxLines) {
    const line = lines[to];
    const words = wordsOf(line?.text ?? "");
    if (to > start && (!line || share(line) < minShare || !words.some((word) => left.has(word)))) break;
    for (const word of words) left.delete(word);
    to += 1;
    if (left.size === 0) break;
  }
  return { from: start, to };
}

function around(boxes: readonly PictureBox[]): PictureBox {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
