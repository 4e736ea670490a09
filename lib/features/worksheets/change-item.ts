import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { readOr } from "@/lib/features/reading/read";
import { worksheets as t } from "@/lib/i18n/it";
import type { WorksheetItemReply } from "./contract";
import { storeDraft, updateItem, updateSheet } from "./data";
import { holdOpenSheet, itemCalled, loadSheet, refuseHandedIn, refuseUnread } from "./sheet-access";
import { presentItem } from "./present-worksheet";
import { isUntouched } from "./sheet";

type Change = { worksheetId: string; n: number; text?: string | undefined; draft?: string[] | undefined };

/** Keeps what stands in an item's boxes, or puts its text right. */
export async function changeItem(
  ctx: Ctx<Learner>,
  { worksheetId, n, text, draft }: Change,
): Promise<WorksheetItemReply> {
  if (text !== undefined) await changeText(ctx, { worksheetId, n, text });
  const isKept =
    draft === undefined || (await storeDraft(ctx.db, ctx.actor.userId, { worksheetId, n, draft }));
  const sheet = await loadSheet(ctx, worksheetId);
  const item = itemCalled(sheet, n);
  if (!isKept) refuseHandedIn(sheet);
  return presentItem(item, sheet, ctx.now());
}

async function changeText(
  ctx: Ctx<Learner>,
  { worksheetId, n, text }: { worksheetId: string; n: number; text: string },
): Promise<void> {
  const sheet = await loadSheet(ctx, worksheetId);
  const { state, label } = itemCalled(sheet, n);
  const part = sheet.parts[state.part] ?? { wordBank: [] };
  const input = { part, place: state.part, entries: [{ label, text }] };
  const reading = { characters: text.length, otherwise: refuseUnread };
  const [read] = await readOr(ctx, "sheetItems", input, reading);
  if (!read) throw new AppError("BAD_INPUT", t.tooManyGaps, { fields: { text: t.tooManyGaps } });
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
    const held = await holdOpenSheet(ctx, tx, worksheetId);
    const item = itemCalled(held, n);
    if (!isUntouched(item)) throw new AppError("CONFLICT", t.isTried);
    await updateItem(tx, item.id, { ...freshItem, state: { ...read, n } });
    await updateSheet(tx, worksheetId, { revision: { increment: 1 } });
  });
}

/** What an item has when its text is new. */
export const freshItem = { draft: [], verdicts: [], note: null, isUnsure: false };
