import type { HomeworkSheet } from "@/lib/features/homework/homework-sheet";
import { readItems } from "@/lib/features/homework/read-items";
import { remembering } from "@/lib/remembering";
import { isGuessList } from "../intent/guess-list";
import { answerRequests } from "../intent/intent-patterns";

const mayHoldGaps = /_{2,}|\.{3,}|…|-{3,}|\([^()]*[a-z]|\/|\n/i;

/**
 * The exercise a message holds. Reading a page takes its time, and every turn asks about the same messages, so that
 * what was read is kept.
 */
export const findSheet = remembering((text: string): HomeworkSheet | undefined =>
  !mayHoldGaps.test(text) || isGuesses(text) ? undefined : readItems(withoutRequest(text)),
);

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
