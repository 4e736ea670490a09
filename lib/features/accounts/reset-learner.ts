import type { Tx } from "@/lib/db/client";
import { deleteProgress, setToStart } from "./reset-data";

/**
 * Returns a learner to the start, in a transaction that is alone with them (`aloneWithLearner`): level, XP, hearts,
 * counters, badges, chat, sheets and all that was learned about them. Account, plan and profile stay. A send that is being
 * answered meanwhile finds its exchange gone: it ends as a conflict and changes nothing.
 */
export async function resetLearner(tx: Tx, userId: number, now: Date): Promise<void> {
  await deleteProgress(tx, userId);
  await setToStart(tx, userId, now);
}
