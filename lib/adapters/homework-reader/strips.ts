import { pacer } from "./pace";
import type { GreyPage } from "./prepare-image";
import type { Row } from "./reading-order";
import type { Segment } from "./text-lines";

/** A stretch of print or a gap, where it stands on the page and on the strip. */
export type Span = {
  segment: Segment;
  isGap: boolean;
  page: { x0: number; x1: number };
  x0: number;
  x1: number;
};
export type Strip = { spans: Span[]; y0: number; y1: number };
/** The rows of a page drawn anew: straight, of one size, one below the other. */
export type Strips = { picture: GreyPage; strips: Strip[] };

/** How high small letters are drawn: as high as those the reader of letters was trained on. */
export const drawnSize = 24;
/** Parts of that height. */
const above = 2.3;
const below = 1.2;
const margin = 2;
const gapWidth = 2.4;
const gapSpace = 0.7;
const maxSpace = 4.5;
/** Around ink, what a blur has made pale. */
const edge = 2;

export async function drawStrips(page: GreyPage, rows: readonly Row[]): Promise<Strips> {
  const segments = [...new Set(rows.flat().map(({ segment }) => segment))];
  const owners = await ownersOf(page, segments);
  const height = Math.round(drawnSize * (above + below));
  const strips = rows.map((row, at): Strip => ({
    spans: spansOf(row.map(({ segment }) => segment)),
    y0: at * height,
    y1: (at + 1) * height,
  }));
  const ends = strips.map(({ spans }) => spans.at(-1)?.x1 ?? 0);
  const width = Math.ceil(Math.max(1, ...ends) + drawnSize * margin);
  const size = { width, height: Math.max(1, rows.length * height) };
  const picture = { pixels: new Uint8Array(size.width * size.height).fill(255), ...size };
  const pace = pacer();
  for (const { spans, y0 } of strips) {
    for (const span of spans) {
      await pace();
      if (!span.isGap) draw({ page, owners, owner: segments.indexOf(span.segment) + 1, span }, picture, y0);
    }
  }
  return { picture, strips };
}

function spansOf(segments: readonly Segment[]): Span[] {
  const spans: Span[] = [];
  for (const segment of segments) {
    const scale = drawnSize / segment.size;
    for (const { isGap, x0, x1 } of stretchesOf(segment)) {
      const last = spans.at(-1);
      const space = last ? (x0 - last.page.x1) * scale : drawnSize * margin;
      const least = drawnSize * (isGap || last?.isGap ? gapSpace : 0.3);
      const from = (last?.x1 ?? 0) + Math.min(drawnSize * maxSpace, Math.max(space, least));
      const width = isGap ? drawnSize * gapWidth : (x1 - x0) * scale;
      spans.push({ segment, isGap, page: { x0, x1 }, x0: from, x1: from + width });
    }
  }
  return spans;
}

type Stretch = { isGap: boolean; x0: number; x1: number };

function stretchesOf({ nodes, signs }: Segment): Stretch[] {
  const gaps = nodes.flatMap(({ gap, x0, x1 }) => (gap ? [{ isGap: true, x0, x1 }] : []));
  const isInGap = (x: number) => gaps.some(({ x0, x1 }) => x > x0 && x < x1);
  const print = [...nodes.filter(({ gap }) => !gap), ...signs]
    .filter(({ x0, x1 }) => !isInGap((x0 + x1) / 2))
    .map(({ x0, x1 }) => ({ isGap: false, x0, x1 }));
  const stretches: Stretch[] = [];
  for (const one of [...gaps, ...print].sort((a, b) => a.x0 - b.x0)) {
    const last = stretches.at(-1);
    if (last && !last.isGap && !one.isGap) last.x1 = Math.max(last.x1, one.x1);
    else stretches.push({ ...one });
  }
  return stretches;
}

/** To which segment the ink of each place belongs, from one on. */
async function ownersOf({ width, height }: GreyPage, segments: readonly Segment[]): Promise<Uint16Array> {
  const owners = new Uint16Array(width * height);
  const pace = pacer();
  for (const [at, { nodes, signs }] of segments.entries()) {
    await pace();
    for (const { runs } of [...nodes.flatMap(({ letter }) => letter ?? []), ...signs])
      for (const { x0, x1, y } of runs)
        for (let row = Math.max(0, y - edge); row <= Math.min(height - 1, y + edge); row += 1)
          owners.fill(at + 1, row * width + Math.max(0, x0 - edge), row * width + Math.min(width, x1 + edge));
  }
  return owners;
}

type Drawn = { page: GreyPage; owners: Uint16Array; owner: number; span: Span };

function draw({ page, owners, owner, span }: Drawn, picture: GreyPage, top: number): void {
  const { segment } = span;
  const step = segment.size / drawnSize;
  const [from, to] = [Math.floor(span.x0 - edge * 2), Math.ceil(span.x1 + edge * 2)];
  const height = Math.round(drawnSize * (above + below));
  for (let x = Math.max(0, from); x < Math.min(picture.width, to); x += 1) {
    const pageX = span.page.x0 + (x - span.x0) * step;
    const base = segment.baseline(pageX);
    for (let y = 0; y < height; y += 1) {
      const pageY = base + (y - drawnSize * above) * step;
      const grey = sample(page, owners, owner, pageX, pageY);
      const place = (top + y) * picture.width + x;
      if (grey < (picture.pixels[place] ?? 255)) picture.pixels[place] = grey;
    }
  }
}

function sample(
  { pixels, width, height }: GreyPage,
  owners: Uint16Array,
  owner: number,
  x: number,
  y: number,
) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255;
  const at = top * width + left;
  if (owners[at] !== owner && owners[at + width + 1] !== owner) return 255;
  const grey = (place: number) => (owners[place] === owner ? (pixels[place] ?? 255) : 255);
  const [dx, dy] = [x - left, y - top];
  const upper = grey(at) * (1 - dx) + grey(at + 1) * dx;
  const lower = grey(at + width) * (1 - dx) + grey(at + width + 1) * dx;
  return upper * (1 - dy) + lower * dy;
}
