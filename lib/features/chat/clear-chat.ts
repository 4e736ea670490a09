import type { Ctx, Learner } from "@/lib/context";
import { archiveCurrentConversation } from "./data";

/** Starts a new conversation by archiving the current one, if there is one. */
export async function clearChat(ctx: Ctx<Learner>): Promise<{ success: true }> {
  await archiveCurrentConversation(ctx.db, ctx.actor.userId);
  return { success: true };
}
