import type { Administrator, Ctx } from "@/lib/context";
import type { Db, Tx } from "@/lib/db/client";
import { insertEntry, readWithEntry, type Query } from "./data";
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
export async function recordAudit(
  ctx: Ctx,
  tx: Db | Tx,
  { details = {}, ...entry }: NewEntry,
): Promise<void> {
  await insertEntry(tx, { ...entry, details, at: ctx.now(), ip: ctx.ip });
}

/**
 * The same for what is no part of a transaction: something that was read, refused or failed. Its one statement, with the
 * trigger that chains the row, is a transaction by itself.
 */
export function recordAlone(
  ctx: Ctx<Administrator>,
  entry: Omit<NewEntry, "actor" | "outcome"> & { outcome?: AuditOutcome },
): Promise<void> {
  return recordAudit(ctx, ctx.db, { outcome: "ok", ...entry, actor: ctx.actor.subject });
}

/** A page to be read: `query` answers one row more than its limit when there is another page. */
type Page = Pick<NewEntry, "action" | "details"> & { limit: number };

/** Reads a page, and adds to the audit log that it was read and how many `rows` it had: there are both or neither. */
export function readRecorded<Row>(
  ctx: Ctx<Administrator>,
  { details = {}, ...page }: Page,
  query: Query,
): Promise<Row[]> {
  const { subject: actor } = ctx.actor;
  const entry = { ...page, details, actor, outcome: "ok", at: ctx.now(), ip: ctx.ip } as const;
  return readWithEntry<Row>(ctx.db, entry, query);
}
