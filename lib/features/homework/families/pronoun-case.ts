import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { isBase, isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { setOf } from "@/lib/features/english/lexicon/words";
import { isUncountable } from "../noun-after";
import { wordAt, type OptionPlace } from "../option-place";

type Case = "subject" | "object" | "owner" | "alone";

const wordsOf: Record<Case, Set<string>> = {
  subject: setOf("i you he she it we they"),
  object: setOf("me you him her it us them"),
  owner: setOf("my your his her its our their"),
  alone: setOf("mine yours his hers ours theirs"),
};

/** Every pronoun that stands for a person and what is theirs. */
export const pronounCases = new Set(Object.values(wordsOf).flatMap((words) => [...words]));

const twoObjects =
  /^(?:give|gave|gives|giving|given|tell|tells|told|show|shows|showed|buy|buys|bought|send|sends|sent|teach|teaches|taught|make|makes|made|bring|brings|brought|lend|lent|offer|offered|ask|asks|asked|cook|cooked|wish|get|got|call|called)$/;
const prepositions =
  /^(?:to|for|with|at|from|about|of|behind|near|by|after|without|between|next|like|on|in|before)$/;
const be = /^(?:is|are|was|were|be|isn't|aren't|wasn't|weren't|it's|that's|they're)$/;
const owned =
  /\b(?:my|your|his|her|our|their|whose|(?!(?:where|what|who|it|that|he|she|there|here|let|how)')\p{L}+'s) \p{L}+|\bbelongs?\b|\bwhose\b/iu;
const joins = /^(?:and|but|because|so|that|if|when)$/;

const isThing = (word: string) => isSingularNoun(word) || isPluralNoun(word) || isUncountable(word);
const isQuality = (word: string) =>
  isCommonAdjective(word) || isAdjective(word) || /^(?:new|old|own|best|favou?rite)$/.test(word);

/** "Her brother", "our new house": a noun belongs to what goes there. */
function opensNoun({ before, after }: OptionPlace): boolean {
  const [next, second] = [wordAt(after, 0), wordAt(after, 1)];
  const noun = isQuality(next) && isThing(second) ? second : next;
  if (!isThing(noun) || after[0]?.gap.includes(",")) return false;
  const mayBeGiven = twoObjects.test(wordAt(before, -1)) && !isSingularNoun(noun);
  const isOpening = before.length === 0 || joins.test(wordAt(before, -1));
  const mayBeVerb =
    noun === next &&
    isVerbForm(noun) &&
    !/^(?:is|are|was|were|has|have|isn't|aren't)$/.test(second) &&
    isOpening;
  return !mayBeGiven && !mayBeVerb && !/^(?:today|tomorrow|yesterday|tonight|home|all|both)$/.test(noun);
}

/** What kind of pronoun a place takes; undefined where it may be of two kinds. */
function caseOf(place: OptionPlace): Case | undefined {
  const { before, textBefore, textAfter, earlier } = place;
  if (opensNoun(place)) return "owner";
  const last = wordAt(before, -1);
  const isEnd = /^\s*(?:$|[,;:]|and\b|but\b|because\b|every\b|yesterday\b|tomorrow\b|when\b)/i.test(
    textAfter,
  );
  const isOwned = owned.test(`${earlier} ${textBefore}`);
  if (isEnd && /\b(?:friend|cousin|classmate)s? of\s*$/i.test(textBefore)) return "alone";
  if (isEnd && be.test(last)) return isOwned ? "alone" : undefined;
  if (isEnd && (prepositions.test(last) || isVerbForm(last))) return "object";
  const isOpening = textBefore.trim() === "" || joins.test(last);
  const next = wordAt(place.after, 0);
  const isAction = isVerbForm(next) && !isThing(next);
  return isOpening && (isAction || /^(?:can|can't|must|will|don't|doesn't|didn't)$/.test(next))
    ? "subject"
    : undefined;
}

/** "He / him / his": the one of the kind that the place takes, where there is one only. */
export function fittingCase(options: string[], place: OptionPlace): string[] {
  const wanted = caseOf(place);
  if (!wanted) return [];
  const ofKind = options.filter((option) => wordsOf[wanted].has(option.toLowerCase()));
  const isOfOwn = owned.test(`${place.earlier} ${place.textBefore}`);
  const rival = options.some((option) => wordsOf.alone.has(option.toLowerCase()) && !ofKind.includes(option));
  return wanted === "object" && rival && isOfOwn ? [] : ofKind;
}

/** The words that ask who somebody is, and whose something is. */
export const whoseWords = setOf("whose who's who whos");

/** "Whose bag is this", "who's coming". */
export function fittingWhose(options: string[], { textBefore, textAfter, after }: OptionPlace): string[] {
  if (textBefore.trim() !== "") return [];
  const next = wordAt(after, 0);
  const pick = (word: string) => options.filter((option) => option.toLowerCase() === word);
  const isShown = /^\s*(?:is|are|was|were) (?:this|that|these|those|the) \p{L}+(?: \p{L}+)?\s*$/iu;
  const shown = wordAt(after, -1);
  if (isShown.test(textAfter))
    return after.length > 2 && isThing(shown) && !people.test(shown) ? pick("whose") : [];
  if (
    isThing(next) &&
    /^\s*\p{L}+(?: \p{L}+)? (?:is|are|was|were) (?:this|that|these|those|it)\b/iu.test(textAfter)
  )
    return pick("whose");
  if (/^\s*(?:(?:not |always )?\p{L}+ing|got|your|the|that|at|in)\b/iu.test(textAfter) && !isBase(next))
    return pick("who's");
  return [];
}

const people =
  /^(?:man|woman|boy|girl|lady|person|people|child|children|men|women|teacher|student|singer|actor|actress|friend|doctor|player|kid|baby|king|queen|guy|boys|girls)$/;
