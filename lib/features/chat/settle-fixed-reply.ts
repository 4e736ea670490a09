import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { awardPractice, type Reward } from "@/lib/features/rewards/award-practice";
import { levelOf } from "@/lib/features/rewards/rules";
import { chat as t } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import { insertMessage } from "./data";
import { endTry, storeReward } from "./exchange-data";
import type { Settled } from "./settle-exchange";

/** Stores an answer that is no lesson: no findings, no XP for it, and for a free one nothing at all is counted. */
export async function settleFixedReply(
  ctx: Ctx<Learner>,
  { exchange, userMessage }: Begun,
  reply: string,
): Promise<Settled> {
  const { id: exchangeId, conversationId } = exchange;
  return inTransaction(ctx.db, async (tx) => {
    if (!(await endTry(tx, exchange, "settled"))) throw new AppError("CONFLICT", t.sendFailed);
    const reward = exchange.isFree ? nothing(ctx) : await countMessage(ctx, tx);
    await storeReward(tx, exchangeId, reward);
    const aiMessage = await insertMessage(tx, {
      id: uuid(),
      conversationId,
      exchangeId,
      sender: "ai",
      text: reply,
      createdAt: ctx.now(),
    });
    const settled = { ...userMessage.exchange, status: "settled" as const };
    return { userMessage: { ...userMessage, exchange: settled }, aiMessage, reward };
  });
}

const nothing = ({ actor }: Ctx<Learner>): Reward => ({
  xpAwarded: 0,
  leveledUp: false,
  newLevel: levelOf(actor.user.xp),
  badgeTypes: [],
});

const countMessage = (ctx: Ctx<Learner>, tx: Tx) =>
  awardPractice(tx, { userId: ctx.actor.userId, xp: 0, messages: 1, corrections: 0, now: ctx.now() });
