import { englishWords, italianWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";

const minWords = 3;

/** Debris is full of pairs of letters: of those only the commonest words count. */
const isKnown = (word: string) =>
  word.length > 2 ? isCommonEnglish(word) || italianWords.has(word) : englishWords.has(word);

/** Whether somebody could work with what was read: some words we know, and not mostly the debris of a blurred picture. */
export function isLegible(text: string): boolean {
  const pieces = text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
  const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  const known = new Set(words.filter(isKnown));
  return known.size >= minWords && words.length * 3 >= pieces.length && known.size * 4 >= new Set(words).size;
}
