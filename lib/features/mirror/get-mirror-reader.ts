import { v4 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { announceProgress } from "./announce-progress";
import { findName, nameLearner } from "./data";

/** What the caller's browser needs to hear of their progress. A learner is in the mirror from the first time on. */
export async function getMirrorReader(ctx: Ctx<Learner>) {
  const { progressMirror } = ctx.ports;
  if (progressMirror.kind === "none") return { reader: null };
  const { userId } = ctx.actor;
  if (!ctx.actor.user.firebaseUserId) {
    await nameLearner(ctx.db, userId, uuid(), ctx.now()); // Random: it tells nobody who they are or when they came.
    announceProgress(ctx);
  }
  const firebaseUserId = await findName(ctx.db, userId);
  return { reader: firebaseUserId === null ? null : await progressMirror.readerOf(firebaseUserId) };
}
