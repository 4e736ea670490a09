import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";

/**
 * Turns under way at once in a process. With many more, each waits so long for a connection that turns fail after they
 * were charged and the model was paid. A model that takes 3 s for its answer makes this 40 turns a second.
 */
export const maxTurns = 128;
/** How long a send waits for one to end before it is refused: it costs nothing and may come again. */
const maxWaitMs = 2000;
const retryAfterSeconds = 5;

type Slots = { free: number; waiting: (() => void)[] };

/** Per database, as each is shared by the turns of one process. */
const slotsOf = new WeakMap<Db, Slots>();

/** Waits for a place among the turns under way; answers what gives it back. Throws UNAVAILABLE. */
export async function takeTurnSlot(db: Db): Promise<() => void> {
  const slots = slotsOf.get(db) ?? { free: maxTurns, waiting: [] };
  slotsOf.set(db, slots);
  if (slots.free > 0) slots.free -= 1;
  else await waitForSlot(slots);
  return () => {
    const next = slots.waiting.shift();
    if (next) next();
    else slots.free += 1;
  };
}

/** In the order they came. */
function waitForSlot({ waiting }: Slots): Promise<void> {
  return new Promise((resolve, reject) => {
    const called = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(called), 1);
      reject(new AppError("UNAVAILABLE", errors.unavailable, { retryAfterSeconds }));
    }, maxWaitMs);
    waiting.push(called);
  });
}
