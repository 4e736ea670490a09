import { isDescribing } from "../lexicon/adjective-classes";
import { isComparative, isSuperlative } from "../lexicon/adjectives";
import { endsNounPhrase } from "./noun-phrase";
import { isPluralNoun, isSingularNoun, personNouns } from "../lexicon/nouns";
import { isNumber } from "../lexicon/quantities";
import { baseOfThird, isPastForm, isVerbForm, verbOrNoun } from "../lexicon/verbs";
import { isAdjective } from "../lexicon/vocabulary";
import { follows, setOf, type Word } from "../lexicon/words";

/** Nouns that are also counted by the plate, the hour or not at all: "some cake", "a lot of exercise". */
const alsoMass = setOf(
  `toast chicken cake pizza chocolate fruit paper glass room time space light sport fish onion noise work love hair homework energy music
  experience life culture salad sauce coffee fun food cheese water pain practice company competition study exercise sleep language
  talent school family trouble tea education interest variety character history art science skin colour film stone land sand garden
  football memory sense value truth lunch dinner breakfast dessert soup steak lamb turkey egg-salad orange lemon pie meat pepper
  garlic nature shape personality action drama theatre speech thought change damage technology fashion medicine salmon cabbage
  day night week year month morning afternoon evening weekend summer winter world way area ability activity difference power
  pumpkin fire hotel church bed college prison rice-ball plastic ham bacon fabric cloth cotton string rope ribbon traffic class
  team group band staff audience crowd pride success failure injury duty authority crime war fear hope surprise reason kind sort skill
  type place point person part extent time sound voice weight height speed distance danger cover trust luck luggage salt`,
);
/** After these a number counts nothing: "page two", "at three". */
const labels = setOf(
  `chapter page pages exercise room number class unit year question level bus line gate platform part act scene step lesson at act
  plus minus times equals channel grade form task text activity point house flat seat row shirt under`,
);
const countless = setOf("o'clock am pm");
const inner = setOf(
  "other more new different young old big small little same next first last school very really best favourite video football",
);
const afterCounted = setOf(
  `a an the my your his her our their ago later long tall high away each per more outside inside near called named like who that
  left there here yet already ever alone because then or per`,
);

const isDescription = (word: string) =>
  inner.has(word) || isDescribing(word) || isAdjective(word) || isComparative(word) || isSuperlative(word);

const isSomebody = (noun: string) =>
  personNouns.has(noun) || /^(?:man|woman|child|person|student|player|kid)$/.test(noun);

/** Whether nothing goes on with the noun phrase after the noun: not the first half of "train stations". */
function endsCounted(words: Word[], noun: number): boolean {
  const next = words[noun + 1];
  if (endsNounPhrase(next) || !next || afterCounted.has(next.lower) || isNumber(next.lower)) return true;
  const base = baseOfThird(next.lower) ?? next.lower;
  if (isVerbForm(next.lower) && !verbOrNoun.has(base) && !isSingularNoun(next.lower)) return true;
  if (isPluralNoun(next.lower) || isSingularNoun(next.lower)) return false;
  if (isPastForm(next.lower) || (/ly$/.test(next.lower) && next.lower !== "family")) return true;
  return isVerbForm(next.lower) && (!verbOrNoun.has(base) || isSomebody(words[noun]?.lower ?? ""));
}

/** Position of the noun in the singular that is counted from the word on, adjectives skipped. */
export function singularCounted(words: Word[], from: number): number | undefined {
  for (let at = from; at < from + 4; at += 1) {
    const word = words[at];
    if (!follows(word) || countless.has(word.lower)) return undefined;
    if (isSingularNoun(word.lower) && !isDescribing(word.lower) && endsCounted(words, at)) return at;
    const isCompound = isSingularNoun(word.lower) && isSingularNoun(words[at + 1]?.lower ?? "");
    if (!isDescription(word.lower) && !isCompound) return undefined;
  }
  return undefined;
}

export const isAlsoMass = (noun: string) => alsoMass.has(noun);
const isMany = (word: string) => isNumber(word) && !/^(?:1|one|0)$/.test(word);

/** Whether the number at the word counts what follows, and is no page, hour or score. */
export function countsAt(words: Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? "";
  return (
    isMany(words[at]?.lower ?? "") &&
    !labels.has(before) &&
    !isNumber(before) &&
    !/^\p{L}$/u.test(before) &&
    // "12.30 Packed lunch"
    !/\d/.test(before) &&
    !/^[.:]$/.test(words[at]?.gap ?? "")
  );
}
