import type { Ctx, Learner } from "@/lib/context";
import type { Tx } from "@/lib/db/client";
import type { ExerciseState, ItemState } from "@/lib/features/coach/exercise/exercise-state";
import type { LessonState } from "@/lib/features/coach/lesson-state";
import { findSheet, listLastSheets, lockSheet, updateItem } from "./data";
import { joinItems } from "./join-items";
import { bareKey, coachHelpLevel } from "./rules";
import { readSheetRow, unsolvedOf, type Sheet } from "./sheet";

/** No reply of the chat may tell the answers of so many sheets, those last made or worked on. */
const guardedSheets = 5;

/** The item of a sheet that a message is about. */
export type AboutItem = { worksheetId: string; n: number };

/**
 * What the lesson is about with its exercise as the sheet has it now, or with the sheet's that the message is about, and
 * the items of the last sheets that are still to be solved. A sheet that was deleted is no exercise any more.
 */
export async function lessonWithSheets(
  ctx: Ctx<Learner>,
  state: LessonState,
  about: AboutItem | undefined,
): Promise<{ state: LessonState; unsolved: { worksheetId: string; items: ItemState[] }[] }> {
  const { userId } = ctx.actor;
  const newest = (await listLastSheets(ctx.db, userId, guardedSheets)).map(readSheetRow);
  const unsolved = newest.map((sheet) => ({ worksheetId: sheet.id, items: unsolvedOf(sheet) }));
  const find = async (id: string) => newest.find((sheet) => sheet.id === id) ?? (await findOwn(ctx, id));
  const named = about && (await find(about.worksheetId));
  if (about && named?.items.some(({ n }) => n === about.n))
    return { state: atItem(state, named, about.n), unsolved };
  const { exercise } = state;
  const id = exercise?.worksheetId;
  if (!exercise || !id) return { state, unsolved };
  const row = await find(id);
  return { state: { ...state, exercise: row && asInSheet(exercise, row) }, unsolved };
}

async function findOwn(ctx: Ctx<Learner>, id: string): Promise<Sheet | undefined> {
  const row = await findSheet(ctx.db, ctx.actor.userId, id);
  return row ? readSheetRow(row) : undefined;
}

/** An exercise with its items as its sheet has them now, at the place where it was. */
function asInSheet(exercise: ExerciseState, { parts, items }: Sheet): ExerciseState {
  const before = new Map(exercise.items.map((item) => [item.n, item]));
  const places = new Map(items.map(({ n }, at) => [n, at]));
  const placeOf = (at: number) => {
    const n = exercise.items[at]?.n;
    return n === undefined ? undefined : places.get(n);
  };
  const { last, noted, pending, ...rest } = exercise;
  const lastAt = last && placeOf(last.at);
  const notedAt = noted === undefined ? undefined : placeOf(noted);
  const pendingAt = pending && placeOf(pending.at);
  const own = items.map(({ n, state }) => {
    const was = before.get(n);
    // What only a model has solved is held against by the model itself.
    return was?.prompt === state.prompt ? { ...state, n, solution: was.solution } : { ...state, n };
  });
  return {
    ...rest,
    parts,
    items: own,
    at: openFrom(own, placeOf(exercise.at) ?? (exercise.items[exercise.at] ? 0 : own.length)),
    ...(last && lastAt !== undefined && { last: { ...last, at: lastAt } }),
    ...(notedAt !== undefined && { noted: notedAt }),
    ...(pending && pendingAt !== undefined && { pending: { ...pending, at: pendingAt } }),
  };
}

/** The first item from a place on that is still to be done, which may have been done in the sheet; past the end where none is. */
function openFrom(items: readonly ItemState[], from: number): number {
  if (items[from]?.status !== "done") return from;
  const isOpen = ({ status }: ItemState) => status === "open";
  const next = items.findIndex((item, at) => at > from && isOpen(item));
  const first = next < 0 ? items.findIndex(isOpen) : next;
  return first < 0 ? items.length : first;
}

/** The lesson turned to one item of a sheet. */
function atItem(state: LessonState, sheet: Sheet, n: number): LessonState {
  const { exercise, drill: _, ...rest } = state;
  const isSame = exercise?.worksheetId === sheet.id;
  const own = isSame
    ? asInSheet(exercise, sheet)
    : {
        source: "",
        worksheetId: sheet.id,
        parts: sheet.parts,
        items: sheet.items.map((item) => ({ ...item.state, n: item.n })),
        at: 0,
      };
  const at = own.items.findIndex((item) => item.n === n);
  const { last: __, pending: ___, isClosed: ____, ...open } = own;
  return {
    ...rest,
    ...(isSame ? {} : { solved: undefined }),
    isOfPhoto: undefined,
    front: "exercise",
    exercise: { ...open, at },
  };
}

type Turn = {
  userId: number;
  before: LessonState;
  after: LessonState;
  about?: AboutItem | undefined;
  now: Date;
};

/**
 * Writes what a turn has changed of a sheet's items into the sheet, joined with what has happened there meanwhile. An item
 * the coach has spoken about counts as helped.
 */
export async function storeInSheet(tx: Tx, { userId, before, after, about, now }: Turn): Promise<void> {
  const { exercise } = after;
  const id = exercise?.worksheetId;
  if (!exercise || !id || before.exercise?.worksheetId !== id) return;
  const was = new Map(before.exercise.items.map((item) => [item.n, item]));
  const changed = exercise.items.flatMap((item) => {
    const old = was.get(item.n);
    const isTouched = about?.worksheetId === id && about.n === item.n;
    return item.n !== undefined && old && (isTouched || isChanged(old, item))
      ? [{ n: item.n, item, old }]
      : [];
  });
  if (changed.length === 0 || !(await lockSheet(tx, userId, id))) return;
  const row = await findSheet(tx, userId, id);
  if (!row) return;
  const { items } = readSheetRow(row);
  for (const { n, item, old } of changed) {
    const own = items.find((one) => one.n === n);
    if (!own || own.state.prompt !== item.prompt) continue;
    const isHelped = item.hints > old.hints || item.tried.length > old.tried.length || about?.n === n;
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
  old.status !== item.status ||
  old.hints !== item.hints ||
  old.tried.length !== item.tried.length ||
  old.gaps.some(({ own, isDone }, at) => own !== item.gaps[at]?.own || isDone !== item.gaps[at]?.isDone);
