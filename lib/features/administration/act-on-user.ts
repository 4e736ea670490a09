import type { Administrator, Ctx } from "@/lib/context";
import { aloneWithLearner, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordAlone, recordAudit } from "@/lib/features/audit/record-audit";
import type { AuditAction } from "@/lib/features/audit/rules";
import { administration as t } from "@/lib/i18n/it";
import { lockUser, type UserRow } from "./data";

type Act = { action: AuditAction; userId: number };
/** What an act has done: how it was and is, for the log, and what else its use case needs to know. */
type Done<T> = { before: Record<string, unknown>; after: Record<string, unknown>; result: T };

/**
 * Does something to a user, alone with them, together with its row of the audit log: there are both or neither. What is
 * refused or fails is noted too, after it. Throws NOT_FOUND for a user who is not there.
 */
export async function actOnUser<T>(
  ctx: Ctx<Administrator>,
  { action, userId }: Act,
  work: (tx: Tx, user: UserRow) => Promise<Done<T>>,
): Promise<T> {
  try {
    return await aloneWithLearner(ctx.db, userId, async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user) throw new AppError("NOT_FOUND", t.userNotFound);
      const { before, after, result } = await work(tx, user);
      const entry = { actor: ctx.actor.subject, action, outcome: "ok", targetUserId: userId } as const;
      await recordAudit(ctx, tx, { ...entry, details: { before, after } });
      return result;
    });
  } catch (error) {
    await noteFailure(ctx, { action, userId }, error);
    throw error;
  }
}

async function noteFailure(ctx: Ctx<Administrator>, { action, userId }: Act, error: unknown): Promise<void> {
  const refusal = error instanceof AppError ? error : undefined;
  await recordAlone(ctx, {
    action,
    targetUserId: userId,
    outcome: refusal ? "refused" : "error",
    details: { code: refusal?.code ?? "INTERNAL" },
  }).catch((cause: unknown) => ctx.log.error({ event: "failure_not_noted", action, userId, error: cause }));
}
