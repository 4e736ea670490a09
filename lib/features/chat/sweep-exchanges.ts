import type { App } from "@/lib/context";
import { findLostExchanges } from "./exchange-data";
import { failExchange } from "./fail-exchange";
import { sweepAgainMs, sweepEveryMs } from "./rules";

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

/**
 * The same now and every few seconds until the function it answers is called; sooner where the database was away or the
 * process too busy, as nothing else gives back what the one before it was charged.
 */
export function keepSweepingExchanges(app: App): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const sweep = async (): Promise<void> => {
    const isSwept = await sweepExchanges(app).then(
      () => true,
      (error: unknown) => {
        app.log.warn({ event: "exchanges_not_swept", error });
        return false;
      },
    );
    if (!isOver) timer = setTimeout(() => void sweep(), isSwept ? sweepEveryMs : sweepAgainMs).unref();
  };
  void sweep();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
