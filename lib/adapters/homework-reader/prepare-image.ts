import sharp from "sharp";
import { withReadableImage } from "@/lib/readable-image";
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

/** Pale enough to be paper or the noise of a camera on it. */
const paleness = 215;
/** As many pixels as take a small part of a millisecond. */
const slice = 65_536;

async function withoutShadows(pixels: Uint8Array, paper: Uint8Array): Promise<Uint8Array> {
  const pace = pacer();
  const clean = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 1) {
    if (at % slice === 0) await pace();
    const part = ((pixels[at] ?? 255) * 255) / Math.max(1, paper[at] ?? 255);
    clean[at] = part > paleness ? 255 : part;
  }
  return clean;
}

export const toPng = ({ pixels, width, height }: GreyPage): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
