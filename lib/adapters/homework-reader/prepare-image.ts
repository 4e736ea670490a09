import sharp from "sharp";
import { withReadableImage } from "@/lib/readable-image";
import { median } from "./letter-size";
import { pacer } from "./pace";

/** Grey pixels, one byte each, row by row. */
export type GreyPage = { pixels: Uint8Array; width: number; height: number };

/** A page of paper at this width has letters of the size the reader was trained on. */
const pageWidth = 1800;
export const pageDpi = 220;
const maxPageHeight = 3600;
const maxEnlargement = 2.5;

/** Checks a picture and turns it into one clean grey page: upright, flat, of a readable size. */
export function prepareImage(image: Uint8Array): Promise<GreyPage> {
  return withReadableImage(image, async (picture, { width, height }) => {
    const scale = Math.min(maxEnlargement, pageWidth / width, maxPageHeight / height);
    const size = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    const grey = picture
      .resize({ ...size, fit: "fill" })
      .greyscale()
      .toColourspace("b-w");
    const pixels = new Uint8Array(await grey.raw().toBuffer());
    return { pixels: await withoutShadows(pixels, await paperOf({ pixels, ...size })), ...size };
  });
}

const medianSize = 7;

/** How bright the paper is at each place, ink left out: a median over areas larger than letters. */
async function paperOf({ pixels, width, height }: GreyPage): Promise<Uint8Array> {
  const raw = (data: Uint8Array, size: { width: number; height: number }) =>
    sharp(data, { raw: { ...size, channels: 1 } });
  const small = {
    width: Math.max(medianSize, Math.ceil(width / 12)),
    height: Math.max(medianSize, Math.ceil(height / 12)),
  };
  const areas = await raw(pixels, { width, height })
    .resize({ ...small, fit: "fill" })
    .median(medianSize)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return await raw(areas, small).resize({ width, height, fit: "fill" }).toColourspace("b-w").raw().toBuffer();
}

/** As many pixels as take a small part of a millisecond. */
const slice = 65_536;
/** Between which greys paper ends, by how much a camera's noise stands out from it. */
const paleness = { least: 200, most: 232 };
const noiseReach = 6;
const sampled = 997;

async function withoutShadows(pixels: Uint8Array, paper: Uint8Array): Promise<Uint8Array> {
  const pace = pacer();
  const noise = noiseOf(pixels, paper);
  const clean = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % slice === 0) await pace();
    const light = 255 / Math.max(1, paper[at] ?? 255);
    const part = (pixels[at] ?? 255) * light;
    const pale = Math.min(paleness.most, Math.max(paleness.least, 255 - noise * noiseReach * light));
    clean[at] = part > pale ? 255 : part;
  }
  return clean;
}

/** By how much paper differs from itself: on a clean page ink may be hardly darker. */
function noiseOf(pixels: Uint8Array, paper: Uint8Array): number {
  const differences: number[] = [];
  for (let at = 0; at < pixels.length; at += sampled) {
    const difference = (paper[at] ?? 255) - (pixels[at] ?? 255);
    if (difference > 0 && difference < 60) differences.push(difference);
  }
  return median(differences) ?? 0;
}

export const toPng = ({ pixels, width, height }: GreyPage): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
