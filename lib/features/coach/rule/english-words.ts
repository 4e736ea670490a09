import { englishWords, italianWords, sharedWords } from "@/lib/features/english/lexicon/language-words";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { lookUp } from "../clues/dictionary";

const minLength = 3;

/** Whether a word can only be English: "since", "goes"; not "come", "no". */
export const isOnlyEnglish = (lower: string): boolean =>
  englishWords.has(lower) ||
  /\p{L}(?:n't|'(?:m|re|ve|ll|d|s))$/u.test(lower) ||
  (lower.length >= minLength &&
    isCommonEnglish(lower) &&
    !italianWords.has(lower) &&
    !sharedWords.has(lower) &&
    lookUp(lower, "italian") === undefined);

const isItalian = (lower: string) =>
  (italianWords.has(lower) && !englishWords.has(lower)) ||
  /[àèéìòù]/.test(lower) ||
  (!isOnlyEnglish(lower) && !isCommonEnglish(lower) && lookUp(lower, "italian") !== undefined);

/** Whether a stretch is meant as English, as wrong as it may be: "I have 12 years", "goed", "more bigger". */
export function isMeantAsEnglish(text: string): boolean {
  const words = splitWords(text).map(({ lower }) => lower);
  const italian = words.filter(isItalian).length;
  if (!words.some((word) => /[a-z]{2}/.test(word))) return false;
  return italian === 0 || italian < words.filter(isOnlyEnglish).length;
}
