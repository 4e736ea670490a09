import type { GreyPage } from "./prepare-image";

export type Box = { x0: number; x1: number; y0: number; y1: number };
export type ReadWord = { text: string; bbox: Box };

const dark = 190;
/** The least space between two words, as a part of a line's height. */
const wordSpace = 0.21;
/** How wide letters are beside the others. */
const widths: [RegExp, number][] = [
  [/[ijl.,:;!'|]/, 0.45],
  [/[Itfr()[\]]/, 0.6],
  [/[mw]/, 1.5],
  [/\p{Lu}/u, 1.3],
];

/** The word as it stands on the page: in two where there is a space that the reader of letters has not seen. */
export function splitWord(page: GreyPage, word: ReadWord, lineHeight: number): ReadWord[] {
  const spans = inkSpans(page, word.bbox, lineHeight * wordSpace);
  const letters = [...word.text];
  if (spans.length < 2 || spans.length > letters.length) return [word];
  const ends = placeCuts(letters, spans);
  return spans.map(({ x0, x1 }, at) => ({
    text: letters.slice(ends[at - 1] ?? 0, ends[at]).join(""),
    bbox: { ...word.bbox, x0, x1 },
  }));
}

/** Where there is ink from left to right, smaller spaces than `minSpace` overlooked. */
function inkSpans(
  { pixels, width, height }: GreyPage,
  box: Box,
  minSpace: number,
): { x0: number; x1: number }[] {
  const spans: { x0: number; x1: number }[] = [];
  const [y0, y1] = [Math.max(0, box.y0), Math.min(height, box.y1)];
  for (let x = Math.max(0, box.x0); x < Math.min(width, box.x1); x += 1) {
    let y = y0;
    while (y < y1 && (pixels[y * width + x] ?? 255) >= dark) y += 1;
    if (y === y1) continue;
    const last = spans.at(-1);
    if (last && x - last.x1 < minSpace) last.x1 = x + 1;
    else spans.push({ x0: x, x1: x + 1 });
  }
  return spans;
}

/** After how many letters each span ends, so that the letters fit into the spans as well as they can. */
function placeCuts(letters: string[], spans: { x0: number; x1: number }[]): number[] {
  const upTo = [0];
  for (const letter of letters) upTo.push((upTo.at(-1) ?? 0) + widthOf(letter));
  const sum = (from: number, to: number) => (upTo[to] ?? 0) - (upTo[from] ?? 0);
  const ink = spans.map(({ x0, x1 }) => x1 - x0);
  const unit = ink.reduce((total, width) => total + width, 0) / sum(0, letters.length);
  let best = new Map([[0, { misfit: 0, ends: [] as number[] }]]);
  for (const [at, width] of ink.entries()) {
    const next: typeof best = new Map();
    const last = letters.length - (ink.length - 1 - at);
    for (const [from, { misfit, ends }] of best) {
      for (let end = at === ink.length - 1 ? last : from + 1; end <= last; end += 1) {
        const total = misfit + (sum(from, end) * unit - width) ** 2;
        if (total < (next.get(end)?.misfit ?? Infinity))
          next.set(end, { misfit: total, ends: [...ends, end] });
      }
    }
    best = next;
  }
  return best.get(letters.length)?.ends ?? [];
}

const widthOf = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1;
