import type { Tx } from "@/lib/db/client";
import { deleteObservationsOf } from "./data";

/** Forgets what was seen of a student's topics in something that has turned out to show nothing. */
export async function forgetObservations(tx: Tx, userId: number, sourceId: string): Promise<void> {
  await deleteObservationsOf(tx, userId, sourceId);
}
