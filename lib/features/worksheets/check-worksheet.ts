import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import { readOr } from "@/lib/features/reading/read";
import { worksheets as t } from "@/lib/i18n/it";
import { freshItem } from "./change-item";
import type { checkWorksheetCall, WorksheetReply } from "./contract";
import { deleteItems, insertItems, updateItem, updateSheet } from "./data";
import { getWorksheet } from "./get-worksheet";
import { holdOpenSheet, loadSheet, refuseUnread } from "./sheet-access";
import { maxItemNumber } from "./rules";
import { isUntouched, type Sheet, type SheetItem } from "./sheet";

type Checked = z.output<typeof checkWorksheetCall.body>;
type Entry = Checked["items"][number];
type Placed = Entry & { was: SheetItem | undefined };

/**
 * Makes a sheet's items what the student says they are, in that order. Throws CONFLICT when another tab was faster, and
 * for an item that has a try and would change or go.
 */
export async function checkWorksheet(
  ctx: Ctx<Learner>,
  { worksheetId, ...checked }: Checked & { worksheetId: string },
): Promise<WorksheetReply> {
  const sheet = await loadSheet(ctx, worksheetId);
  const placed = placedIn(sheet, checked.items);
  const changed = placed.filter((entry) => !isSame(entry));
  const states = await readAnew(ctx, sheet, changed);
  await inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
    const held = await holdOpenSheet(ctx, tx, worksheetId);
    if (held.revision !== checked.revision) throw new AppError("CONFLICT", t.changedElsewhere);
    const { isChecked } = checked;
    await store(tx, held, { placed: placedIn(held, checked.items), states, isChecked });
    await updateSheet(tx, worksheetId, {
      revision: { increment: 1 },
      ...(checked.isChecked && { status: "working" }),
    });
  });
  return getWorksheet(ctx, { worksheetId });
}

/** Each entry with the item it was; one that names an item twice, or none of the sheet's, is a new item. */
function placedIn({ items, parts }: Sheet, entries: readonly Entry[]): Placed[] {
  const seen = new Set<number>();
  return entries.map((entry) => {
    const was =
      entry.n !== undefined && !seen.has(entry.n) ? items.find(({ n }) => n === entry.n) : undefined;
    if (was) seen.add(was.n);
    return { ...entry, part: Math.min(entry.part, parts.length - 1), was };
  });
}

const isSame = ({ was, text, part }: Placed) => was?.state.prompt === text && was.state.part === part;

/** The items that are new or put right, by their entry's place. */
async function readAnew(
  ctx: Ctx<Learner>,
  { parts }: Sheet,
  changed: readonly Placed[],
): Promise<Map<string, ItemState>> {
  const states = new Map<string, ItemState>();
  for (const [place, part] of parts.entries()) {
    const entries = changed.filter((entry) => entry.part === place);
    if (entries.length === 0) continue;
    const input = { part, place, entries: entries.map(({ label, text }) => ({ label, text })) };
    const characters = entries.reduce((sum, { text }) => sum + text.length, 0);
    const read = await readOr(ctx, "sheetItems", input, { characters, otherwise: refuseUnread });
    for (const [at, entry] of entries.entries()) {
      const state = read[at];
      if (!state) throw new AppError("BAD_INPUT", t.tooManyGaps);
      states.set(keyOf(entry), state);
    }
  }
  return states;
}

const keyOf = ({ part, label, text }: Entry) => `${part}/${label}/${text}`;

type Change = { placed: readonly Placed[]; states: ReadonlyMap<string, ItemState>; isChecked: boolean };

async function store(tx: Tx, sheet: Sheet, { placed, states, isChecked }: Change): Promise<void> {
  const kept = new Set(placed.flatMap(({ was }) => was?.n ?? []));
  const gone = sheet.items.filter(({ n }) => !kept.has(n));
  if (gone.some((item) => !isUntouched(item))) throw new AppError("CONFLICT", t.isTried);
  await deleteItems(
    tx,
    sheet.id,
    gone.map(({ n }) => n),
  );
  let last = Math.max(0, ...sheet.items.map(({ n }) => n));
  const added: Parameters<typeof insertItems>[1] = [];
  for (const [at, entry] of placed.entries()) {
    const { was, label } = entry;
    const place = { position: at + 1, label };
    const read = isSame(entry) ? undefined : states.get(keyOf(entry));
    if (was) {
      if (read && !isUntouched(was)) throw new AppError("CONFLICT", t.isTried);
      const fresh = read && { ...freshItem, state: { ...read, n: was.n } };
      const isMoved = was.position !== place.position || was.label !== label;
      const isSeen = isChecked && was.isUnsure;
      if (fresh || isMoved || isSeen)
        await updateItem(tx, was.id, { ...place, ...(isSeen && { isUnsure: false }), ...fresh });
      continue;
    }
    if (!read) throw new AppError("CONFLICT", t.changedElsewhere);
    last += 1;
    if (last > maxItemNumber) throw new AppError("CONFLICT", t.tooManyItems);
    added.push({ id: uuid(), worksheetId: sheet.id, n: last, ...place, state: { ...read, n: last } });
  }
  await insertItems(tx, added);
}
