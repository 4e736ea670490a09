import sharp, { type Metadata, type Sharp } from "sharp";
import { HomeworkReaderError, maxImageBytes } from "@/lib/ports/homework-reader";

/** What a phone's camera takes, and no more: a small file can hold a picture that fills the memory. */
const maxPixels = 24_000_000;

// Every decoder but these three is shut for the whole process: SVG, AVIF and the rest have been ways in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"] });

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.subarray(at, at + text.length)).toString("latin1") === text;

/** By its first bytes, whatever its name says. */
const isReadableImage = (bytes: Uint8Array) =>
  startsWith(bytes, "\xff\xd8\xff") ||
  startsWith(bytes, "\x89PNG\r\n\x1a\n") ||
  (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8));

type Size = { width: number; height: number };

/**
 * Checks what somebody sent as a picture before anything of it is decoded, and has `work` done with it: upright and
 * opaque. Throws HomeworkReaderError for what is no JPEG, PNG or still WebP, too large or broken.
 */
export async function withReadableImage<Result>(
  image: Uint8Array,
  work: (picture: Sharp, size: Size) => Promise<Result>,
): Promise<Result> {
  if (image.byteLength > maxImageBytes) throw new HomeworkReaderError("too_large");
  if (!isReadableImage(image)) throw new HomeworkReaderError("not_an_image");
  const { autoOrient: size, pages = 1 } = await metadataOf(image);
  if (pages > 1) throw new HomeworkReaderError("not_an_image"); // A film: each of its frames is a picture to decode.
  if (size.width * size.height > maxPixels) throw new HomeworkReaderError("too_many_pixels");
  try {
    const picture = sharp(image, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true });
    return await work(picture.flatten({ background: "white" }), size);
  } catch (cause) {
    throw new HomeworkReaderError("not_an_image", { cause });
  }
}

async function metadataOf(image: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(image, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new HomeworkReaderError("not_an_image", { cause });
  }
}

/** As wide as the screens send them; a long strip of paper is still one picture. */
const cleanSize = { width: 800, height: 4000 };

/** The picture as we keep it and pass it on: re-encoded, so that nothing but what can be seen is left of it. */
export const cleanJpeg = (image: Uint8Array): Promise<Buffer> =>
  withReadableImage(image, (picture) =>
    picture
      .resize({ ...cleanSize, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer(),
  );
