import type { App } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import { refundSend } from "@/lib/features/usage/charge-send";
import { deleteTry, endTry, type ExchangeRow } from "./exchange-data";
import { counterOf } from "./rules";

/**
 * Ends a try without an answer and gives back what it was charged, once, whoever comes first. Of the answer to a verdict
 * nothing stays: the verdict can be answered anew.
 */
export async function failExchange(app: Pick<App, "db">, exchange: ExchangeRow): Promise<void> {
  if (exchange.verdictOf !== null) return discardExchange(app, exchange);
  await inLearnerTransaction(app.db, exchange.userId, async (tx) => {
    if (await endTry(tx, exchange, "failed")) await giveBack(tx, exchange);
  });
}

/** The same for what the student sends anew in another way: nothing of it stays. */
export async function discardExchange(app: Pick<App, "db">, exchange: ExchangeRow): Promise<void> {
  await inLearnerTransaction(app.db, exchange.userId, async (tx) => {
    if (await deleteTry(tx, exchange)) await giveBack(tx, exchange);
  });
}

/** Gives back what a send was charged. */
async function giveBack(tx: Tx, exchange: ExchangeRow): Promise<void> {
  const kind = counterOf(exchange);
  if (kind) await refundSend(tx, { ...exchange, kind });
}
