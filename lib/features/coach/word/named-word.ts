import { lookUp, type Language } from "../clues/dictionary";
import { isAllEnglish } from "./english-beside";
import { wordBefore, wordIn } from "./vocabulary-question";
import { soundOf, withoutAround, type Frame } from "./word-frames";

const minNamed = 2;

export const asksForEnglish = /(?<!\p{L})(?:inglese|ingl|english)(?!\p{L})/u;

/** The language of a word that is asked about: English, unless only Italian has it or English is asked for. */
export function languageOf(word: string, plain: string): Language | undefined {
  const italian = lookUp(word, "italian");
  if (italian && !italian.isConjugated && asksForEnglish.test(plain)) return "italian";
  if (isAllEnglish(word)) return "english";
  return italian && "italian";
}

/** The word a frame names, after it or before it. */
export function namedBy(frame: Frame, plain: string): string {
  const after = frame.after.exec(plain);
  const following = after ? wordIn(plain.slice(after.index + after[0].length)) : "";
  if (following) return following;
  const before = frame.before.exec(plain);
  if (!before) return "";
  const word = withoutAround(wordBefore(plain.slice(0, before.index)));
  const isWord = isAllEnglish(word) || soundOf.test(word) || lookUp(word, "italian") !== undefined;
  return word.length >= minNamed && isWord ? word : "";
}

export const withoutLanguage = (word: string) =>
  word.replace(/ ?(?:in|all['’]?|nell['’]?) ?(?:inglese|ingl|english|italiano)$/u, "").trim();
