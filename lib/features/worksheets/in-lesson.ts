import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { ExerciseState, ItemState, PartState } from "@/lib/features/coach/exercise/exercise-state";
import type { UnsolvedSheet } from "@/lib/features/coach/exercise/secrets-of-exercise";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { readItemState } from "@/lib/features/coach/sheet-item";
import { findSheet, lockSheet, updateItem, updateSheet } from "./data";
import { joinItems } from "./join-items";
import { bareKey, coachHelpLevel } from "./rules";
import { readSheetRow, type Sheet, type SheetItem } from "./sheet";

/** The same as they are stored: what no reply of the chat may tell the answers of. */
export const readUnsolved = (stored: readonly { worksheetId: string; items: unknown[] }[]): UnsolvedSheet[] =>
  stored.map(({ worksheetId, items }) => ({ worksheetId, items: items.map(readItemState) }));

/** The item of a sheet that a message is about. */
export type AboutItem = { worksheetId: string; n: number };

/**
 * What the lesson is about with its exercise as the sheet has it now, or with the sheet's that the message is about. A sheet
 * that was deleted is no exercise any more.
 */
export async function lessonInSheet(
  ctx: Ctx<Learner>,
  state: LessonState,
  about?: AboutItem,
): Promise<LessonState> {
  const named = about && (await findOwn(ctx, about.worksheetId));
  if (about && named?.items.some(({ n }) => n === about.n)) return atItem(state, named, about.n);
  const id = state.exercise?.worksheetId;
  if (!id) return state;
  const sheet = await findOwn(ctx, id);
  return sheet ? asInSheet(state, sheet) : { ...state, exercise: undefined };
}

async function findOwn(ctx: Ctx<Learner>, id: string): Promise<Sheet | undefined> {
  const row = await findSheet(ctx.db, ctx.actor.userId, id);
  return row ? readSheetRow(row) : undefined;
}

/** A lesson with the items of its exercise as their sheet has them now, at the place where it was. */
function asInSheet(state: LessonState, { id, parts, items }: Sheet): LessonState {
  const exercise: ExerciseState = state.exercise ?? { source: "", worksheetId: id, parts, items: [], at: 0 };
  const places = new Map(items.map(({ n }, at) => [n, at]));
  const placeOf = (at: number) => {
    const n = exercise.items[at]?.n;
    return n === undefined ? undefined : places.get(n);
  };
  const { last, noted, pending, ...rest } = exercise;
  const lastAt = last && placeOf(last.at);
  const notedAt = noted === undefined ? undefined : placeOf(noted);
  const pendingAt = pending && placeOf(pending.at);
  const isAsItWas =
    items.length === exercise.items.length && items.every((item, at) => isSameItem(item, exercise.items[at]));
  const own = items.map((item, at) => ({
    ...item.state,
    n: item.n,
    // What only a tutor has solved is held against by the tutor itself, as long as its places are those of the sheet.
    ...(isAsItWas && { solution: exercise.items[at]?.solution ?? [] }),
  }));
  return {
    ...state,
    ...(!isAsItWas && { solved: state.solved?.filter(({ at }) => at === undefined) }),
    exercise: {
      ...rest,
      parts,
      items: own,
      at: openFrom(own, placeOf(exercise.at) ?? (exercise.items[exercise.at] ? 0 : own.length)),
      ...(last && lastAt !== undefined && { last: { ...last, at: lastAt } }),
      ...(notedAt !== undefined && { noted: notedAt }),
      ...(pending && pendingAt !== undefined && { pending: { ...pending, at: pendingAt } }),
    },
  };
}

const isSameItem = ({ n, state }: SheetItem, item: ItemState | undefined) =>
  item?.n === n && item.prompt === state.prompt;

/** The first item from a place on that is still to be done, which may have been done in the sheet; past the end where none is. */
function openFrom(items: readonly ItemState[], from: number): number {
  if (items[from]?.status !== "done") return from;
  const isOpen = ({ status }: ItemState) => status === "open";
  const next = items.findIndex((item, at) => at > from && isOpen(item));
  const first = next < 0 ? items.findIndex(isOpen) : next;
  return first < 0 ? items.length : first;
}

