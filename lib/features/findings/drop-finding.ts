import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { dropOpen, logDropped } from "./drop-open";

/**
 * Takes one of the caller's own open mistakes off their message, since they say that it is none: nobody asks about it
 * again, and it does not count for its topic. Throws NOT_FOUND for anything else, and for one that was put right.
 */
export async function dropFinding(ctx: Ctx<Learner>, findingId: string): Promise<{ success: true }> {
  const { userId } = ctx.actor;
  const dropped = await inLearnerTransaction(ctx.db, userId, (tx) => dropOpen(tx, userId, findingId));
  if (!dropped) throw new AppError("NOT_FOUND", errors.notFound);
  logDropped(ctx, dropped);
  return { success: true };
}
