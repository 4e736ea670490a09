import type { Ctx, Learner } from "@/lib/context";
import { replacePhotoText, type Correction } from "@/lib/features/homework-photos/replace-photo-text";
import { rereadPhoto } from "@/lib/features/worksheets/reread-photo";
import type { MessageReply } from "./contract";
import { getPhotoMessage } from "./get-photo-message";

/** Replaces what was read of one of the caller's pictures. Throws NOT_FOUND where there is no answered one. */
export async function correctPhoto(ctx: Ctx<Learner>, { photoId, text }: Correction): Promise<MessageReply> {
  const corrected = await replacePhotoText(ctx, { photoId, text });
  await rereadPhoto(ctx, { photoId, text: corrected });
  return getPhotoMessage(ctx, photoId);
}
