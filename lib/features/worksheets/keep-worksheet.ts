import { v7 as uuid } from "uuid";
import type { Tx } from "@/lib/db/client";
import type { ExerciseState, ItemState, PartState } from "@/lib/features/coach/exercise/exercise-state";
import { worksheets as t } from "@/lib/i18n/it";
import type { PageLine } from "@/lib/ports/homework-reader";
import { countSheetsAlone, insertItems, insertSheet, updateSheet } from "./data";
import { placeItems } from "./place-items";
import { maxItems, maxSheets } from "./rules";
import type { Sheet } from "./sheet";

/** The picture that items were read off. */
export type ReadPhoto = { id: string; lines: readonly PageLine[] };
type Fresh = {
  userId: number;
  key: string;
  exercise: Pick<ExerciseState, "parts" | "items">;
  photo?: ReadPhoto | undefined;
  now: Date;
};

/** A sheet with how many items it has, and the number of the first that was added. */
export type KeptSheet = { id: string; from: number; items: number };

/**
 * Stores the exercises of a page as a sheet, in the transaction of what brought them. Undefined, and nothing stored, where
 * the user has as many sheets as there may be. Throws a unique violation when the key has made one.
 */
export async function keepWorksheet(
  tx: Tx,
  { userId, key, exercise, photo, now }: Fresh,
): Promise<KeptSheet | undefined> {
  if ((await countSheetsAlone(tx, userId)) >= maxSheets) return undefined;
  const { parts, items } = exercise;
  const worksheetId = uuid();
  const rows = rowsOf(items.slice(0, maxItems), { worksheetId, from: 1, photo });
  const sheet = {
    id: worksheetId,
    userId,
    key,
    title: titleOf(parts),
    status: rows.some(({ isUnsure }) => isUnsure) ? ("checking" as const) : ("working" as const),
    parts,
    createdAt: now,
    lastActiveAt: now,
  };
  await insertSheet(tx, sheet, rows);
  return { id: worksheetId, from: 1, items: rows.length };
}

/** Adds the exercises of another page to a sheet that is held, behind what is there. */
export async function appendToWorksheet(
  tx: Tx,
  sheet: Sheet,
  { exercise, photo }: Pick<Fresh, "exercise" | "photo">,
): Promise<KeptSheet> {
  const parts = [...sheet.parts, ...exercise.parts];
  const items = exercise.items.map((item) => ({ ...item, part: item.part + sheet.parts.length }));
  const from = Math.max(0, ...sheet.items.map(({ n }) => n)) + 1;
  const rows = rowsOf(items, { worksheetId: sheet.id, from, photo });
  const isUnsure = rows.some((row) => row.isUnsure);
  await insertItems(tx, rows);
  await updateSheet(tx, sheet.id, {
    parts,
    revision: { increment: 1 },
    ...(isUnsure && { status: "checking" }),
  });
  return { id: sheet.id, from, items: sheet.items.length + rows.length };
}

type Rows = { worksheetId: string; from: number; photo: ReadPhoto | undefined };

/** Items as they are stored, with what their picture tells of them. */
export function rowsOf(items: readonly ItemState[], { worksheetId, from, photo }: Rows) {
  const placed = photo ? placeItems(items, photo.lines) : [];
  return items.map((item, at) => ({
    id: uuid(),
    worksheetId,
    n: from + at,
    position: from + at,
    label: item.letter ?? String(item.number),
    state: { ...item, n: from + at },
    isUnsure: placed[at]?.isUnsure ?? false,
    ...(photo && { photoId: photo.id }),
    ...(placed[at]?.place && { place: placed[at].place }),
  }));
}

const maxTitle = 80;

/** What a sheet is about, as far as its instructions say. */
function titleOf(parts: readonly PartState[]): string {
  const names = [...new Set(parts.flatMap(({ topicName }) => topicName ?? []))];
  const said = names.length > 0 ? names.join(", ") : (parts[0]?.instruction ?? t.exercise);
  const title = said.charAt(0).toUpperCase() + said.slice(1);
  return title.length > maxTitle ? `${title.slice(0, maxTitle - 1).trimEnd()}…` : title;
}
