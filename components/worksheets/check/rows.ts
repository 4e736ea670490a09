import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { maxGaps, maxItems, maxItemText, maxLabel } from "@/lib/features/worksheets/rules";
import { worksheets as t } from "@/lib/i18n/it";

/** An item as it is being put right. Without `n` it is new here. */
export type Row = Pick<WorksheetItemReply, "part" | "label" | "text" | "isUnsure" | "picture"> & {
  /** Names it on this screen. */
  key: string;
  n?: number;
  /** Has a try: its words stay as they are. */
  isLocked: boolean;
};

export const gapMark = "____";

/** In the order of the page, those of a part beside each other. */
export const rowsOf = ({ items }: WorksheetReply): Row[] =>
  items
    .map(({ n, part, label, text, isUnsure, isEditable, picture }) => ({
      key: `n${n}`,
      ...{ n, part, label, text, isUnsure, picture },
      isLocked: !isEditable,
    }))
    .toSorted((one, other) => one.part - other.part);

export const bodyOf = (rows: Row[]) =>
  rows.map(({ n, part, label, text }) => ({ n, part, label: label.trim(), text: text.trim() }));

export const isSame = (rows: Row[], others: Row[]): boolean =>
  JSON.stringify(bodyOf(rows)) === JSON.stringify(bodyOf(others));

export type RowProblem = { label?: string; text?: string };

/** What is wrong with a row, in the words the server would use. */
export function problemOf({ label, text, isLocked }: Row): RowProblem | undefined {
  if (isLocked) return undefined;
  const problem = { label: problemOfLabel(label.trim()), text: problemOfText(text.trim()) };
  return problem.label || problem.text ? problem : undefined;
}

function problemOfLabel(label: string): string | undefined {
  if (label === "") return t.emptyLabel;
  return label.length > maxLabel ? t.longLabel : undefined;
}

function problemOfText(text: string): string | undefined {
  if (text === "") return t.emptyItem;
  if (text.length > maxItemText) return t.longItem;
  return (text.match(/_{2,}/g)?.length ?? 0) > maxGaps ? t.tooManyGaps : undefined;
}

/** What is wrong with all of them together. */
export function problemOfAll(rows: Row[]): string | undefined {
  if (rows.length === 0) return t.noItems;
  return rows.length > maxItems ? t.tooManyItems : undefined;
}

/** Moves a row past its neighbour, or out of its part into the next one. */
export function moveRow(rows: Row[], key: string, by: -1 | 1, parts: number): Row[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  if (!row) return rows;
  const neighbour = rows[at + by];
  if (neighbour?.part === row.part) return rows.with(at, neighbour).with(at + by, row);
  const part = row.part + by;
  return part < 0 || part >= parts ? rows : rows.with(at, { ...row, part });
}

/** The row behind, where the two may become one. */
export function joinable(rows: Row[], key: string): Row | undefined {
  const at = rows.findIndex((row) => row.key === key);
  const [row, next] = [rows[at], rows[at + 1]];
  return row && next && next.part === row.part && !row.isLocked && !next.isLocked ? next : undefined;
}

export function joinWithNext(rows: Row[], key: string): Row[] {
  const next = joinable(rows, key);
  return rows.flatMap((row) => {
    if (row === next) return [];
    if (!next || row.key !== key) return [row];
    const text = `${row.text.trim()} ${next.text.trim()}`;
    return [{ ...row, text, isUnsure: row.isUnsure || next.isUnsure }];
  });
}

/** Puts an empty row at the end of a part, with the number that would come next. */
export function addRow(rows: Row[], part: number, key: string): Row[] {
  const before = rows.findLastIndex((row) => row.part <= part);
  const last = rows[before];
  const label = nextLabel(last?.part === part ? last.label : "");
  return rows.toSpliced(before + 1, 0, { key, part, label, text: "", isUnsure: false, isLocked: false });
}

/** 4 after 3, c after b; what counts in another way is left to the student. */
export function nextLabel(label: string): string {
  if (label === "") return "1";
  if (/^\d{1,3}$/.test(label)) return String(Number(label) + 1);
  return /^[a-y]$/i.test(label) ? String.fromCharCode(label.charCodeAt(0) + 1) : "";
}

/**
 * The newest rows with what was typed here: where a text was changed it stays changed, and what was added is behind the
 * row it stood behind.
 */
export function mergeRows(mine: Row[], base: Row[], newest: Row[]): Row[] {
  const merged = newest.map((row) => {
    const own = mine.find(({ n }) => n === row.n);
    const was = base.find(({ n }) => n === row.n);
    if (!own || !was || row.isLocked) return row;
    const label = own.label === was.label ? row.label : own.label;
    return { ...row, label, text: own.text === was.text ? row.text : own.text };
  });
  for (const [at, row] of mine.entries()) {
    if (row.n !== undefined) continue;
    const before = merged.findIndex(({ key }) => key === mine[at - 1]?.key);
    const isThere = merged[before]?.part === row.part;
    const place = isThere ? before : merged.findLastIndex(({ part }) => part <= row.part);
    merged.splice(place + 1, 0, row);
  }
  return merged;
}
