import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import type { MessageReply } from "./contract";
import { findPhotoMessage } from "./data";
import { presentMessage } from "./present-message";

/** The message one of the caller's pictures came with. Throws NOT_FOUND for anybody else's. */
export async function getPhotoMessage(ctx: Ctx<Learner>, photoId: string): Promise<MessageReply> {
  const row = await findPhotoMessage(ctx.db, ctx.actor.userId, photoId);
  if (!row) throw new AppError("NOT_FOUND", errors.notFound);
  return presentMessage(row);
}
