import type { Tx } from "@/lib/db/client";
import { countAttempts as count } from "./data";

/** Counts one more real attempt at each of the findings, in the transaction that settles the message. */
export async function countAttempts(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length > 0) await count(tx, ids);
}
