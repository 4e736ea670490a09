import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { Bytes } from "@/lib/contract/call";
import { errors } from "@/lib/i18n/it";
import { findImage } from "./data";
import { keepSeconds } from "./rules";

/** One of the caller's own pictures. Throws NOT_FOUND for anybody else's. */
export async function getPhoto(ctx: Ctx<Learner>, { photoId }: { photoId: string }): Promise<Bytes> {
  const photo = await findImage(ctx.db, ctx.actor.userId, photoId);
  if (!photo) throw new AppError("NOT_FOUND", errors.notFound);
  return new Bytes(photo.image, "image/jpeg", keepSeconds);
}
