import { italianWords } from "@/lib/features/english/lexicon/language-words";
import { setOf } from "@/lib/features/english/lexicon/words";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { lookUp } from "../clues/dictionary";
import { isInSounds } from "./sound";

/** Whether somebody may ask how it sounds, what its opposite is and so on, in English. */
export const isEnglish = (word: string) =>
  lookUp(word, "english") !== undefined ||
  isVerbForm(word) ||
  isInSounds(word) ||
  (isCommonEnglish(word) && lookUp(word, "italian") === undefined);

/** Whether a word or phrase is English for sure. */
export const isAllEnglish = (phrase: string) =>
  isEnglish(phrase) || (phrase.includes(" ") && phrase.split(" ").every(isEnglish));

const saidToCoach = setOf("ok okay prof coach hi hello hey please pls thanks sorry");

/** Words that are English and nothing else; a letter alone is none. */
const isOnlyEnglish = (word: string) =>
  word.length > 1 &&
  isEnglish(word) &&
  !saidToCoach.has(word) &&
  !italianWords.has(word) &&
  lookUp(word, "italian") === undefined;

const label = /^[\s",:]*(?:(?:la|questa|il|questo|sta) )?(?:(?:parola|verbo) )?[\s",:]*/u;

/** The English word that a question is about: right behind what asks, else the last before it, else the first behind. */
export function englishBeside(cue: RegExp, plain: string): string | undefined {
  const met = cue.exec(plain);
  if (!met) return undefined;
  const wordsIn = (text: string) => text.match(/[a-z]+(?:['-][a-z]+)*/gu) ?? [];
  const after = plain.slice(met.index + met[0].length);
  const [next = ""] = wordsIn(after.replace(label, ""));
  if (isOnlyEnglish(next)) return next;
  return wordsIn(plain.slice(0, met.index)).findLast(isOnlyEnglish) ?? wordsIn(after).find(isOnlyEnglish);
}
