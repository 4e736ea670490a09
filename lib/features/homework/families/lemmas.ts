import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
} from "@/lib/features/english/lexicon/verbs";
import { singularOf } from "@/lib/features/english/lexicon/nouns";

const ofBe = new Set("am is are was were been being 'm 's 're isn't aren't wasn't weren't".split(" "));

/** Every base form a word may be of: "left" → "left", "leave". */
export function basesOf(word: string): string[] {
  if (ofBe.has(word)) return ["be", word];
  const found = [
    word,
    isBase(word) ? word : undefined,
    baseOfPast(word),
    baseOfParticiple(word),
    baseOfThird(word),
    baseOfIng(word),
    singularOf(word),
  ];
  return [...new Set(found.filter((base) => base !== undefined))];
}

/** Adverbs between a verb and what belongs to it. */
const between =
  /^(?:very|really|so|always|never|often|usually|still|only|much|lot|a|too|quite|carefully|all|just|mainly|well|\p{L}+ly|n't|not)$/u;

/** The words at the end of a text, without the adverbs that stand last. */
export function lastWords(words: readonly string[]): string[] {
  const kept = [...words];
  while (
    kept.length > 1 &&
    between.test(kept.at(-1) ?? "") &&
    !/^(?:only|family|reply|apply|rely|supply)$/.test(kept.at(-1) ?? "")
  )
    kept.pop();
  return kept;
}
