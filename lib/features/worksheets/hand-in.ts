import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { worksheets as t } from "@/lib/i18n/it";
import { updateSheet } from "./data";
import { mayReopen } from "./rules";
import { noReceipt } from "./share-receipt";
import { changeSheet } from "./sheet-access";

type Which = { worksheetId: string };

/** Ends the work on a sheet; one that is handed in stays so. */
export const handIn = (ctx: Ctx<Learner>, { worksheetId }: Which) =>
  changeSheet(ctx, worksheetId, async (tx, { id, status }) => {
    if (status === "handed_in") return;
    await updateSheet(tx, id, { status: "handed_in", handedInAt: ctx.now() });
  });

/** Takes a sheet back, and its receipt with it. Throws CONFLICT a day after it was handed in. */
export const reopen = (ctx: Ctx<Learner>, { worksheetId }: Which) =>
  changeSheet(ctx, worksheetId, async (tx, { id, status, handedInAt }) => {
    if (status !== "handed_in") return;
    if (!mayReopen(handedInAt, ctx.now())) throw new AppError("CONFLICT", t.tooLateToReopen);
    await updateSheet(tx, id, { status: "working", handedInAt: null, ...noReceipt });
  });
