import { singularOf } from "./lexicon/nouns";
import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "./lexicon/verbs";
import { isCommonEnglish } from "./lexicon/vocabulary";
import { findEnglish } from "./sentence/language";

const formsOfBe = /^(?:am|is|are|was|were|been|being)$/;

/**
 * The different English words of a text in their base form ("went" is "go", "apples" is "apple"). Names, figures,
 * contractions and words nobody knows are none.
 */
export function usedWords(text: string): string[] {
  const words = findEnglish(text)
    .flatMap((sentence) => sentence.words)
    .map(({ lower }) => lower)
    .filter((word) => /^[a-z]+$/.test(word) && isCommonEnglish(word));
  return [...new Set(words.map(baseOf))];
}

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
