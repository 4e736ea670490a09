import type { Ctx, Learner } from "@/lib/context";
import { aloneWithLearner, inLearnerTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { familyOfMember } from "@/lib/features/family/present-family";
import { errors, family, worksheets as t } from "@/lib/i18n/it";
import type { WorksheetReply } from "./contract";
import { deleteSheet, updateSheet } from "./data";
import { getWorksheet, holdSheet } from "./get-worksheet";
import { makeCode } from "./receipt-code";
import { mayReopen, receiptMs } from "./rules";
import type { Sheet } from "./sheet";

type Which = { worksheetId: string };

/** Ends the work on a sheet; one that is handed in stays so. */
export const handIn = (ctx: Ctx<Learner>, which: Which) =>
  changed(ctx, which, async (tx, { id, status }) => {
    if (status === "handed_in") return;
    await updateSheet(tx, id, { status: "handed_in", handedInAt: ctx.now() });
  });

const noReceipt = { receiptCode: null, receiptName: null, receiptUntil: null };

/** Takes a sheet back, and its receipt with it. Throws CONFLICT a day after it was handed in. */
export const reopen = (ctx: Ctx<Learner>, which: Which) =>
  changed(ctx, which, async (tx, { id, status, handedInAt }) => {
    if (status !== "handed_in") return;
    if (!mayReopen(handedInAt, ctx.now())) throw new AppError("CONFLICT", t.tooLateToReopen);
    await updateSheet(tx, id, { status: "working", handedInAt: null, ...noReceipt });
  });

/** A receipt for who is shown the sheet; the one there is, unless another name is to stand on it. Throws CONFLICT before it is handed in. */
export const makeReceipt = (ctx: Ctx<Learner>, { name, ...which }: Which & { name?: string | undefined }) =>
  changed(ctx, which, async (tx, { id, status, receiptCode, receiptUntil }) => {
    if (status !== "handed_in") throw new AppError("CONFLICT", t.notHandedIn);
    const now = ctx.now();
    if (familyOfMember(ctx.actor.user, now).stage === "waiting")
      throw new AppError("NEEDS_CONSENT", family.needsConsent);
    const isThere = receiptCode !== null && receiptUntil !== null && receiptUntil > now;
    await updateSheet(tx, id, {
      receiptName: name || null,
      ...(!isThere && { receiptCode: makeCode(), receiptUntil: new Date(now.getTime() + receiptMs) }),
    });
  });

/** Ends a receipt: its address shows nothing any more. */
export const revokeReceipt = (ctx: Ctx<Learner>, which: Which) =>
  changed(ctx, which, (tx, { id }) => updateSheet(tx, id, noReceipt));

/** Deletes a sheet with all that is in it. Throws NOT_FOUND for anybody else's. */
export async function deleteWorksheet(ctx: Ctx<Learner>, { worksheetId }: Which): Promise<{ success: true }> {
  const { userId } = ctx.actor;
  const isDeleted = await aloneWithLearner(ctx.db, userId, (tx) => deleteSheet(tx, userId, worksheetId));
  if (!isDeleted) throw new AppError("NOT_FOUND", errors.notFound);
  return { success: true };
}

async function changed(
  ctx: Ctx<Learner>,
  which: Which,
  change: (tx: Tx, sheet: Sheet) => Promise<void>,
): Promise<WorksheetReply> {
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) =>
    change(tx, await holdSheet(ctx, tx, which.worksheetId)),
  );
  return getWorksheet(ctx, which);
}
