import sharp from "sharp";
import { HomeworkReaderError, maxImageBytes } from "@/lib/ports/homework-reader";

/** Grey pixels, one byte each, row by row. */
export type GreyPage = { pixels: Uint8Array; width: number; height: number };

/** What a phone's camera takes, and no more: a small file can hold a picture that fills the memory. */
const maxPixels = 24_000_000;
/** A page of paper at this width has letters of the size the reader was trained on. */
const pageWidth = 1800;
export const pageDpi = 220;
const maxPageHeight = 3600;
const maxEnlargement = 2.5;

// Every decoder but these three is shut for the whole process: SVG, AVIF and the rest have been ways in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString("latin1") === text;

/** By its first bytes, whatever its name says. */
export const isReadableImage = (bytes: Uint8Array) =>
  startsWith(bytes, "\xff\xd8\xff") ||
  startsWith(bytes, "\x89PNG\r\n\x1a\n") ||
  (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8));

/** Checks a picture and turns it into one clean grey page: upright, flat, of a readable size. */
export async function prepareImage(image: Uint8Array): Promise<GreyPage> {
  if (image.byteLength > maxImageBytes) throw new HomeworkReaderError("too_large");
  if (!isReadableImage(image)) throw new HomeworkReaderError("not_an_image");
  const { width, height } = await sizeOf(image);
  if (width * height > maxPixels) throw new HomeworkReaderError("too_many_pixels");
  const scale = Math.min(maxEnlargement, pageWidth / width, maxPageHeight / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  try {
    const grey = sharp(image, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true })
      .flatten({ background: "white" })
      .resize({ ...size, fit: "fill" })
      .greyscale()
      .toColourspace("b-w");
    const pixels = new Uint8Array(await grey.raw().toBuffer());
    return { pixels: withoutShadows(pixels, await paperOf({ pixels, ...size })), ...size };
  } catch (cause) {
    throw new HomeworkReaderError("not_an_image", { cause });
  }
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

function withoutShadows(pixels: Uint8Array, paper: Uint8Array): Uint8Array {
  return pixels.map((pixel, at) => {
    const part = (pixel * 255) / Math.max(1, paper[at] ?? 255);
    return part > paleness ? 255 : part;
  });
}

async function sizeOf(image: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient } = await sharp(image, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (cause) {
    throw new HomeworkReaderError("not_an_image", { cause });
  }
}

export const toPng = ({ pixels, width, height }: GreyPage): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
