import type { z } from "zod";
import type { Ctx, SecureAdmin } from "@/lib/context";
import { pageOf } from "@/lib/contract/paging";
import type { AuditEntryReply, listAuditCall } from "./contract";
import { listNewest, listNicknames, type EntryRow } from "./data";

type Query = z.output<(typeof listAuditCall)["query"]>;

/** A page of the log, newest first. */
export async function listAudit(ctx: Ctx<SecureAdmin>, { limit, cursor, ...filter }: Query) {
  const rows = await listNewest(ctx.db, filter, { after: cursor, take: limit + 1 });
  return pageOf(await presentEntries(ctx, rows), { limit });
}

/** The rows as the API shows them, with what the users are called now. */
export async function presentEntries(ctx: Ctx, rows: EntryRow[]): Promise<AuditEntryReply[]> {
  const ids = rows.flatMap(({ targetUserId }) => (targetUserId === null ? [] : [targetUserId]));
  const nicknames = await listNicknames(ctx.db, [...new Set(ids)]);
  return rows.map(({ at, details, targetUserId, ...row }) => ({
    ...row,
    at: at.toISOString(),
    details: details as AuditEntryReply["details"], // An object, as `recordAudit` writes it.
    targetUserId,
    targetNickname: (targetUserId !== null && nicknames.get(targetUserId)) || null,
  }));
}
