import type { HomeworkSheet } from "@/lib/features/homework/homework-sheet";
import { readItems } from "@/lib/features/homework/read-items";
import { isGuessList } from "../intent/guess-list";
import { answerRequests } from "../intent/intent-patterns";

const mayHoldGaps = /_{2,}|\.{3,}|…|-{3,}|\([^()]*[a-z]|\/|\n/i;
const sheets = new Map<string, HomeworkSheet | undefined>();
const maxKnownSheets = 200;

/**
 * The exercise a message holds. Reading a page takes its time, and every turn asks about the same messages, so that
 * what was read is kept.
 */
export function findSheet(text: string): HomeworkSheet | undefined {
  if (!mayHoldGaps.test(text)) return undefined;
  if (!sheets.has(text)) {
    if (sheets.size >= maxKnownSheets) sheets.clear();
    sheets.set(text, isGuesses(text) ? undefined : readItems(withoutRequest(text)));
  }
  return sheets.get(text);
}

/** "They ___ (not/play) tennis" has a bar in it, and a gap. */
const isGuesses = (text: string) => !/_{2,}/.test(text) && isGuessList(text);

const asksForWork = /\b(?:tradu|risolv|fai|fammi|complet|corregg|esercizi|compit|aiut)/i;

/** "Fai il mio compito: Complete…": the sheet alone. */
function withoutRequest(text: string): string {
  const [request = ""] = /^[^:\n]{3,60}:\s*/.exec(text) ?? [];
  const sheet = text.slice(request.length);
  const isRequest = answerRequests.test(request) || asksForWork.test(request);
  return isRequest && /^\p{L}/u.test(sheet) ? sheet : text;
}
