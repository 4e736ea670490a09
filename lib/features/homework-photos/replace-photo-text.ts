import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors, homeworkPhotos as t } from "@/lib/i18n/it";
import { replaceText } from "./data";
import { tidyPhotoText } from "./rules";

export type Correction = { photoId: string; text: string };

/**
 * Replaces what was read of one of the caller's pictures, and answers it as it is stored. Throws NOT_FOUND where there is no
 * answered one.
 */
export async function replacePhotoText(ctx: Ctx<Learner>, { photoId, text }: Correction): Promise<string> {
  const corrected = tidyPhotoText(text);
  if (corrected === "") throw new AppError("BAD_INPUT", t.emptyText);
  const isReplaced = await replaceText(ctx.db, ctx.actor.userId, photoId, corrected);
  if (!isReplaced) throw new AppError("NOT_FOUND", errors.notFound);
  return corrected;
}
