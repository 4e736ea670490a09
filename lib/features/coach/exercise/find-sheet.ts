import type { HomeworkSheet } from "@/lib/features/homework/homework-sheet";
import { readRewriting } from "@/lib/features/homework/read-items";
import { isInstruction } from "@/lib/features/homework/split-sheet";
import { asTyped } from "@/lib/features/homework/spoken-layout";
import { remembering } from "@/lib/remembering";
import { isGuessList } from "../guess-list";

const mayHoldGaps =
  /_{2,}|\.{3,}|…|-{3,}|\([^()]*[a-z]|\/|\n|:[^\n]{2,40},|\d\s?[.)]?\s|(?<!\p{L})[a-h][.)]\s|\?\s?\([+–-]\)/iu;

/**
 * The exercise a message holds. Reading a page takes its time, and every turn asks about the same messages, so that
 * what was read is kept.
 */
export const findSheet = remembering((said: string): HomeworkSheet | undefined => {
  const text = asTyped(said);
  return !mayHoldGaps.test(text) || isNone.test(text) || isGuesses(text)
    ? undefined
    : readRewriting(withoutRequest(text));
});

/** Data, and a sentence to be translated; a list of those is an exercise. */
const isNone =
  /^\s*[[{]\s*["[{]|^[^\n]{0,60}(?<!\p{L})(?:tradu|translat)\p{L}{0,9}(?![\s\S]{0,2000}(?:_{2}|\s\(?(?:2|b)[.)]?\s))/iu;

/** "They ___ (not/play) tennis" has a bar in it, and a gap. */
const isGuesses = (text: string) =>
  !/_{2,}|\.{3}|…|\([a-z]|\n[ \t]{0,8}\(?2[.)]?\s|\s\(?2\s?[.)°-]\s?\p{L}/iu.test(text) && isGuessList(text);

const asksForWork = /(?<!\p{L})(?:tradu|risolv|fai|fammi|complet|corregg|esercizi|compit|aiut)/iu;

/** "Fai il mio compito: Complete…": the sheet alone. */
function withoutRequest(text: string): string {
  const [request = ""] = /^[^:\n]{3,60}:\s*/.exec(text) ?? [];
  const sheet = text.slice(request.length);
  const isTold = isInstruction(request.replace(/:\s*$/, ""));
  const isSheet = !isTold && /^\p{L}/u.test(sheet) && readRewriting(sheet)?.instruction !== undefined;
  return asksForWork.test(request) && isSheet ? sheet : text;
}
