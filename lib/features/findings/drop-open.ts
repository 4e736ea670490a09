import type { App } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { forgetObservations } from "@/lib/features/mastery/forget-observations";
import { deleteOpen } from "./data";

type Dropped = NonNullable<Awaited<ReturnType<typeof deleteOpen>>>;

/** Takes open mistakes away that the student says are none, with what was seen of their topics; answers what they were. */
export async function dropOpen(tx: Tx, userId: number, ids: readonly string[]): Promise<Dropped[]> {
  const dropped: Dropped[] = [];
  for (const id of ids) {
    const finding = await deleteOpen(tx, userId, id);
    if (!finding) continue;
    await forgetObservations(tx, userId, id);
    dropped.push(finding);
  }
  return dropped;
}

/** Which rules students do not agree with is worth knowing; what they wrote is not. */
export const logDropped = ({ log }: Pick<App, "log">, dropped: Dropped) =>
  log.info({ event: "finding_dropped", ...dropped });
