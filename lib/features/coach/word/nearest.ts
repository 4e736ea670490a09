import { headwords, type Language } from "../clues/dictionary";
import { distance } from "../distance";

const minLength = 4;
const longWord = 7;

/** The only word of the dictionary that is a letter away from one it does not have, of a long word two. */
export function nearestWord(word: string, language: Language): string | undefined {
  if (word.length < minLength || word.length > 24) return undefined;
  const far = word.length >= longWord ? 2 : 1;
  const near = headwords(language)
    .filter((one) => Math.abs(one.length - word.length) <= far)
    .map((one) => ({ one, letters: distance(word, one) }))
    .filter(({ letters }) => letters <= far);
  const least = Math.min(...near.map(({ letters }) => letters));
  const [only, ...others] = near.filter(({ letters }) => letters === least);
  return others.length === 0 ? only?.one : undefined;
}
