import type { Db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { errors } from "@/lib/i18n/it";
import { Places } from "@/lib/places";

/**
 * Turns under way at once in a process. With many more, each waits so long for a connection that turns fail after they
 * were charged and the model was paid. A model that takes 3 s for its answer makes this 40 turns a second.
 */
export const maxTurns = 128;
/** How long a send waits for one to end before it is refused: it costs nothing and may come again. */
const maxWaitMs = 2000;
const retryAfterSeconds = 5;

/** Per database, as each is shared by the turns of one process. */
const slotsOf = new WeakMap<Db, Places>();

/** Waits for a place among the turns under way; answers what gives it back. Throws UNAVAILABLE. */
export async function takeTurnSlot(db: Db): Promise<() => void> {
  const slots = slotsOf.get(db) ?? new Places({ places: maxTurns, maxWaitMs });
  slotsOf.set(db, slots);
  const giveBack = await slots.take();
  if (!giveBack) throw new AppError("UNAVAILABLE", errors.unavailable, { retryAfterSeconds });
  return giveBack;
}
