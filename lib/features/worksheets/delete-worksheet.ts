import type { Ctx, Learner } from "@/lib/context";
import { aloneWithLearner } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { deleteSheet } from "./data";

/** Deletes a sheet with all that is in it. Throws NOT_FOUND for anybody else's. */
export async function deleteWorksheet(
  ctx: Ctx<Learner>,
  { worksheetId }: { worksheetId: string },
): Promise<{ success: true }> {
  const { userId } = ctx.actor;
  // Alone, as lessons are changed along with it: a turn that ends beside it would wait for it in a circle.
  const isDeleted = await aloneWithLearner(ctx.db, userId, (tx) => deleteSheet(tx, userId, worksheetId));
  if (!isDeleted) throw new AppError("NOT_FOUND", errors.notFound);
  return { success: true };
}
