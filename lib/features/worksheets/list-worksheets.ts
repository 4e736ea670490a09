import type { Ctx, Learner } from "@/lib/context";
import type { WorksheetSummary } from "./contract";
import { listSheets } from "./data";

/** The caller's sheets, the newest first. */
export async function listWorksheets(ctx: Ctx<Learner>): Promise<{ worksheets: WorksheetSummary[] }> {
  const sheets = await listSheets(ctx.db, ctx.actor.userId);
  return { worksheets: sheets.map((sheet) => ({ ...sheet, createdAt: sheet.createdAt.toISOString() })) };
}