/** The lesson turned to one item of a sheet. */
function atItem({ drill: _, ...state }: LessonState, sheet: Sheet, n: number): LessonState {
  const isSame = state.exercise?.worksheetId === sheet.id;
  const { exercise, ...lesson } = asInSheet(
    isSame ? state : { ...state, exercise: undefined, solved: undefined },
    sheet,
  );
  if (!exercise) return state;
  const { last: __, pending: ___, isClosed: ____, ...open } = exercise;
  const at = open.items.findIndex((item) => item.n === n);
  return { ...lesson, isOfPhoto: undefined, front: "exercise", exercise: { ...open, at } };
}

type Lessons = { before: LessonState; after: LessonState; about?: AboutItem | undefined };
/** `parts`: what its page lacked, and the student has told. */
type SheetChange = {
  id: string;
  changed: { n: number; item: ItemState; old: ItemState; isAbout: boolean }[];
  parts?: PartState[];
};

/** What a turn has changed of the sheet that its exercise is on; undefined where that is nothing. */
export function sheetChange({ before, after, about }: Lessons): SheetChange | undefined {
  const { exercise } = after;
  const id = exercise?.worksheetId;
  if (!exercise || !id || before.exercise?.worksheetId !== id) return undefined;
  const was = new Map(before.exercise.items.map((item) => [item.n, item]));
  const changed = exercise.items.flatMap((item) => {
    const { n } = item;
    const old = was.get(n);
    const isAbout = about?.worksheetId === id && about.n === n;
    return n !== undefined && old && (isAbout || isChanged(old, item)) ? [{ n, item, old, isAbout }] : [];
  });
  const { parts } = before.exercise;
  const isTold = parts.some(({ instruction }, at) => instruction !== exercise.parts[at]?.instruction);
  if (changed.length === 0 && !isTold) return undefined;
  return { id, changed, ...(isTold && { parts: exercise.parts }) };
}

/**
 * Writes what a turn has changed of a sheet's items into the sheet, joined with what has happened there meanwhile. An item
 * the coach has spoken about counts as helped.
 */
export async function storeInSheet(
  tx: Tx,
  { userId, now }: { userId: number; now: Date },
  { id, changed, parts }: SheetChange,
): Promise<void> {
  if (!(await lockSheet(tx, userId, id))) return;
  const row = await findSheet(tx, userId, id);
  if (!row) return;
  const { items } = readSheetRow(row);
  if (parts && row.status !== "handed_in") await updateSheet(tx, id, { parts });
  for (const { n, item, old, isAbout } of changed) {
    const own = items.find((one) => one.n === n);
    if (!own || own.state.prompt !== item.prompt) continue;
    const isHelped = item.hints > old.hints || item.tried.length > old.tried.length || isAbout;
    if (row.status === "handed_in") {
      // Only read now. But if it is taken back, it is not forgotten that the coach has spoken about it.
      if (own.status !== "solved") await updateItem(tx, own.id, { helpLevel: coachHelpLevel });
      continue;
    }
    const state = joinItems(own.state, old, item);
    const tries = [
      ...own.tries,
      ...item.tried.filter((one) => !own.tries.some((key) => bareKey(key) === one)),
    ];
    await updateItem(tx, own.id, {
      state,
      tries,
      ...(isHelped && { helpLevel: coachHelpLevel }),
      ...(state.status === "done" && own.status !== "solved" && { solvedAt: now, helpLevel: coachHelpLevel }),
    });
  }
}

const isChanged = (old: ItemState, item: ItemState) =>
  old.solution.some((forms, gap) => forms.length !== item.solution[gap]?.length) ||
  old.status !== item.status ||
  old.hints !== item.hints ||
  old.tried.length !== item.tried.length ||
  old.gaps.some(({ own, isDone }, at) => own !== item.gaps[at]?.own || isDone !== item.gaps[at]?.isDone);
