import { readItemState, readParts } from "@/lib/features/coach/sheet-item";
import { bareKey, statusOf } from "@/lib/features/worksheets/rules";
import type { SheetRow } from "./data";

/** A sheet as its student may have it: of what is known of an item only what they have seen and written. */
export function presentWorksheet({
  parts,
  items,
  receiptCode,
  receiptName,
  receiptUntil,
  ...sheet
}: SheetRow) {
  return {
    ...sheet,
    receipt: receiptCode && { code: receiptCode, name: receiptName, until: receiptUntil },
    parts: readParts(parts).map(({ name, instruction, wordBank }) => ({ name, instruction, wordBank })),
    items: items.map(presentItem),
  };
}

function presentItem({ label, state, draft, tries, ...item }: SheetRow["items"][number]) {
  const own = readItemState(state);
  return {
    part: own.part,
    label,
    prompt: own.prompt,
    written: own.gaps.map(({ isDone, own: words }, at) => (isDone ? words : draft[at] || words) ?? ""),
    status: statusOf(own, tries),
    tries: tries.map(bareKey),
    ...item,
  };
}
