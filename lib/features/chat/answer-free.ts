import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { leastRecentReply } from "./least-recent-reply";
import { settleExchange, type Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";

/** Answers in words of ours and gives back what the send was charged: what it asked for was not to be had. */
export async function answerFree(
  ctx: Ctx<Learner>,
  begun: Answered,
  variants: readonly string[],
  emit: (text: string) => void,
): Promise<Settled> {
  const reply = await leastRecentReply(ctx, begun.exchange.conversationId, variants);
  emit(reply);
  return settleFree(ctx, begun, reply);
}

/** Stores such an answer, in one transaction with what `also` writes. */
export const settleFree = (
  ctx: Ctx<Learner>,
  begun: Answered,
  reply: string,
  also?: (tx: Tx) => Promise<void>,
): Promise<Settled> => settleExchange(ctx, begun, reply, { isFree: true }, also);
