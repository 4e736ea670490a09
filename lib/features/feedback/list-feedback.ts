import type { Administrator, Ctx } from "@/lib/context";
import type { FeedbackReply } from "@/lib/features/administration/contract";
import { pageOf, type PageQuery } from "@/lib/http/paging";
import { recordAlone } from "@/lib/features/audit/record-audit";
import { countFeedback, listNewest } from "./data";

/** What users think of the product, newest first. */
export async function listFeedback(ctx: Ctx<Administrator>, { limit, cursor }: PageQuery<string>) {
  const rows = await listNewest(ctx.db, { before: cursor, take: limit + 1 });
  const total = await countFeedback(ctx.db);
  await recordAlone(ctx, { action: "list_feedback", details: { rows: Math.min(rows.length, limit) } });
  return pageOf(
    rows.map(({ createdAt, user, ...row }): FeedbackReply => ({
      ...row,
      at: createdAt.toISOString(),
      nickname: user.nickname,
    })),
    { limit, total },
  );
}
