import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { errors, sessions as t } from "@/lib/i18n/it";
import { noteSecurity } from "@/lib/security-events";
import { deleteOtherSessions, deleteSessionOf } from "./data";

/** Ends one session of the caller. `setCookie` where it is the one that asks. Throws NOT_FOUND, for another's too. */
export async function endOwnSession(ctx: Ctx<Learner>, { id }: { id: string }) {
  const { userId, sessionId } = ctx.actor;
  const { count } = await deleteSessionOf(ctx.db, { id, userId });
  if (count === 0) throw new AppError("NOT_FOUND", errors.notFound);
  noteSecurity(ctx, "sessions_ended");
  return { message: t.ended, setCookie: id === sessionId ? ctx.ports.sessionCookie.clear() : undefined };
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions(ctx: Ctx<Learner>): Promise<{ message: string }> {
  await deleteOtherSessions(ctx.db, ctx.actor.userId, ctx.actor.sessionId);
  noteSecurity(ctx, "sessions_ended");
  return { message: t.othersEnded };
}
