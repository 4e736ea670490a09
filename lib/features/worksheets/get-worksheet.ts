import type { Ctx, Learner } from "@/lib/context";
import type { WorksheetReply } from "./contract";
import { presentWorksheet } from "./present-worksheet";
import { loadSheet } from "./sheet-access";

/** One of the caller's sheets. Throws NOT_FOUND for anybody else's. */
export async function getWorksheet(
  ctx: Ctx<Learner>,
  { worksheetId }: { worksheetId: string },
): Promise<WorksheetReply> {
  return presentWorksheet(ctx, await loadSheet(ctx, worksheetId));
}
