import type { Ctx, Learner } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { isRaised } from "@/lib/db/errors";
import { retryWhileDatabaseUnavailable } from "@/lib/db/retry-while-unavailable";
import { AppError } from "@/lib/errors";
import { logDropped } from "@/lib/features/findings/drop-open";
import { announceProgress } from "@/lib/features/mirror/announce-progress";
import type { Reward } from "@/lib/features/rewards/reward";
import { storedSupport } from "@/lib/features/safety/stored-support";
import { chat as t } from "@/lib/i18n/it";
import type { MessageRow } from "./data";
import { persistenceMs } from "./rules";
import { holdTurn, settleTurn, tryHasEnded, type UserFigures } from "./settle-data";
import { keptInTurn, turnToSettle, type Answered, type Kept, type Settlement } from "./turn-to-settle";

/** `user`: as they are after it. The ids are those of earlier mistakes that were put right, or taken off. */
export type Settled = {
  userMessage: MessageRow;
  aiMessage: MessageRow;
  reward: Reward;
  user: UserFigures;
  resolvedIds: string[];
  droppedIds: string[];
};

/**
 * Stores the answer with all that the turn leaves, in one statement; where `beside` writes something too, in one
 * transaction with that. Throws CONFLICT when the send was refunded meanwhile.
 */
export async function settleExchange(
  ctx: Ctx<Learner>,
  answered: Answered,
  reply: string,
  settlement: Settlement,
  beside?: (tx: Tx) => Promise<Kept | void>,
): Promise<Settled> {
  const turn = turnToSettle(ctx, answered, reply, settlement);
  const settleBeside = async (tx: Tx, write: NonNullable<typeof beside>) => {
    await holdTurn(tx, turn);
    const kept = { ...settlement, ...(await write(tx)) };
    return { kept, ...(await settleTurn(tx, { ...turn, ...keptInTurn(kept) })) };
  };
  const settle = async () =>
    beside
      ? inTransaction(ctx.db, (tx) => settleBeside(tx, beside))
      : { kept: settlement, ...(await settleTurn(ctx.db, turn)) };
  // The model was paid: a moment without a free connection is no reason to have it asked anew. Who has settled it once
  // cannot do so again.
  const { kept, reward, dropped, user } = await retryWhileDatabaseUnavailable(settle, persistenceMs).catch(
    refuseEnded,
  );
  announceProgress(ctx);
  for (const one of dropped) logDropped(ctx, one);
  const { userMessage } = answered;
  const exchange = endedExchange(answered, kept);
  const aiMessage: MessageRow = {
    ...turn.answer,
    exchangeId: turn.exchangeId,
    sender: "ai",
    xpAwarded: reward.xpAwarded || null,
    createdAt: turn.now,
    exchange,
    findings: [],
  };
  const { resolvedIds, droppedIds, findings } = turn;
  return {
    userMessage: { ...userMessage, findings, exchange },
    aiMessage,
    reward,
    user,
    resolvedIds,
    droppedIds,
  };
}

function refuseEnded(error: unknown): never {
  throw isRaised(error, tryHasEnded) ? new AppError("CONFLICT", t.sendFailed) : error;
}

/** What the row of the exchange says now. */
const endedExchange = (
  { userMessage, support, isSupportShown }: Answered,
  { state, worksheet }: Kept,
): MessageRow["exchange"] => ({
  ...userMessage.exchange,
  ...storedSupport(support, isSupportShown),
  status: "settled",
  lesson: state ?? null,
  worksheet: worksheet ? { id: worksheet.id, _count: { items: worksheet.items } } : null,
});
