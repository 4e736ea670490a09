import type { Ctx, Learner } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { familyOfMember } from "@/lib/features/family/present-family";
import { family, worksheets as t } from "@/lib/i18n/it";
import { updateSheet } from "./data";
import { makeCode } from "./receipt-code";
import { receiptMs } from "./rules";
import { changeSheet } from "./sheet-access";

type Which = { worksheetId: string };

/** What a sheet has that nobody is shown. */
export const noReceipt = { receiptCode: null, receiptName: null, receiptUntil: null };

/**
 * A receipt for who is shown the sheet; the one there is, with the name that is to stand on it now. Throws CONFLICT before the
 * sheet is handed in, NEEDS_CONSENT while a child waits for a parent.
 */
export const makeReceipt = (
  ctx: Ctx<Learner>,
  { name, worksheetId }: Which & { name?: string | undefined },
) =>
  changeSheet(ctx, worksheetId, async (tx, { id, status, receiptCode, receiptUntil }) => {
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
export const revokeReceipt = (ctx: Ctx<Learner>, { worksheetId }: Which) =>
  changeSheet(ctx, worksheetId, (tx, { id }) => updateSheet(tx, id, noReceipt));
