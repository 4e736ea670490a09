import type { Tense } from "@/lib/features/english/lexicon/conjugation";
import { isCommonAdjective, isComparative, isSuperlative } from "@/lib/features/english/lexicon/adjectives";
import { personAround } from "./families/agreement";
import type { Gap, HomeworkItem } from "./homework-sheet";
import { fittingFullArticle, isArticleBank } from "./families/full-article";
import { optionPlace, wordAt, type OptionPlace } from "./option-place";
import { leftByEngine } from "./families/left-by-engine";
import { fittingAmong } from "./solve-among";
import { surroundings } from "./tense-of-gap";
import { areFeelings, fittingFeeling, fittingManner } from "./solve-small-forms";
import { isStative, tenseByTime } from "./time-words";
import { readVerbOption, type VerbReading } from "./verb-option";
import { helperBefore } from "./verb-place";
import { fittingPattern } from "./solve-verb-pattern";
import { familyOf } from "./word-families";

/** Where a gap's time may be named. */
type Surroundings = ReturnType<typeof surroundings>;

/** The option that is right in the gap, or the several that say the same; undefined where that is not certain. */
export function solveOption(item: HomeworkItem, gap: Gap, options: readonly string[]): string[] | undefined {
  if (options.length < 2) return undefined;
  const known = knownOption(item, gap, options);
  if (known) return known;
  const left = leftByEngine(item, gap, options);
  return left.length > 0 ? left : undefined;
}

/** The same by what is known of the kind of words. */
function knownOption(item: HomeworkItem, gap: Gap, options: readonly string[]): string[] | undefined {
  const place = optionPlace(item.prompt, gap);
  const around = surroundings(item.prompt, gap, item.gaps.length === 1);
  const [shared, bare] = sharedStart(options);
  const feelings = options
    .flatMap((one) => options.map((other) => [one, other]))
    .find((pair) => areFeelings(pair) && pair[0] !== pair[1]);
  if (feelings) {
    const felt = fittingFeeling(feelings, place.textBefore, place.textAfter);
    return felt.length === 1 ? felt : undefined;
  }
  const pattern = fittingPattern(options, place.textBefore);
  if (pattern.length > 0) return pattern;
  const manner = fittingManner(options, place.textBefore, place.textAfter);
  if (manner) return manner.length === 1 ? manner : undefined;
  if (isArticleBank(options)) {
    const article = fittingFullArticle(options, place);
    return article.length > 0 ? article : undefined;
  }
  const family = familyOf(bare);
  const right = family
    ? family.fitting(bare, place).map((option) => shared + option)
    : fittingForm([...options], place, around);
  if (right.length === 1 || (right.length > 1 && family?.isSeveral)) return right;
  const among = fittingAmong(options, place);
  return among.length > 0 ? among : undefined;
}

/** "too much / too many": the word both begin with, and what makes the difference. */
function sharedStart(options: readonly string[]): [string, string[]] {
  const shared = /^(?:too|so|how) /i.exec(options[0] ?? "")?.[0] ?? "";
  const isShared = options.every((option) => option.startsWith(shared));
  return isShared ? [shared, options.map((option) => option.slice(shared.length))] : ["", [...options]];
}

function fittingForm(options: string[], place: OptionPlace, around: Surroundings): string[] {
  if (
    options.every(
      (option) =>
        /\b(?:more|most|less|least)\b/.test(option) || isDegree(option) || /^as \w+ as$/.test(option),
    )
  )
    return fittingDegree(options, place);
  const isOfOneAdjective =
    options.filter(isDegree).length > 1 &&
    options.every((option) => isDegree(option) || isCommonAdjective(option.toLowerCase()));
  if (isOfOneAdjective) return fittingDegree(options, place);
  const readings = options.map(readVerbOption);
  if (readings.some((found) => found.length === 0)) return [];
  const bases = readings.map((found) => new Set(found.map(({ base }) => base)));
  const isOneVerb = [...(bases[0] ?? [])].some((base) => bases.every((other) => other.has(base)));
  return isOneVerb ? fittingVerb(options, readings, place, around) : [];
}

const isDegree = (option: string) =>
  isComparative(option.replace(/^the /, "")) || isSuperlative(option.replace(/^the /, ""));

/** Before "than" a comparative, behind "the" with a group a superlative. */
function fittingDegree(options: string[], { textAfter, before }: OptionPlace): string[] {
  const isWrong = (option: string) =>
    /^(?:the )?(?:more|most) /.test(option) && isDegree(option.replace(/^(?:the )?(?:more|most) /, ""));
  const isRightComparative = (option: string) =>
    isComparative(option) || (/^more \w+$/.test(option) && !isWrong(option) && isLong(option.slice(5)));
  if (/^\s*than\b/.test(textAfter)) return options.filter(isRightComparative);
  const isOfGroup =
    /^\s*(?:\w+ )?(?:in|of) (?:the|my|our|all)\b|^\s*(?:\w+ )?(?:that )?(?:I|he|she|we|they|you)(?:'ve|'s|'d| have| has| had)\b/i.test(
      textAfter,
    );
  if (wordAt(before, -1) === "the" && isOfGroup) return options.filter((option) => isSuperlative(option));
  return [];
}

