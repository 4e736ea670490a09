import { isCommonAdjective, isComparative } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun } from "@/lib/features/english/lexicon/nouns";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { setOf } from "@/lib/features/english/lexicon/words";
import { isUncountable } from "../noun-after";
import { wordAt, type OptionPlace } from "../option-place";

export const comparingWords = setOf(
  "as than too enough so such more most less least very much many like that",
);

const isQuality = (word: string) =>
  isCommonAdjective(word) ||
  isAdjective(word) ||
  /^(?:fast|hard|well|quickly|slowly|early|late|loudly|often|much|many|far)$/.test(word) ||
  /\p{L}{3}ly$/u.test(word);
const isStuff = (word: string) => isPluralNoun(word) || isUncountable(word);

const cannot =
  /\b(?:can't|cannot|couldn't|can not|won't|don't want|nobody can|impossible|don't understand)\b/i;

/** "As", "than", "too", "enough", "so", "such", "more", "most" by the words beside them. */
function wanted({ before, after, textBefore, textAfter, later, earlier }: OptionPlace): string[] {
  const [last, next] = [wordAt(before, -1), wordAt(after, 0)];
  const second = wordAt(after, 1);
  if (
    isComparative(last) ||
    (/^(?:more|less)$/.test(wordAt(before, -2)) && isQuality(last)) ||
    /\b(?:more|less) \p{L}+(?: \p{L}+)?\s*$/iu.test(textBefore)
  )
    return ["than"];
  if (/\bas \p{L}+(?: \p{L}+)?\s*$/iu.test(textBefore) || /\bthe same(?: \p{L}+)?\s*$/iu.test(textBefore))
    return ["as"];
  if (isQuality(next) && /^\s*[\p{L}-]+ (?:as|\p{L}+ as)\b/iu.test(textAfter))
    return ["as", "so"].slice(0, /n't\b|\bnot\b/i.test(textBefore) ? 2 : 1);
  if (
    /\b(?:isn't|aren't|wasn't|not)\b/i.test(textBefore) &&
    isQuality(last) &&
    /^\s*(?:me|you|him|her|us|them|mine|yours|the other)\b/i.test(textAfter)
  )
    return ["as"];
  if (/\b(?:isn't|not|n't)\b.{0,20}\bas \p{L}+\s*$/iu.test(textBefore)) return ["as"];
  if (/^\s*an?\b/i.test(textAfter)) return ["such"];
  if (/^\s*[\p{L}-]+ than\b/iu.test(textAfter) && isQuality(next)) return ["more", "less"];
  if (/\bthe\s*$/i.test(textBefore) && isQuality(next)) return ["most", "least"];
  if (/^\s*(?:$|,|to\b|for\b)/.test(textAfter) && isQuality(last)) return ["enough"];
  if (isStuff(next) && !isCommonAdjective(next)) return ["enough"];
  if (isQuality(next) && /^\s*[\p{L}-]+(?: \p{L}+)? that\b/iu.test(textAfter))
    return /^\s*[\p{L}-]+ that\b/iu.test(textAfter)
      ? ["so"]
      : isStuff(second)
        ? ["such", "so"].slice(0, /^(?:much|many|few|little)$/.test(next) ? 0 : 1)
        : [];
  const isUnable = cannot.test(`${textAfter} ${later} ${earlier} ${textBefore}`);
  if (isQuality(next) && (isUnable || /^\s*[\p{L}-]+ (?:\p{L}+ )?(?:to|for)\b/iu.test(textAfter)))
    return ["too"];
  return [];
}

export function fittingComparing(options: readonly string[], place: OptionPlace): string[] {
  const words = wanted(place);
  return options.filter((option) => words.includes(option.toLowerCase()));
}
