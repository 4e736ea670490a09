import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { forgetObservations } from "@/lib/features/mastery/forget-observations";
import { deleteOpen } from "./data";

/** A mistake that was taken off. */
export type Dropped = NonNullable<Awaited<ReturnType<typeof deleteOpen>>>;

/** Takes an open mistake away that the student says is none, with what was seen of its topic; answers what it was. */
export async function dropOpen(tx: Tx, userId: number, id: string): Promise<Dropped | null> {
  const dropped = await deleteOpen(tx, userId, id);
  if (dropped) await forgetObservations(tx, userId, id);
  return dropped;
}

/** Which rules students do not agree with is worth knowing; what they wrote is not. */
export const logDropped = ({ log }: Pick<App, "log">, dropped: Dropped) =>
  log.info({ event: "finding_dropped", ...dropped });
