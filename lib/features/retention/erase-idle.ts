import { v7 as uuid } from "uuid";
import type { App } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { decideIdleErasure, listOverdue } from "./data";
import { exemptOf } from "./exempt";
import { cutoffs } from "./rules";

const batch = 50;

/** Decides that idle accounts are erased whose owners were told in time. The job that erases takes it from there. */
export async function eraseIdle(app: App): Promise<number> {
  const now = app.now();
  const { inactive, noticed } = cutoffs(now);
  const overdue = { now, lastUsedBefore: inactive, toldBefore: noticed, exempt: exemptOf(app.env) };
  let decided = 0;
  for (const { id: userId } of await listOverdue(app.db, overdue, batch)) {
    const isDecided = await inTransaction(app.db, (tx) =>
      decideIdleErasure(tx, { id: uuid(), userId }, overdue),
    );
    if (isDecided) decided += 1;
  }
  return decided;
}
