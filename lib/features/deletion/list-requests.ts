import type { Administrator, Ctx } from "@/lib/context";
import { pageOf, type PageQuery } from "@/lib/contract/paging";
import { recordAlone } from "@/lib/features/audit/record-audit";
import type { DeletionRequestReply } from "./contract";
import { countRequests, listRequests } from "./data";
import { dueAt } from "./rules";

/** Who has asked to be erased, newest first, with the day until which it must have happened. */
export async function listDeletionRequests(ctx: Ctx<Administrator>, { limit, cursor }: PageQuery<string>) {
  const rows = await listRequests(ctx.db, { before: cursor, take: limit + 1 });
  const total = await countRequests(ctx.db);
  await recordAlone(ctx, {
    action: "list_deletion_requests",
    details: { rows: Math.min(rows.length, limit) },
  });
  return pageOf(
    rows.map(({ requestedAt, eraseAfter, erasedAt, user, ...row }): DeletionRequestReply => ({
      ...row,
      nickname: user?.nickname ?? null,
      requestedAt: requestedAt.toISOString(),
      eraseAfter: eraseAfter.toISOString(),
      dueAt: dueAt(requestedAt).toISOString(),
      erasedAt: erasedAt?.toISOString() ?? null,
    })),
    { limit, total },
  );
}
