import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import type { ExerciseState } from "@/lib/features/coach/exercise/exercise-state";
import { linesOf } from "@/lib/features/homework-photos/photo-lines";
import { readOr } from "@/lib/features/reading/read";
import { deleteItems, findSheetOfPhoto, insertItems, lockPhoto, updateItem, updateSheet } from "./data";
import { holdSheet } from "./sheet-access";
import { rowsOf, type ReadPhoto } from "./keep-worksheet";
import { maxItems } from "./rules";
import { isUntouched, type Sheet, type SheetItem } from "./sheet";

/**
 * Brings a sheet in line with the text of its picture, once that was put right: what was worked on stays, the rest is as the
 * text has it now. The sheet stays as it is where its work would have no place in the new text, or it is of other
 * pictures too.
 */
export async function rereadPhoto(
  ctx: Ctx<Learner>,
  { photoId, text }: { photoId: string; text: string },
): Promise<void> {
  const found = await findSheetOfPhoto(ctx.db, ctx.actor.userId, photoId);
  if (!found) return;
  const reading = { characters: text.length, otherwise: () => undefined };
  const exercise = await readOr(ctx, "sheet", text, reading);
  if (!exercise) return;
  const photo = { id: photoId, lines: await linesOf(ctx, photoId) };
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
    // In the order of the job that deletes photos.
    if (!(await lockPhoto(tx, photoId))) return;
    const sheet = await holdSheet(ctx, tx, found.id);
    if (sheet.status !== "handed_in") await replace(tx, sheet, exercise, photo);
  });
}

async function replace(tx: Tx, sheet: Sheet, exercise: ExerciseState, photo: ReadPhoto): Promise<void> {
  const isOnlyPicture = sheet.items.every(({ photoId }) => photoId === photo.id);
  const from = Math.max(0, ...sheet.items.map(({ n }) => n)) + 1;
  const rows = rowsOf(exercise.items.slice(0, maxItems), { worksheetId: sheet.id, from, photo });
  const same = rows.map((row) => sheet.items.find((item) => isSame(item, row)));
  const gone = sheet.items.filter((item) => !same.includes(item));
  if (!isOnlyPicture || !gone.every(isUntouched)) return;
  await deleteItems(
    tx,
    sheet.id,
    gone.map(({ n }) => n),
  );
  await insertItems(
    tx,
    rows.flatMap((row, at) => (same[at] ? [] : [{ ...row, position: at + 1 }])),
  );
  for (const [at, item] of same.entries()) {
    const part = rows[at]?.state.part;
    if (item && part !== undefined)
      await updateItem(tx, item.id, { position: at + 1, state: { ...item.state, part } });
  }
  await updateSheet(tx, sheet.id, { parts: exercise.parts, revision: { increment: 1 } });
}

const isSame = (item: SheetItem, row: ReturnType<typeof rowsOf>[number]) =>
  item.label === row.label && item.state.prompt === row.state.prompt;
