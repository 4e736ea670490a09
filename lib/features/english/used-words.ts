import { singularOf } from "./lexicon/nouns";
import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "./lexicon/verbs";
import { isCommonEnglish, isProperName } from "./lexicon/vocabulary";
import type { Word } from "./lexicon/words";
import { findEnglish } from "./sentence/language";
import { suggestSpellings } from "./spelling/harper";
import { isPupilWord } from "./spelling/pupil-words";

const formsOfBe = /^(?:am|is|are|was|were|been|being)$/;
/** What one message may cost: each word nobody knows takes the dictionary 15 ms. */
const maxUnknownWords = 12;

/**
 * The different English words of a text in their base form ("went" is "go", "apples" is "apple"). Names, figures,
 * contractions and words that no dictionary knows are none.
 */
export async function usedWords(text: string): Promise<string[]> {
  const written = findEnglish(text)
    .flatMap(({ words }) => words.filter((word, at) => at === 0 || !isCapitalised(word)))
    .map(({ lower }) => lower)
    .filter((word) => /^[a-z]+$/.test(word) && !isProperName(word));
  const used = new Set<string>();
  let unknown = 0;
  for (const word of new Set(written)) {
    if (unknown === maxUnknownWords) break;
    if (await isKnown(word)) used.add(baseOf(word));
    else unknown += 1;
  }
  return [...used];
}

/** A capital within a sentence is a name's, but for "I". */
const isCapitalised = ({ text }: Word) => /^\p{Lu}/u.test(text) && text !== "I";

const isKnown = async (word: string) =>
  isCommonEnglish(word) ||
  isPupilWord(word) ||
  (word.length > 1 && (await suggestSpellings(word)) === undefined);

function baseOf(word: string): string {
  if (formsOfBe.test(word)) return "be";
  return (
    singularOf(word) ??
    baseOfThird(word) ??
    baseOfPast(word) ??
    baseOfParticiple(word) ??
    baseOfIng(word) ??
    word
  );
}
