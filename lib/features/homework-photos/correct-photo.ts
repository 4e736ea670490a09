import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import type { MessageReply } from "@/lib/features/chat/contract";
import { getPhotoMessage } from "@/lib/features/chat/get-photo-message";
import { rereadPhoto } from "@/lib/features/worksheets/reread-photo";
import { errors, homeworkPhotos as t } from "@/lib/i18n/it";
import { replaceText } from "./data";
import { tidyPhotoText } from "./rules";

type Correction = { photoId: string; text: string };

/** Replaces what was read of one of the caller's pictures. Throws NOT_FOUND where there is no answered one. */
export async function correctPhoto(ctx: Ctx<Learner>, { photoId, text }: Correction): Promise<MessageReply> {
  const corrected = tidyPhotoText(text);
  if (corrected === "") throw new AppError("BAD_INPUT", t.emptyText);
  const isReplaced = await replaceText(ctx.db, ctx.actor.userId, photoId, corrected);
  if (!isReplaced) throw new AppError("NOT_FOUND", errors.notFound);
  await rereadPhoto(ctx, { photoId, text: corrected });
  return getPhotoMessage(ctx, photoId);
}
