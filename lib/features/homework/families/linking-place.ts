import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { isUncountable } from "../noun-after";
import type { OptionPlace } from "../option-place";

type Follower = "clause" | "phrase" | "length" | "pause";

const takes = new Map<string, Follower[]>(
  (
    [
      ["because|although|though|even though|while|when|unless|if|so that|as soon as|as|whereas", ["clause"]],
      ["so|but|and|or", ["clause"]],
      ["because of|despite|in spite of|during|due to|instead of|thanks to", ["phrase"]],
      ["for", ["length"]],
      ["until|till|before|after|since", ["clause", "phrase"]],
      ["however|therefore|moreover|in addition|otherwise", ["pause"]],
    ] as const
  ).flatMap(([words, followers]): [string, Follower[]][] =>
    words.split("|").map((word) => [word, [...followers]]),
  ),
);
const coordinating = /^(?:so|but|and|or)$/i;

const subject =
  /^\s*(?:i|you|he|she|it|we|they|there|nobody|everybody|everyone|someone|somebody)(?:'\p{L}+)? \p{L}/iu;
/** Words that only stand within a clause, behind its subject. */
const verbal =
  /^\s*(?:\p{L}+ ){1,3}(?:am|is|are|was|were|do|does|did|don't|doesn't|didn't|have|has|had|haven't|hasn't|hadn't|can|can't|could|couldn't|will|won't|would|wouldn't|must|should)\b/iu;
const determined = /^\s*(?:the|an?|my|your|his|her|our|their|this|that|these|those|its)\s/i;
const lengthOfTime =
  /^\s*(?:\d+|an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twenty|many|several|some|a few|a long|the whole) (?:\p{L}+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|time|ages)\b/iu;

/** What stands behind a linking word: a clause, words without a verb, or a length of time. */
function followerOf(textAfter: string): Follower | undefined {
  if (/^\s*,/.test(textAfter)) return "pause";
  const [part = ""] = textAfter.split(/[,;:]/);
  if (lengthOfTime.test(part)) return "length";
  if (subject.test(part) || verbal.test(part)) return "clause";
  const words = splitWords(part).map(({ lower }) => lower);
  const last = words.at(-1) ?? "";
  const isNoun = isSingularNoun(last) || isPluralNoun(last) || isUncountable(last);
  return determined.test(part) && words.length < 4 && isNoun ? "phrase" : undefined;
}

/** Whether of a few words it is known what each of them stands before. */
export const areLinking = (options: readonly string[]) =>
  options.length < 5 && options.every((option) => takes.has(option.toLowerCase()));

/** The linking words that may stand before what follows: "despite" before a noun, "although" before a clause. */
export function possibleLinking(options: readonly string[], place: OptionPlace): string[] {
  const follower = followerOf(place.textAfter);
  if (!follower) return [...options];
  const isOpening = place.textBefore.trim() === "" && follower !== "pause";
  const isParted = place.textAfter.includes(",");
  return options.filter(
    (option) =>
      takes.get(option.toLowerCase())?.includes(follower) &&
      !(isOpening && isParted && coordinating.test(option)),
  );
}
