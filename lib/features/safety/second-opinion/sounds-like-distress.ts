import { oncePerProcess } from "@/lib/once-per-process";
import { nearestKnownWords } from "../misspelt";
import { plainText } from "../plain-text";
import examples from "./examples.json";
import { learn } from "./learn";
import { hasGraveMeaning } from "./meanings";
import { wordsOf } from "./signs";

/** Log odds above which a text counts as distress, set where homework that only sounds alike is let through. */
const oddsOfGraveWords = 1.3;
const oddsOfOthers = 2;

/** One or two words tell too little to be judged by what they are like; the rules know those that matter. */
const fewestWords = 3;

/**
 * Whether plain words, their idioms left aside, are more like what children in distress write than like any day's
 * talk. Learns from its examples when first asked.
 */
export function soundsLikeDistress(plainWords: string): boolean {
  const words = wordsOf(plainWords);
  if (words.length < fewestWords) return false;
  const oddsOf = oncePerProcess("odds of distress", learnFromExamples);
  return oddsOf(plainWords) > (hasGraveMeaning(words) ? oddsOfGraveWords : oddsOfOthers);
}

const learnFromExamples = () =>
  learn([...examplesOf(examples.distress, true), ...examplesOf(examples.everyday, false)]);

const examplesOf = (texts: readonly string[], isSo: boolean) =>
  texts.map((text) => ({ text: nearestKnownWords(plainText(text)), isSo }));
