import type { Ctx, Learner } from "@/lib/context";
import type { MessageReply } from "./contract";
import { listCurrentMessages } from "./data";
import { tellableOf } from "./may-tell";
import { presentMessage } from "./present-message";
import { pageSize } from "./rules";

/** A page of the caller's current conversation, oldest first. */
export async function listMessages(
  ctx: Ctx<Learner>,
  { before }: { before?: string },
): Promise<MessageReply[]> {
  const rows = await listCurrentMessages(ctx.db, ctx.actor.userId, { before, limit: pageSize });
  const tellable = await tellableOf(ctx, rows);
  return rows.reverse().map((row) => presentMessage(row, { canTell: tellable.has(row.exchangeId) }));
}
