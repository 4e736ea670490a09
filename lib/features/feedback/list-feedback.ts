import type { Administrator, Ctx } from "@/lib/context";
import { recordAlone } from "@/lib/features/audit/record-audit";
import { pageOf, type PageQuery } from "@/lib/contract/paging";
import { countFeedback, listFrom, type Place } from "./data";
import { placeOf, presentFeedback } from "./present-feedback";

type Query = PageQuery<Place> & { userId?: number };

/** What users, or one of them, think of the product, and ask: first what Pro users wait for an answer to. */
export async function listFeedback(ctx: Ctx<Administrator>, { limit, cursor, userId }: Query) {
  const rows = await listFrom(ctx.db, { after: cursor, take: limit + 1, userId });
  const total = await countFeedback(ctx.db, userId);
  const details = { rows: Math.min(rows.length, limit) };
  await recordAlone(ctx, { action: "list_feedback", targetUserId: userId, details });
  return pageOf(rows.map(presentFeedback), { limit, total, cursorOf: placeOf });
}