/** Two syllables and more, so that an ending would be wrong. */
const isLong = (adjective: string) =>
  (adjective.match(/[aeiouy]+/g)?.length ?? 0) > 2 || /(?:ful|ous|ing|ed|ive)$/.test(adjective);

/** "Looking forward to seeing", "good at swimming": what takes a form in -ing. */
const takesIng =
  /\b(?:look(?:s|ing|ed)? forward to|(?:be|am|is|are|was|were|get|gets|got|getting)(?:n't| not)? used to|'(?:m|s|re)(?: not)? used to|instead of|without|interested in|good at|bad at|fond of|tired of|afraid of|before|after|enjoy|finish(?:ed)?|keep|avoid|suggest(?:ed)?|mind)\s*$/i;

function fittingVerb(
  options: string[],
  readings: VerbReading[][],
  place: OptionPlace,
  around: Surroundings,
): string[] {
  const fits = (test: (reading: VerbReading) => boolean) =>
    options.filter((_, at) => readings[at]?.some(test));
  if (takesIng.test(place.textBefore)) return fits(({ kind }) => kind === "ing");
  const helper = helperBefore(place.textBefore);
  const inverted = helper === undefined ? invertedHelper(place) : undefined;
  switch (inverted ?? helper) {
    case "unclear":
      return [];
    case "bare":
      return fits(({ kind }) => kind === "base");
    case "have":
      return fits(({ kind }) => kind === "participle");
    case "be":
      return fits(({ kind }) => kind === "ing");
    case undefined:
      return place.isQuestion && wordAt(place.before, -1) !== "who"
        ? []
        : fittingFinite(options, readings, place, around);
  }
}

/** "Does your sister ___": the helper stands before the subject. */
function invertedHelper({ before, isQuestion }: OptionPlace): "bare" | undefined {
  const opening = before.map(({ lower }) => lower).join(" ");
  return isQuestion &&
    /^(?:(?:what|where|when|why|how|who)(?: \w+)? )?(?:do|does|did|can|will|would|should)\b/.test(opening)
    ? "bare"
    : undefined;
}

function fittingFinite(
  options: string[],
  readings: VerbReading[][],
  place: OptionPlace,
  around: Surroundings,
): string[] {
  const person = personAround(place);
  if (!person) return [];
  const finite = readings.map((found) =>
    found.filter(({ kind, persons }) => kind === "finite" && persons.includes(person)),
  );
  const left = options.filter((_, at) => (finite[at]?.length ?? 0) > 0);
  const tenses = [...new Set(readings.flat().flatMap(({ tense }) => tense ?? []))];
  if (
    readings.flat().some(({ isNegative }) => isNegative) &&
    !readings.flat().every(({ isNegative }) => isNegative)
  )
    return [];
  const leftTenses = [...new Set(finite.flat().flatMap(({ tense }) => tense ?? []))];
  if (
    isInCondition(place) &&
    tenses.length === 2 &&
    tenses.includes("will") &&
    tenses.includes("present-simple")
  )
    return options.filter((_, at) => finite[at]?.some(({ tense }) => tense === "present-simple"));
  const wanted = tenses.length > 1 ? tenseOf(around, tenses, readings) : undefined;
  if (leftTenses.length > 1) {
    return wanted ? options.filter((_, at) => finite[at]?.some(({ tense }) => tense === wanted)) : [];
  }
  return wanted === undefined || leftTenses[0] === wanted ? left : [];
}

/** "If it rains, we'll stay in": no will behind if. */
const isInCondition = ({ textBefore, textAfter }: OptionPlace) =>
  /\b(?:if|unless|as soon as)\s/i.test(textBefore.split(",").at(-1) ?? "") &&
  !/\b(?:know|wonder|ask|sure)\s+if\b/i.test(textBefore) &&
  /'ll\b|\bwill\b|\bwon't\b/i.test(textBefore + textAfter);

/** For a time that is not over: what is usual is set aside for it. */
const forNow = /\b(?:this (?:week|month|morning|afternoon|evening)|these days|for the moment|right now)\b/i;
const habit = /\b(?:always|usually|often|sometimes|never|every|normally)\b/i;

function tenseOf(around: Surroundings, allowed: Tense[], readings: VerbReading[][]): Tense | undefined {
  const verb = readings[0]?.[0]?.base ?? "";
  const isPresentPair =
    allowed.length === 2 && allowed.includes("present-simple") && allowed.includes("present-continuous");
  if (isPresentPair && isStative(verb) && verb !== "be") return "present-simple";
  if (isPresentPair && forNow.test(around.clause) && !habit.test(around.clause)) return "present-continuous";
  return tenseByTime({ ...around, verb, allowed });
}
