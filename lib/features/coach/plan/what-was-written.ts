import { countEnglishWords, findEnglish } from "@/lib/features/english/sentence/language";
import { englishPieces } from "../exercise/strip-talk";
import { wordsOf } from "../phrase";

const maxLength = 600;
const minWords = 2;
const mostlyEnglish = 0.7;
const none: ReadonlySet<string> = new Set();

/** The English that a student has written in a message, without what is said around it; undefined where there is none. */
export function englishIn(message: string): string | undefined {
  const count = countEnglishWords(message);
  if (count < minWords) return undefined;
  const isAll = count >= mostlyEnglish * wordsOf(message).length;
  const text = isAll
    ? message
    : englishPieces(message, none).toSorted((one, other) => other.length - one.length)[0];
  return text !== undefined && wordsOf(text).length >= minWords ? text.trim().slice(0, maxLength) : undefined;
}

/** The longest stretch of English in a message, to the letter. */
export function longestEnglish(message: string): string | undefined {
  const [longest] = findEnglish(message).toSorted((one, other) => other.words.length - one.words.length);
  const [first, last] = [longest?.words[0], longest?.words.at(-1)];
  return first && last && message.slice(first.start, last.end);
}
