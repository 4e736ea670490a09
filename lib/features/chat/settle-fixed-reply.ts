import type { Ctx, Learner } from "@/lib/context";
import { awardPractice, noReward } from "@/lib/features/rewards/award-practice";
import { settleExchange, type Answered, type Settled } from "./settle-exchange";

/** Stores an answer that is no lesson: no findings, no XP for it, and for a free one nothing at all is counted. */
export function settleFixedReply(ctx: Ctx<Learner>, begun: Answered, reply: string): Promise<Settled> {
  const { userId, user } = ctx.actor;
  const messages = begun.exchange.kind === "message" ? 1 : 0;
  return settleExchange(ctx, begun, reply, async (tx) => ({
    reward: begun.exchange.isFree
      ? noReward(user.xp)
      : await awardPractice(tx, { userId, xp: 0, messages, now: ctx.now() }),
  }));
}
