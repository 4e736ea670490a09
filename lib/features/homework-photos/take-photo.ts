import { createHash } from "node:crypto";
import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { assertRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { homeworkPhotos as t } from "@/lib/i18n/it";
import { HomeworkReaderError, maxImageBytes } from "@/lib/ports/homework-reader";
import { cleanJpeg } from "@/lib/readable-image";
import type { CleanPhoto } from "./photo";
import { photoRate } from "./rules";

const prefix = /^data:image\/(?:jpeg|png|webp);base64,/;

/**
 * The picture in a data URL, checked and re-encoded: nothing is fetched, nothing but JPEG, PNG and WebP is decoded.
 * Throws TOO_LARGE above 8 MB, BAD_INPUT for what is no such picture.
 */
export async function takePhoto(ctx: Ctx<Learner>, url: string): Promise<CleanPhoto> {
  await assertRateLimit(ctx, { subject: `photo:${ctx.actor.userId}`, rate: photoRate });
  const bytes = decode(url);
  try {
    const jpeg = new Uint8Array(await cleanJpeg(bytes));
    return { jpeg, digest: createHash("sha256").update(jpeg).digest("hex") };
  } catch (cause) {
    if (!(cause instanceof HomeworkReaderError)) throw cause;
    const isLarge = cause.reason === "too_many_pixels";
    throw new AppError("BAD_INPUT", isLarge ? t.tooManyPixels : t.notAnImage, { cause });
  }
}

function decode(url: string): Buffer {
  const start = prefix.exec(url)?.[0].length ?? url.length;
  const base64 = url.slice(start);
  const bytes = Buffer.from(base64, "base64");
  // What is no base64 is skipped: then there are fewer bytes than so many characters hold.
  const isWhole = base64.length % 4 === 0 && bytes.byteLength === Buffer.byteLength(base64, "base64");
  if (!isWhole) throw new AppError("BAD_INPUT", t.notAnImage);
  if (bytes.byteLength > maxImageBytes) throw new AppError("TOO_LARGE", t.tooLarge);
  return bytes;
}
