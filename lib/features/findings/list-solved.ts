import type { Ctx, Learner } from "@/lib/context";
import type { FindingReply } from "./contract";
import { listResolved } from "./data";
import { presentFinding } from "./present-finding";

/**
 * The caller's own mistakes that a message has put right, as they are now: those of these ids, or those that were put
 * right at the moment of its answer. One that is still open is left out, and with it its correction.
 */
export async function listSolved(ctx: Ctx<Learner>, which: string[] | { at: Date }): Promise<FindingReply[]> {
  if (Array.isArray(which) && which.length === 0) return [];
  const rows = await listResolved(ctx.db, ctx.actor.userId, which);
  return rows.map(presentFinding);
}
