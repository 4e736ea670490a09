import type { Tx } from "@/lib/db/client";
import { withTold } from "@/lib/features/coach/sheet-item";
import type { ExerciseState } from "@/lib/features/coach/exercise/exercise-state";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { findSheet, lockSheet } from "./data";
import { appendToWorksheet, keepWorksheet, type KeptSheet, type ReadPhoto } from "./keep-worksheet";
import { maxItems } from "./rules";
import { readSheetRow } from "./sheet";

type Brought = {
  userId: number;
  /** Names what brought it: the same once more is the same sheet. */
  key: string;
  state: LessonState;
  photo?: ReadPhoto | undefined;
  /** The sheet it is added to. */
  worksheetId?: string | undefined;
  now: Date;
};

export type SheetOfTurn = Pick<KeptSheet, "id" | "items">;

/**
 * Makes a sheet of the exercise a turn has brought, or adds it to one, and has the lesson go on in that sheet. Without one
 * where there is no room for it: the lesson goes on all the same.
 */
export async function bringSheet(
  tx: Tx,
  { userId, key, state, photo, worksheetId, now }: Brought,
): Promise<{ state: LessonState; worksheet?: SheetOfTurn }> {
  if (!state.exercise || state.exercise.items.length === 0) return { state };
  const exercise = withTold(state.exercise, state.solved ?? []);
  const sheet =
    (worksheetId && (await addTo(tx, { userId, worksheetId, exercise, photo }))) ||
    (await keepWorksheet(tx, { userId, key, exercise, photo, now }));
  if (!sheet) return { state };
  const { id, from, items } = sheet;
  const own: ExerciseState = {
    ...state.exercise,
    // Its text is the sheet's from now on, which may be put right and deleted there.
    source: "",
    worksheetId: id,
    items: state.exercise.items.map((item, at) => ({ ...item, n: from + at })),
  };
  return { state: { ...state, exercise: own }, worksheet: { id, items } };
}

type Added = { userId: number; worksheetId: string; exercise: ExerciseState; photo: ReadPhoto | undefined };

async function addTo(
  tx: Tx,
  { userId, worksheetId, exercise, photo }: Added,
): Promise<KeptSheet | undefined> {
  if (!(await lockSheet(tx, userId, worksheetId))) return undefined;
  const row = await findSheet(tx, userId, worksheetId);
  if (!row || row.status === "handed_in") return undefined;
  const sheet = readSheetRow(row);
  const counts = [sheet.items.length + exercise.items.length, sheet.parts.length + exercise.parts.length];
  if (counts.some((count) => count > maxItems)) return undefined;
  return appendToWorksheet(tx, sheet, { exercise, photo });
}
