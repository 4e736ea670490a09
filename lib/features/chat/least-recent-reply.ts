import type { Ctx } from "@/lib/context";
import { listReplies } from "./history-data";

/** Replies looked back on, so that the same words do not come twice in a row. */
const lookBack = 10;

/** Of words of ours those not said yet in a conversation, or said longest ago. */
export async function leastRecentReply(
  ctx: Ctx,
  conversationId: string,
  variants: readonly string[],
): Promise<string> {
  const newestFirst = await listReplies(ctx.db, conversationId, lookBack);
  const age = (variant: string) => {
    const at = newestFirst.indexOf(variant);
    return at < 0 ? Infinity : at;
  };
  return variants.reduce((oldest, variant) => (age(variant) > age(oldest) ? variant : oldest));
}
