import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { refundMessage } from "@/lib/features/usage/charge-message";
import { endTry, type ExchangeRow } from "./exchange-data";

/** Ends a try without an answer and gives back what it was charged, once, whoever comes first. */
export async function failExchange(app: Pick<App, "db">, exchange: ExchangeRow): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const hasEnded = await endTry(tx, exchange, "failed");
    if (hasEnded && !exchange.isFree) await refundMessage(tx, exchange);
  });
}
