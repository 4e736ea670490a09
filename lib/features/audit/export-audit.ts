import { stringify } from "csv-stringify/sync";
import type { Ctx, SecureAdmin } from "@/lib/context";
import { Download } from "@/lib/contract/call";
import { listOldest, type Filter } from "./data";
import { presentEntries } from "./list-audit";
import { recordAlone } from "./record-audit";

const columns = [
  "id",
  "at",
  "actor",
  "action",
  "outcome",
  "targetUserId",
  "targetNickname",
  "ip",
  "details",
  "previousHash",
  "hash",
] as const;
const rowsAtOnce = 1000;
/** Spreadsheets take a file without it for one in an older encoding. */
const byteOrderMark = "\uFEFF";

/** The log as a file, oldest first: whoever keeps one can tell whether what it holds was changed since. */
export async function exportAudit(ctx: Ctx<SecureAdmin>, filter: Filter) {
  await recordAlone(ctx, { action: "export_audit", details: filter });
  const day = ctx.now().toISOString().slice(0, 10);
  return new Download(writeRows(ctx, filter), "text/csv", `registro-${day}.csv`);
}

async function* writeRows(ctx: Ctx, filter: Filter): AsyncGenerator<string> {
  yield byteOrderMark + toCsv([[...columns]]);
  for (let after = 0; ;) {
    const rows = await listOldest(ctx.db, filter, { after, take: rowsAtOnce });
    const entries = await presentEntries(ctx, rows);
    yield toCsv(
      entries.map((entry, index) => {
        const written = {
          ...entry,
          details: JSON.stringify(entry.details),
          previousHash: rows[index]?.previousHash,
        };
        return columns.map((column) => written[column]);
      }),
    );
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}

/** A nickname that a spreadsheet would take for a formula is made text. */
const toCsv = (rows: unknown[][]) => stringify(rows, { escape_formulas: true });
