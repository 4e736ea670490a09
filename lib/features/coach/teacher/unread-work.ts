import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { isInstruction } from "@/lib/features/homework/split-sheet";
import { wordsOf } from "../phrase";

const drawnGap = /_{2,}|\.{4,}|…{2,}/;
const numbered = /^\s*(?:\d{1,2}|[a-h])\s?[.):-]/i;
const translated = /\b(?:tradu|translat)/i;
const minEnglish = 2;
const minWords = 3;
const maxLines = 60;

/**
 * Whether a message looks like something set to be solved, whatever its form: gaps in English, numbered lines, sentences
 * below an instruction or to be translated. For what no reader of ours makes an exercise of.
 */
export function looksLikeExercise(message: string): boolean {
  if (drawnGap.test(message) && countEnglishWords(message) >= minEnglish) return true;
  const lines = message.split("\n").slice(0, maxLines);
  const isSet = (line: string) => wordsOf(line).length >= minWords;
  if (lines.filter((line) => numbered.test(line) && isSet(line)).length > 1) return true;
  const colon = message.indexOf(":");
  const asked = [lines[0] ?? "", colon > 0 ? message.slice(0, colon) : ""];
  const isAsked = asked.some((head) => head.length < message.trim().length && isInstruction(head));
  const rest = lines.length > 1 ? lines.slice(1).join(" ") : message.slice(colon + 1);
  if (isAsked && isSet(rest)) return true;
  return colon > 0 && translated.test(message.slice(0, colon)) && isSet(message.slice(colon + 1));
}
