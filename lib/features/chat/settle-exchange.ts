import { v7 as uuid } from "uuid";
import type { Ctx } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { countEnglishWords } from "@/lib/features/english/language";
import type { Finding } from "@/lib/features/english/finding";
import { awardExchange, type Reward } from "@/lib/features/rewards/award-exchange";
import { chat as t } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import { countAttempts, insertFindings, insertMessage, markResolved, type MessageRow } from "./data";
import { endTry, storeReward } from "./exchange-data";

export type Diagnosis = {
  findings: Finding[];
  resolvedIds: string[];
  attemptedIds: string[];
  /** Distinct mistakes put right: one made twice is stored twice, and solved once. */
  corrections: number;
};
export type Settled = { userMessage: MessageRow; aiMessage: MessageRow; reward: Reward };

/** Stores the answer with all it earned, in one transaction. Throws when the send was refunded meanwhile. */
export async function settleExchange(
  ctx: Ctx,
  { exchange, userMessage }: Begun,
  { findings, resolvedIds, attemptedIds, corrections }: Diagnosis,
  reply: string,
): Promise<Settled> {
  const now = ctx.now();
  const { id: exchangeId, userId, conversationId } = exchange;
  return inTransaction(ctx.db, async (tx) => {
    if (!(await endTry(tx, exchange, "settled"))) throw new AppError("CONFLICT", t.sendFailed);
    const practice = {
      englishWords: countEnglishWords(userMessage.text),
      correctedFindings: corrections,
    };
    const reward = await awardExchange(tx, { userId, ...practice, now });
    await storeReward(tx, exchangeId, reward);
    const found = findings.map((finding) => ({ id: uuid(), messageId: userMessage.id, ...finding }));
    if (found.length > 0) await insertFindings(tx, found);
    if (resolvedIds.length > 0) await markResolved(tx, resolvedIds, now);
    if (attemptedIds.length > 0) await countAttempts(tx, attemptedIds);
    const aiMessage = await insertMessage(tx, {
      id: uuid(),
      conversationId,
      exchangeId,
      sender: "ai",
      text: reply,
      xpAwarded: reward.xpAwarded || null,
      createdAt: now,
    });
    const answered = {
      ...userMessage,
      findings: found,
      exchange: { ...userMessage.exchange, status: "settled" as const },
    };
    return { userMessage: answered, aiMessage, reward };
  });
}
