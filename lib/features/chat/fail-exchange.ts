import type { App } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { refundSend } from "@/lib/features/usage/charge-send";
import { deleteTry, endTry, type ExchangeRow } from "./exchange-data";

/** Ends a try without an answer and gives back what it was charged, once, whoever comes first. */
export async function failExchange(app: Pick<App, "db">, exchange: ExchangeRow): Promise<void> {
  await inLearnerTransaction(app.db, exchange.userId, async (tx) => {
    const hasEnded = await endTry(tx, exchange, "failed");
    if (hasEnded && !exchange.isFree) await refundSend(tx, exchange);
  });
}

/** The same for what the student sends anew in another way: nothing of it stays. */
export async function discardExchange(app: Pick<App, "db">, exchange: ExchangeRow): Promise<void> {
  await inLearnerTransaction(app.db, exchange.userId, async (tx) => {
    const hasEnded = await deleteTry(tx, exchange);
    if (hasEnded && !exchange.isFree) await refundSend(tx, exchange);
  });
}
