import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { worksheets as t } from "@/lib/i18n/it";
import type { WorksheetItemReply } from "./contract";
import { updateItem } from "./data";
import { holdOpenSheet, itemCalled, loadSheet } from "./sheet-access";
import { presentItem } from "./present-worksheet";
import { thoughtful, triesBeforeLeaving } from "./rules";

type Wish = { worksheetId: string; n: number; isLeft: boolean };

/** Puts an item aside, or takes it up again. Throws CONFLICT where it was not tried often enough to be put aside. */
export async function leaveItem(
  ctx: Ctx<Learner>,
  { worksheetId, n, isLeft }: Wish,
): Promise<WorksheetItemReply> {
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
    const { id, state, status, tries } = itemCalled(await holdOpenSheet(ctx, tx, worksheetId), n);
    if (status === "solved" || (status === "left") === isLeft) return;
    if (isLeft && thoughtful(tries) < triesBeforeLeaving) throw new AppError("CONFLICT", t.notYetLeft);
    await updateItem(tx, id, { state: { ...state, status: isLeft ? "aside" : "open" } });
  });
  const sheet = await loadSheet(ctx, worksheetId);
  return presentItem(itemCalled(sheet, n), sheet, ctx.now());
}
