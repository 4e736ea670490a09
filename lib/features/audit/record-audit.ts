import type { Administrator, Ctx } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { insertEntry } from "./data";
import type { AuditAction, AuditOutcome } from "./rules";

type NewEntry = {
  actor: string;
  action: AuditAction;
  outcome: AuditOutcome;
  targetUserId?: number;
  /** Plain JSON. Never a name, an address or a word of a user's: nothing here can be erased. */
  details?: Record<string, unknown>;
};

/** Adds to the audit log, in the transaction of what it tells of. The last thing to do in it: others wait to add theirs. */
export async function recordAudit(ctx: Ctx, tx: Tx, { details = {}, ...entry }: NewEntry): Promise<void> {
  await insertEntry(tx, { ...entry, details, at: ctx.now(), ip: ctx.ip });
}

/** The same for what is no part of a transaction: something that was read, refused or failed. */
export function recordAlone(
  ctx: Ctx<Administrator>,
  entry: Omit<NewEntry, "actor" | "outcome"> & { outcome?: AuditOutcome },
): Promise<void> {
  const actor = ctx.actor.subject;
  return inTransaction(ctx.db, (tx) => recordAudit(ctx, tx, { outcome: "ok", ...entry, actor }));
}
