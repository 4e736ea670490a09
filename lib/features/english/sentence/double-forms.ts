import type { Word } from "../lexicon/words";

/** What stands before "shined" or after "hanged" where the irregular form is meant. */
const shining = /^(?:sun|moon|star|stars|light|lights|eyes|it|they)$/;
const hung = /^(?:the|a|an|my|his|her|our|their|it|them|up|on|out|two|some)$/;

/** "He was hanged for murder", "he had his shoes shined": forms that are right in a meaning of their own. */
export function hasOwnMeaning(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (lower === "hanged") return !hung.test(words[at + 1]?.lower ?? "");
  return lower === "shined" && !shining.test(words[at - 1]?.lower ?? "");
}
