import { v7 as uuid } from "uuid";
import type { Ctx } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import { endSessionsOf } from "@/lib/features/sessions/end-session";
import { decideErasure, findRequestStatus } from "./data";
import { eraseAccount } from "./erase-accounts";

/** Decides that a user is erased, by nobody's wish but an administrator's: from now on there is no way back. Answers the id. */
export async function beginErasure(ctx: Ctx, tx: Tx, userId: number): Promise<string> {
  await endSessionsOf(tx, userId);
  return decideErasure(tx, { id: uuid(), userId, now: ctx.now() });
}

/** Carries it out as far as it goes now; what is left is gone on with by the sweep. Answers whether it is done. */
export async function finishErasure(ctx: Ctx, requestId: string): Promise<boolean> {
  await eraseAccount(ctx, requestId).catch((error: unknown) =>
    ctx.log.error({ event: "erasure_not_done", requestId, error }),
  );
  return (await findRequestStatus(ctx.db, requestId)) === "erased";
}
