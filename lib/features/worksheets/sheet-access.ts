import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction, type Db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { retryAfterSeconds } from "@/lib/features/reading/rules";
import { errors, worksheets as t } from "@/lib/i18n/it";
import type { WorksheetReply } from "./contract";
import { findSheet, lockSheet } from "./data";
import { presentWorksheet } from "./present-worksheet";
import { readSheetRow, type Sheet, type SheetItem } from "./sheet";

/** One of the caller's sheets. Throws NOT_FOUND for anybody else's. */
export async function loadSheet(ctx: Ctx<Learner>, id: string, db: Db | Tx = ctx.db): Promise<Sheet> {
  const row = await findSheet(db, ctx.actor.userId, id);
  if (!row) throw new AppError("NOT_FOUND", errors.notFound);
  return readSheetRow(row);
}

/** A sheet that nobody else changes until the end of the transaction. Throws NOT_FOUND, CONFLICT once it is handed in. */
export async function holdOpenSheet(ctx: Ctx<Learner>, tx: Tx, id: string): Promise<Sheet> {
  const sheet = await holdSheet(ctx, tx, id);
  refuseHandedIn(sheet);
  return sheet;
}

export async function holdSheet(ctx: Ctx<Learner>, tx: Tx, id: string): Promise<Sheet> {
  if (!(await lockSheet(tx, ctx.actor.userId, id))) throw new AppError("NOT_FOUND", errors.notFound);
  return loadSheet(ctx, id, tx);
}

/** Changes one of the caller's sheets as a whole, alone with it, and answers it as it is then. */
export async function changeSheet(
  ctx: Ctx<Learner>,
  worksheetId: string,
  change: (tx: Tx, sheet: Sheet) => Promise<void>,
): Promise<WorksheetReply> {
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) =>
    change(tx, await holdSheet(ctx, tx, worksheetId)),
  );
  return presentWorksheet(ctx, await loadSheet(ctx, worksheetId));
}

export function refuseHandedIn({ status }: Pick<Sheet, "status">): void {
  if (status === "handed_in") throw new AppError("CONFLICT", t.handedIn);
}

export function itemCalled({ items }: Sheet, n: number): SheetItem {
  const item = items.find((one) => one.n === n);
  if (!item) throw new AppError("NOT_FOUND", errors.notFound);
  return item;
}

type Named = { worksheetId?: string | undefined; about?: { worksheetId: string; n: number } | undefined };

/** Throws NOT_FOUND for a sheet or an item that is nobody's or another's. */
export async function refuseUnknownSheet(ctx: Ctx<Learner>, { worksheetId, about }: Named): Promise<void> {
  if (worksheetId) await loadSheet(ctx, worksheetId);
  if (about) itemCalled(await loadSheet(ctx, about.worksheetId), about.n);
}

/** For what could not be read in time: nothing is wrong with it. */
export function refuseUnread(): never {
  throw new AppError("UNAVAILABLE", errors.unavailable, { retryAfterSeconds });
}
