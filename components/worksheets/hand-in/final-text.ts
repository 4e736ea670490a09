import type { WorksheetItemReply, WorksheetReply } from "@/lib/features/worksheets/contract";
import { longDate } from "@/lib/i18n/dates";
import { worksheetHandIn as t } from "@/lib/i18n/it/worksheet-hand-in";
import { worksheetWords, wayWord } from "@/lib/i18n/it/worksheet-words";
import { onDay } from "@/lib/i18n/it/on-day";
import { taskOf } from "@/components/worksheets/work/words-of-item";

const emptyGap = "____";

/** A run of a final sentence; what the student wrote is told from what was printed. */
export type Run = { text: string; isOwn: boolean };

/** The task of an item that is answered by a text, where there is one. */
export const printedTask = (item: WorksheetItemReply): string | undefined =>
  item.kind === "text" ? taskOf(item) : undefined;

/** An item as its student left it; a gap that stayed empty is a line. */
export function finalRuns({ kind, pieces, gaps, words }: WorksheetItemReply): Run[] {
  const own = gaps.map(({ draft }) => draft.trim());
  if (kind === "order") return own[0] ? [run(own[0], true)] : [run(words.join(" / "), false)];
  if (kind === "text") return own[0] ? [run(own[0], true)] : [];
  return pieces
    .flatMap((piece, at) => [
      run(piece, false),
      ...(at < gaps.length ? [run(own[at] || emptyGap, Boolean(own[at]))] : []),
    ])
    .filter(({ text }) => text !== "");
}

const run = (text: string, isOwn: boolean): Run => ({ text, isOwn });

export function finalText(item: WorksheetItemReply): string {
  const text = finalRuns(item)
    .map((one) => one.text)
    .join("")
    .replaceAll(/\s+/g, " ")
    .trim();
  const task = printedTask(item);
  return task ? `${task} → ${text || t.noAnswer}` : text;
}

/** All of a sheet to paste into a mail or a document. */
export function sheetText({ title, handedInAt, parts, items }: WorksheetReply): string {
  const lines = [title];
  if (handedInAt) lines.push(worksheetWords.handedIn(onDay(longDate(handedInAt))));
  for (const [place, { name, instruction }] of parts.entries()) {
    const own = items.filter(({ part }) => part === place);
    if (own.length === 0) continue;
    const heading = [name && worksheetWords.part(name), instruction].filter(Boolean).join(": ");
    lines.push("", ...(heading ? [heading] : []));
    lines.push(...own.map((item) => `${item.label}. ${finalText(item)} (${wayWord(item.way, item.tries)})`));
  }
  return lines.join("\n").replaceAll("\u00a0", " ");
}
