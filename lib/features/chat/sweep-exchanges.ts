import type { App } from "@/lib/context";
import { findLostExchanges } from "./exchange-data";
import { failExchange } from "./fail-exchange";

const batch = 100;

/** Refunds the sends that a crash left pending. Answers how many there were. */
export async function sweepExchanges(app: App): Promise<number> {
  const lost = await findLostExchanges(app.db, app.now(), batch);
  for (const exchange of lost) await failExchange(app, exchange);
  return lost.length;
}
