import type { Ctx, Learner } from "@/lib/context";
import type { SessionReply } from "./contract";
import { findSessionsOf } from "./data";
import { describeDevice } from "./devices";

/** The caller's living sessions, the newest first. */
export async function listSessions(ctx: Ctx<Learner>): Promise<{ sessions: SessionReply[] }> {
  const rows = await findSessionsOf(ctx.db, ctx.actor.userId, ctx.now());
  const sessions = rows.map(({ id, createdAt, ...device }) => ({
    id,
    device: describeDevice(device),
    startedAt: createdAt.toISOString(),
    isCurrent: id === ctx.actor.sessionId,
  }));
  return { sessions };
}
