import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { forgetObservations } from "@/lib/features/mastery/forget-observations";
import { errors } from "@/lib/i18n/it";
import { deleteOpen } from "./data";

/**
 * Takes one of the caller's own open mistakes off their message: nobody asks about it again. What our rules are certain of
 * still counts for the topic; what only a tutor has seen does not, since the student says otherwise. Throws NOT_FOUND for
 * anything else, and for one that was put right.
 */
export async function dropFinding(ctx: Ctx<Learner>, findingId: string): Promise<{ success: true }> {
  const { userId } = ctx.actor;
  const dropped = await inLearnerTransaction(ctx.db, userId, async (tx) => {
    const finding = await deleteOpen(tx, userId, findingId);
    if (finding?.source === "tutor") await forgetObservations(tx, userId, findingId);
    return finding;
  });
  if (!dropped) throw new AppError("NOT_FOUND", errors.notFound);
  // Which rules students do not agree with is worth knowing; what they wrote is not.
  ctx.log.info({ event: "finding_dropped", ...dropped });
  return { success: true };
}
