import type { Ctx } from "@/lib/context";
import { findLearner } from "./authenticate";
import { deleteSession } from "./data";

/** Ends the session of this cookie, if any, and answers the `Set-Cookie` value that removes it. */
export async function endSession(ctx: Ctx, cookie: string | null): Promise<string> {
  const learner = await findLearner(ctx, cookie);
  if (learner) await deleteSession(ctx.db, learner.sessionId);
  return ctx.ports.sessionCookie.clear();
}
