import sharp from "sharp";
import { isSureToken } from "./choose-words";
import type { GreyPage } from "./prepare-image";
import type { Strips } from "./strips";
import type { ReadWord } from "./words";

/** Strips that are to be read again, drawn at another size: `at` tells which strip of the page each of them is. */
type Redrawn = { picture: GreyPage; at: number[]; scale: number; height: number };

/** Less sure than this of any word, a reader reads its line again. */
const minConfidence = 0.87;

/** The strips with words that nobody would print, or of which the reader was not sure. */
export const doubtfulStrips = ({ strips }: Strips, rows: readonly (readonly ReadWord[])[]): number[] =>
  [...strips.keys()].filter((at) =>
    rows[at]?.some(({ text, confidence = 0 }) => confidence < minConfidence || !isSureToken(text)),
  );

const heightOf = (strips: Strips["strips"]) => (strips[0]?.y1 ?? 1) - (strips[0]?.y0 ?? 0);
const stripAt = ({ bbox }: ReadWord, height: number) => Math.floor((bbox.y0 + bbox.y1) / 2 / height);

/** The words by the strip they stand on. */
export function wordsByStrip({ strips }: Strips, words: readonly ReadWord[]): ReadWord[][] {
  const height = heightOf(strips);
  const rows = strips.map((): ReadWord[] => []);
  for (const word of words) rows[stripAt(word, height)]?.push(word);
  return rows;
}

export async function redraw({ picture, strips }: Strips, at: number[], scale: number): Promise<Redrawn> {
  const { width, pixels } = picture;
  const height = heightOf(strips);
  const stacked = new Uint8Array(width * height * at.length);
  for (const [place, strip] of at.entries())
    stacked.set(
      pixels.subarray(strip * height * width, (strip + 1) * height * width),
      place * height * width,
    );
  const size = { width: Math.round(width * scale), height: Math.round(height * at.length * scale) };
  const drawn = await sharp(stacked, { raw: { width, height: height * at.length, channels: 1 } })
    .resize({ ...size, fit: "fill" })
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return { picture: { pixels: new Uint8Array(drawn), ...size }, at, scale, height };
}

/** What was read of the strips drawn again, where it stands on the page's own strips. */
export function wordsOfRedrawn({ at, scale, height }: Redrawn, words: readonly ReadWord[]): ReadWord[] {
  return words.flatMap((word) => {
    const place = Math.floor((word.bbox.y0 + word.bbox.y1) / 2 / scale / height);
    const strip = at[place];
    if (strip === undefined) return [];
    const down = (strip - place) * height;
    const { x0, x1, y0, y1 } = word.bbox;
    const unscaled = (value: number) => Math.round(value / scale);
    return [
      {
        ...word,
        bbox: { x0: unscaled(x0), x1: unscaled(x1), y0: unscaled(y0) + down, y1: unscaled(y1) + down },
      },
    ];
  });
}
