import { median } from "./letter-size";
import type { GreyPage } from "./prepare-image";

export type Box = { x0: number; x1: number; y0: number; y1: number };
export type ReadWord = { text: string; bbox: Box; confidence?: number };

const dark = 190;
/** The least space between two words, as a part of the height of a small letter; letters set widely need more. */
const wordSpace = 0.3;
const letterSpaces = 2.4;
/** Narrower than this nothing stands but an I. */
const stroke = 0.42;
/** How wide letters are beside the others. */
const widths: [RegExp, number][] = [
  [/[ijl.,:;!'|]/, 0.45],
  [/[Itfr()[\]/]/, 0.6],
  [/[csz]/, 0.85],
  [/[mw]/, 1.5],
  [/[MW]/, 1.8],
  [/\p{Lu}/u, 1.3],
];

type Span = { x0: number; x1: number };

/** The word as it stands on the page: in two where there is a space that the reader of letters has not seen. */
export function splitWord(page: GreyPage, word: ReadWord, size: number, minSpace: number): ReadWord[] {
  const spans = inkSpans(page, word.bbox, minSpace);
  const letters = [...word.text];
  const [first, ...others] = spans;
  if (!first || others.length === 0) return [word];
  const isLostI = first.x1 - first.x0 < size * stroke && letterWidth(letters[0] ?? "") > 0.6;
  if (isLostI && /^\p{Ll}/u.test(word.text)) {
    const rest = { ...word, bbox: { ...word.bbox, x0: others[0]?.x0 ?? first.x1 } };
    return [
      { ...word, text: "I", bbox: { ...word.bbox, ...first } },
      ...splitWord(page, rest, size, minSpace),
    ];
  }
  if (spans.length > letters.length) return [word];
  const ends = placeCuts(letters, spans);
  return spans.map(({ x0, x1 }, at) => ({
    ...word,
    text: letters.slice(ends[at - 1] ?? 0, ends[at]).join(""),
    bbox: { ...word.bbox, x0, x1 },
  }));
}

/** From which width on a space in a row of print stands between words. */
export function spaceBetweenWords(page: GreyPage, row: Box, size: number): number {
  const spans = inkSpans(page, row, 1);
  const spaces = spans.slice(1).map(({ x0 }, at) => x0 - (spans[at]?.x1 ?? x0));
  const usual = median(spaces.filter((space) => space < size * 0.6)) ?? 0;
  return Math.min(size * 0.5, Math.max(size * wordSpace, usual * letterSpaces));
}

/** Whether there is anything to be read at a place. */
export const hasInk = (page: GreyPage, box: Box) => inkSpans(page, box, 1).length > 0;

/** Where there is ink from left to right, smaller spaces than `minSpace` overlooked. */
function inkSpans({ pixels, width, height }: GreyPage, box: Box, minSpace: number): Span[] {
  const spans: Span[] = [];
  const [y0, y1] = [Math.max(0, box.y0), Math.min(height, box.y1)];
  for (let x = Math.max(0, box.x0); x < Math.min(width, box.x1); x += 1) {
    let y = y0;
    while (y < y1 && (pixels[y * width + x] ?? 255) >= dark) y += 1;
    if (y >= y1) continue;
    const last = spans.at(-1);
    if (last && x - last.x1 < minSpace) last.x1 = x + 1;
    else spans.push({ x0: x, x1: x + 1 });
  }
  return spans;
}

/** After how many letters each span ends, so that the letters fit into the spans as well as they can. */
function placeCuts(letters: string[], spans: Span[]): number[] {
  const upTo = [0];
  for (const letter of letters) upTo.push((upTo.at(-1) ?? 0) + letterWidth(letter));
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

const letterWidth = (letter: string) => widths.find(([letters]) => letters.test(letter))?.[1] ?? 1;
