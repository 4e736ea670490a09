import type { WorksheetItemReply } from "@/lib/features/worksheets/contract";
import { worksheetWork as t } from "@/lib/i18n/it/worksheet-work";
import { placesIn } from "@/components/worksheets/work/words-of-item";

/** What there is to do before an answer can be checked: one box of several is enough. */
export function missingIn({ kind, words, gaps }: WorksheetItemReply, draft: readonly string[]) {
  if (kind === "order")
    return placesIn(words, draft[0] ?? "").length < words.length ? t.incompleteOrder : undefined;
  const open = gaps
    .map((gap, at) => ({ gap, text: draft[at] ?? "" }))
    .filter(({ gap }) => gap.verdict !== "right");
  if (open.some(({ text }) => text.trim() !== "")) return undefined;
  return open.every(({ gap }) => gap.options) ? t.emptyChoice : t.empty;
}
