import type { App } from "@/lib/context";
import type { Db } from "@/lib/db/client";
import { extendLeases, type ExchangeRow } from "./exchange-data";
import { holdMs, leaseMs, renewEveryMs } from "./rules";

type Lessee = Pick<App, "db" | "now" | "log" | "env">;
/** A try under way here, and until when its lease is renewed. */
type Try = Pick<ExchangeRow, "id" | "attempt"> & { untilMs: number };
type Held = { tries: Set<Try>; timer?: NodeJS.Timeout };

const heldOn = new WeakMap<Db, Held>();

/**
 * Has the lease of a try renewed while this process lives, for as long as a turn may take; answers what lets go of it.
 * One statement renews all tries of the process, and a short turn is over before the first.
 */
export function holdLease(app: Lessee, { id, attempt, kind }: ExchangeRow): () => void {
  const held = heldOn.get(app.db) ?? { tries: new Set() };
  heldOn.set(app.db, held);
  // The last renewal reaches as far as the turn may, and a pause further.
  const own = {
    id,
    attempt,
    untilMs: app.now().getTime() + holdMs(kind, app.env.TUTOR_TIMEOUT_S * 1000) - leaseMs + renewEveryMs,
  };
  held.tries.add(own);
  held.timer ??= setInterval(() => void renewLeases(app), renewEveryMs).unref();
  return () => {
    held.tries.delete(own);
    if (held.tries.size > 0) return;
    clearInterval(held.timer);
    held.timer = undefined;
  };
}

/** Says of all turns under way here that their process lives. One that was given up meanwhile stays so. */
export async function renewLeases(app: Lessee): Promise<void> {
  const nowMs = app.now().getTime();
  const tries = [...(heldOn.get(app.db)?.tries ?? [])].filter(({ untilMs }) => nowMs < untilMs);
  if (tries.length === 0) return;
  await extendLeases(app.db, tries, new Date(nowMs + leaseMs)).catch((error: unknown) => {
    app.log.warn({ event: "leases_not_renewed", error });
  });
}
