import { matchWords, type Match } from "../../sentence/rule";
import { baseOfParticiple, isBase } from "../../lexicon/verbs";
import { follows, type Word } from "../../lexicon/words";

/** "You haven't to worry": have to is denied with do; "I don't have answered": have itself denies the perfect. */
export function haveDenied(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (!words.slice(at + 1, at + 3).every(follows)) return undefined;
  if (
    /^(?:haven't|hasn't|hadn't)$/.test(lower) &&
    next === "to" &&
    (isBase(words[at + 2]?.lower ?? "") || words[at + 2]?.lower === "be")
  ) {
    const helper = lower === "hadn't" ? "didn't" : lower === "hasn't" ? "doesn't" : "don't";
    return matchWords(words, at, at + 1, `${helper} have to`);
  }
  const participle = words[at + 2]?.lower ?? "";
  const isPerfect =
    baseOfParticiple(participle) !== undefined &&
    !isBase(participle) &&
    !/^(?:had|mixed|fried|used|broken|lost|dried|cooked|baked|stuffed|written|known|divorced|married|left|spoken|printed|trained)$/.test(
      participle,
    );
  if (!/^(?:don't|doesn't|didn't)$/.test(lower) || next !== "have" || !isPerfect) return undefined;
  const have = lower === "don't" ? "haven't" : lower === "doesn't" ? "hasn't" : "hadn't";
  return matchWords(words, at, at + 2, `${have} ${participle}`);
}
