import { v7 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import { insertObservations } from "./data";
import type { Observation } from "./rules";

/** `sourceId`: the finding or the exercise it was seen in; with the kind, the same thing counts once. */
type Seen = Observation & { sourceId: string };

/** Remembers what a student showed about their topics, in the transaction of what showed it. */
export async function recordObservations(tx: Tx, userId: number, seen: Seen[]): Promise<void> {
  if (seen.length === 0) return;
  await insertObservations(
    tx,
    seen.map((one) => ({ id: uuid(), userId, ...one })),
  );
}
