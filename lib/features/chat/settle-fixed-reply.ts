import type { Ctx, Learner } from "@/lib/context";
import { settleExchange, type Settled } from "./settle-exchange";
import type { Answered } from "./turn-to-settle";

/** Stores an answer that is no lesson: no findings, no XP for it, and for a free one nothing at all is counted. */
export function settleFixedReply(ctx: Ctx<Learner>, begun: Answered, reply: string): Promise<Settled> {
  const { kind, isFree } = begun.exchange;
  const practice = { xp: 0, messages: kind === "message" ? (1 as const) : (0 as const) };
  return settleExchange(ctx, begun, reply, isFree ? {} : { practice });
}
