import { answersOf, fold, lookUp, type Entry, type Found, type Language } from "../clues/dictionary";
import { guardSentence } from "../guard/guard";
import { secretOfWord, type Secret } from "../guard/secrets";
import { holdsPhrase } from "../phrase";
import { isOpen, type AskedWord, type WordState } from "./word-state";

const minTelling = 3;

/** A word of the dictionary that is to be found. */
export type Riddle = { found: Found; entry: Entry; answers: string[]; answer: string };

export const otherLanguage = (language: Language): Language =>
  language === "italian" ? "english" : "italian";

type Named = Pick<AskedWord, "asked" | "language" | "sense">;

/** What is to be found of a word, in the sense that was told; undefined when our dictionary does not have it. */
export function riddleOf({ asked, language, sense }: Named): Riddle | undefined {
  const whole = lookUp(asked, language);
  if (!whole) return undefined;
  const meant = whole.entries.find(({ english }) => english[0] === sense);
  const found: Found = meant ? { ...whole, entries: [meant] } : whole;
  const answers = answersOf(found, language);
  return { found, entry: found.entries[0], answers, answer: answers[0] ?? "" };
}

/** Whether two words are the same one, in whatever form they were named. */
export function isSameWord(one: AskedWord, other: Pick<AskedWord, "asked" | "language">): boolean {
  if (one.language !== other.language) return false;
  if (fold(one.asked) === fold(other.asked)) return true;
  const [mine, theirs] = [riddleOf(one), riddleOf(other)];
  return mine !== undefined && mine.entry === theirs?.entry;
}

/** "Computer" is the same in both languages: nothing to guess. */
export const isAlike = (asked: string, answers: readonly string[]) =>
  answers.some((answer) => holdsPhrase(asked, answer));

function secretsOfAsked(word: AskedWord): Secret[] {
  const riddle = riddleOf(word);
  if (!riddle || !isOpen(word)) return [];
  const { asked, language } = word;
  const answers = riddle.entry[otherLanguage(language)];
  // "IT" beside "computer science" would be found in too much.
  const telling = answers.filter((answer) => answer.length >= minTelling);
  return (telling.length > 0 ? telling : answers).map((answer) => secretOfWord(answer, asked));
}

/** The answers of the words that are still to be found. */
export const secretsOfWord = (state: WordState): Secret[] => state.words.flatMap(secretsOfAsked);

/** What is secret beside one word. */
export const secretsBeside = (state: WordState, word: Pick<AskedWord, "asked" | "language">): Secret[] =>
  state.words.filter((one) => !isSameWord(one, word)).flatMap(secretsOfAsked);

/** Whether a sentence that is about to be said gives nothing of the secrets away. */
export const isSafe = (sentence: string, secrets: readonly Secret[]) => guardSentence(sentence, secrets);

/** Whether a word is an answer of other work, or stands in a text that is to be translated. */
export const isOfWork = (asked: string, { answers, entry }: Riddle, ofWork: readonly Secret[]) =>
  ofWork.some(
    ({ answer, quote }) =>
      answers.some((one) => holdsPhrase(answer, one)) ||
      [asked, ...entry.italian].some((one) => holdsPhrase(quote, one)),
  );
