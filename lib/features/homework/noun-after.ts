import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import {
  isGroup,
  isNoun,
  isPluralNoun,
  isSingularNoun,
  numberOfNoun,
} from "@/lib/features/english/lexicon/nouns";
import { isNumber, uncountables } from "@/lib/features/english/lexicon/quantities";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { setOf, splitWords } from "@/lib/features/english/lexicon/words";

export type NounAfter = { noun: string; number: "singular" | "plural" | "uncountable" };

const alwaysUncountable = setOf(
  `information homework advice furniture luggage money bread music traffic rice sugar milk water news weather butter juice
  tea coffee cheese meat pasta flour oil salt fun help snow rain petrol fruit jam honey soup food air housework
  luck electricity energy pollution rubbish orange-juice lemonade ketchup yoghurt toast bacon time chocolate`,
);

export const isUncountable = (noun: string) => uncountables.has(noun) || alwaysUncountable.has(noun);

const skipped = setOf(
  "the my your his her our their some any much many few several a an no more lots of lot other very really",
);

/** The first noun of the text and its number, where it is plain which noun that is. */
export function nounAfter(text: string): NounAfter | undefined {
  const words = splitWords(text.split(/[,;:()]|____/)[0] ?? "").slice(0, 6);
  let isMany = false;
  for (const [at, { lower }] of words.entries()) {
    const next = words[at + 1];
    if (isNumber(lower) && lower !== "one") isMany = true;
    if (skipped.has(lower) || isNumber(lower)) continue;
    const isKnownNoun = isSingularNoun(lower) || isPluralNoun(lower) || isUncountable(lower);
    const isDescribing = (isCommonAdjective(lower) || isAdjective(lower)) && !isPluralNoun(lower);
    const isCompound =
      isKnownNoun &&
      next !== undefined &&
      next.gap === " " &&
      (isSingularNoun(next.lower) || isPluralNoun(next.lower)) &&
      !isPluralNoun(lower);
    if (isCompound || (isDescribing && next && (!isKnownNoun || isNounLike(next.lower)))) continue;
    if (isUncountable(lower)) return { noun: lower, number: "uncountable" };
    if (!isKnownNoun && !isNoun(lower)) return undefined;
    const number = numberOfNoun(lower);
    if (!number || number === "either" || isGroup(lower) || (isMany && number === "singular"))
      return undefined;
    if (!isKnownNoun && !/^(?:people|children|men|women)$/.test(lower) && number === "singular")
      return undefined;
    return { noun: lower, number };
  }
  return undefined;
}

const isNounLike = (word: string) => isSingularNoun(word) || isPluralNoun(word) || isUncountable(word);
