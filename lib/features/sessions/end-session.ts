import type { Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { noteSecurity } from "@/lib/security-events";
import { findLearner, refuseAnothersPage } from "./authenticate";
import { deleteOtherSessions, deleteSession, deleteSessionsOf } from "./data";

/**
 * Ends the session of this cookie, if any, and answers the `Set-Cookie` value that removes it. `pageOf`: as for
 * `authenticateLearner`. Throws NO_SESSION from the page of somebody else: whoever has come in since stays in.
 */
export async function endSession(ctx: Ctx, cookie: string | null, pageOf: string | null): Promise<string> {
  const learner = await findLearner(ctx, cookie);
  if (learner) {
    refuseAnothersPage(learner, pageOf);
    await deleteSession(ctx.db, learner.sessionId);
    noteSecurity(ctx, "logout", learner.userId);
  }
  return ctx.ports.sessionCookie.clear();
}

/** Ends every session of one user. */
export async function endSessionsOf(tx: Tx, userId: number): Promise<void> {
  await deleteSessionsOf(tx, userId);
}

/** Ends every session of one user but this one. */
export async function endOtherSessionsOf(tx: Tx, userId: number, keptId: string): Promise<void> {
  await deleteOtherSessions(tx, userId, keptId);
}
