import type { App } from "@/lib/context";
import { findLostExchanges } from "./exchange-data";
import { failExchange } from "./fail-exchange";
import { sweepEveryMs } from "./rules";

const batch = 100;

/** Refunds the sends that a crash left pending. Answers how many there were. */
export async function sweepExchanges(app: App): Promise<number> {
  let refunded = 0;
  let found: number;
  do {
    const lost = await findLostExchanges(app.db, app.now(), batch);
    for (const exchange of lost) await failExchange(app, exchange);
    found = lost.length;
    refunded += found;
  } while (found === batch);
  if (refunded > 0) app.log.warn({ event: "exchanges_refunded", refunded });
  return refunded;
}

/** The same now and every few seconds, also while the database is away, until the function it answers is called. */
export function keepSweepingExchanges(app: App): () => void {
  const sweep = () =>
    void sweepExchanges(app).catch((error: unknown) => {
      app.log.warn({ event: "exchanges_not_swept", error });
    });
  sweep();
  const timer = setInterval(sweep, sweepEveryMs).unref();
  return () => clearInterval(timer);
}
