import { v7 as uuid } from "uuid";
import type { Ctx } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import { persistently } from "@/lib/db/persistently";
import { AppError } from "@/lib/errors";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { countSupport } from "@/lib/features/safety/count-support";
import type { Support } from "@/lib/features/safety/rules";
import { storedSupport } from "@/lib/features/safety/stored-support";
import { announceProgress } from "@/lib/features/mirror/announce-progress";
import type { Reward } from "@/lib/features/rewards/award-practice";
import type { SheetOfTurn } from "@/lib/features/worksheets/bring-sheet";
import { chat as t } from "@/lib/i18n/it";
import type { Begun } from "./begin-exchange";
import { insertMessage, type MessageRow } from "./data";
import { endTry, storeOutcome } from "./exchange-data";
import { persistenceMs } from "./rules";

/** What an answered send earned, the mistakes found in it, and what the lesson is about after it. */
type Conclusion = {
  reward: Reward;
  findings?: MessageRow["findings"];
  state?: LessonState | undefined;
  /** The sheet that was made of its exercise. */
  worksheet?: SheetOfTurn | undefined;
};
/** A send, and the need of help that was seen in it; whether the answer names it too, which is so unless it is said. */
export type Answered = Begun & { support?: Support | undefined; isSupportShown?: boolean | undefined };
export type Settled = { userMessage: MessageRow; aiMessage: MessageRow; reward: Reward };

/**
 * Stores the answer with all that `conclude` makes of it, in one transaction. Throws when the send was refunded
 * meanwhile.
 */
export async function settleExchange(
  ctx: Ctx,
  { exchange, userMessage, support, isSupportShown }: Answered,
  reply: string,
  conclude: (tx: Tx) => Promise<Conclusion>,
): Promise<Settled> {
  const { id: exchangeId, conversationId } = exchange;
  const settle = async (tx: Tx): Promise<Settled> => {
    if (!(await endTry(tx, exchange, "settled"))) throw new AppError("CONFLICT", t.sendFailed);
    const { reward, findings = [], state, worksheet } = await conclude(tx);
    const shown = storedSupport(support, isSupportShown);
    await storeOutcome(tx, exchange, {
      reward,
      lesson: state,
      worksheetId: worksheet?.id ?? null,
      ...shown,
    });
    const ended = {
      ...userMessage.exchange,
      ...shown,
      status: "settled" as const,
      lesson: state ?? null,
      worksheet: worksheet ? { id: worksheet.id, _count: { items: worksheet.items } } : null,
    };
    const answer = {
      id: uuid(),
      conversationId,
      exchangeId,
      sender: "ai" as const,
      text: reply,
      xpAwarded: reward.xpAwarded || null,
      createdAt: ctx.now(),
    };
    const aiMessage = await insertMessage(tx, answer, ended);
    if (support) await countSupport(tx, support, ctx.now());
    return { userMessage: { ...userMessage, findings, exchange: ended }, aiMessage, reward };
  };
  // The model was paid: a moment without a free connection is no reason to have it asked anew. Who has settled it once
  // cannot do so again.
  const settled = await persistently(
    () => inLearnerTransaction(ctx.db, exchange.userId, settle),
    persistenceMs,
  );
  announceProgress(ctx);
  return settled;
}
