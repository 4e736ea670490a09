import { v7 as uuid } from "uuid";
import type { Ctx } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Finding } from "@/lib/features/english/finding";
import { countAttempts } from "@/lib/features/findings/count-attempts";
import { recordFindings } from "@/lib/features/findings/record-findings";
import { resolveFindings } from "@/lib/features/findings/resolve-findings";
import { awardPractice, type Reward } from "@/lib/features/rewards/award-practice";
import { xpForMessage } from "@/lib/features/rewards/rules";
import { chat as t } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import { insertMessage, type MessageRow } from "./data";
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
    const found = await recordFindings(tx, { userId, messageId: userMessage.id, findings, now });
    const resolved = await resolveFindings(tx, { userId, ids: resolvedIds, now });
    await countAttempts(tx, attemptedIds);
    const correctedFindings = Math.min(corrections, resolved.length);
    const xp = xpForMessage({ englishWords: countEnglishWords(userMessage.text), correctedFindings });
    const reward = await awardPractice(tx, {
      userId,
      xp,
      messages: 1,
      corrections: correctedFindings,
      now,
    });
    await storeReward(tx, exchangeId, reward);
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
