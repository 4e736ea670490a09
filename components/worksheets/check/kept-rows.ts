import type { WorksheetReply } from "@/lib/features/worksheets/contract";
import { readTry, writeTry } from "@/components/learner/kept-texts";
import { rowsOf, type Row } from "@/components/worksheets/check/rows";

type Kept = { revision: number; rows: Omit<Row, "picture">[] };

const keyOf = (sheet: WorksheetReply) => `check ${sheet.id}`;

/** Keeps what was changed of a sheet in this tab, so that a reload loses nothing; nothing is kept of no rows. */
export function keepRows(userId: number, sheet: WorksheetReply, rows: Row[] | undefined): void {
  const kept: Kept | undefined = rows && {
    revision: sheet.revision,
    rows: rows.map(({ picture: _, ...row }) => row),
  };
  writeTry(userId, keyOf(sheet), kept ? JSON.stringify(kept) : "");
}

/** What was kept, unless the sheet has changed since. */
export function keptRows(userId: number, sheet: WorksheetReply): Row[] | undefined {
  const stored = readTry(userId, keyOf(sheet));
  const kept = stored ? (JSON.parse(stored) as Kept) : undefined;
  if (kept?.revision !== sheet.revision) return undefined;
  const known = new Map(rowsOf(sheet).map(({ n, picture }) => [n, picture]));
  return kept.rows.map((row) => ({ ...row, picture: known.get(row.n) }));
}
