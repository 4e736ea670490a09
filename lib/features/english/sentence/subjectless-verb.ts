import { isCommonAdjective, isComparative } from "../lexicon/adjectives";
import { isPluralNoun } from "../lexicon/nouns";
import { isNumber } from "../lexicon/quantities";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfThird,
  isBase,
  isBe,
  isDo,
  isModal,
  isPastForm,
  isVerbForm,
  verbOrNoun,
} from "../lexicon/verbs";
import { isAdjective as isKnownAdjective } from "../lexicon/vocabulary";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";

/** A finite verb that stands where a subject should be; `next` is the place of what follows it. */
export type BareVerb = {
  at: number;
  next: number;
  kind:
    | "is"
    | "are"
    | "am"
    | "has"
    | "have"
    | "modal"
    | "don't"
    | "doesn't"
    | "didn't"
    | "third"
    | "base"
    | "past";
};

const moreAdjectives = setOf(
  `hot cold sunny easy true far funny scary crowded free strange normal fantastic great fun cute huge awesome terrible
  better worse impossible lovely exciting tiring interesting boring called located born made mine yours ill married
  important famous well fine ok late early ready nice full best enough worth near midnight noon forbidden allowed closed`,
);
const nounsToo = setOf(
  "english italian french spanish german american right good red blue green yellow white black",
);
export const degree =
  /^(?:very|so|too|really|not|quite|always|still|already|never|also|only|just|more|less|usually|often|extremely|pretty)$/;
const leading = /^(?:always|usually|often|never|sometimes|really|also|still|probably|only|just|even)$/;
const joiner =
  /^(?:i|you|he|she|we|they|and|but|because|that|when|if|who|which|so|or|while|where|although|than|as|before|after|until)$/;

export const isAdjective = (word: string) =>
  isCommonAdjective(word) ||
  isComparative(word) ||
  moreAdjectives.has(word) ||
  (isKnownAdjective(word) && !isVerbForm(word));
export const isWeather = (word: string) => /^(?:raining|snowing|pouring|hailing|drizzling)$/.test(word);
/** What stands after be and cannot be its subject: "very", "sunny", "raining". */
export const describes = (word: string) =>
  isWeather(word) || isAdjective(word) || baseOfIng(word) !== undefined || degree.test(word);
/** An adjective that is no name of a language or a colour. */
export const isPlainQuality = (word: string) => isAdjective(word) && !nounsToo.has(word);
/** "in the north", "at home", "about two kilometres". */
export const isPlace = (word: string) =>
  /^(?:in|on|at|near|from|behind|between|under|with|like|about|for|because|next|almost|nearly|half|over|inside|opposite|far)$/.test(
    word,
  );
export const opensNoun = (word: string) =>
  /^(?:a|an|the|my|our|your|his|her|their|one|two|three|four|five|six|many|some|lots)$/.test(word) ||
  isNumber(word);

/** Past forms that are no participles, so that only a subject can stand before them. */
export const isOnlyPast = (word: string) => isPastForm(word) && baseOfParticiple(word) === undefined;

function kindAt(words: Word[], at: number): BareVerb["kind"] | undefined {
  const lower = words[at]?.lower ?? "";
  if (/^(?:is|isn't|was|wasn't)$/.test(lower)) return "is";
  if (/^(?:are|aren't|were|weren't)$/.test(lower)) return "are";
  if (lower === "am" || lower === "has" || lower === "have") return lower;
  if (/^(?:hasn't|haven't)$/.test(lower)) return lower === "hasn't" ? "has" : "have";
  const follower =
    words[at + 1]?.lower === "not" || degree.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const isFollowed = isBase(words[follower]?.lower ?? "") || words[follower]?.lower === "be";
  if (isModal(lower) && !lower.includes("'ll")) return isFollowed ? "modal" : undefined;
  if (/^(?:don't|doesn't|didn't)$/.test(lower)) return isFollowed ? (lower as BareVerb["kind"]) : undefined;
  if (lower === "do" && /^(?:my|our|the|homework|sport)$/.test(words[at + 1]?.lower ?? "")) return "base";
  if (/^(?:do|does|did)$/.test(lower) || lower === "thanks" || lower === "last") return undefined;
  if (baseOfThird(lower)) return "third";
  if (isPastForm(lower)) return "past";
  return isBase(lower) ? "base" : undefined;
}

/** The finite verb at the word, an adverb before it skipped; undefined where none stands. */
export function bareVerbAt(words: Word[], at: number): BareVerb | undefined {
  const start = leading.test(words[at]?.lower ?? "") && follows(words[at + 1]) ? at + 1 : at;
  const kind = kindAt(words, start);
  return kind && { at: start, next: start + 1, kind };
}

/** "Because plays are long": a later verb of the clause makes a noun of the first. */
export function hasOtherFinite(words: Word[], verb: number): boolean {
  for (let at = verb + 1; at < words.length; at += 1) {
    const word = words[at];
    const before = words[at - 1]?.lower ?? "";
    if (!word || endsClause(word.gap) || joiner.test(word.lower)) return false;
    if (isBe(word.lower) || isModal(word.lower) || isDo(word.lower) || /^(?:has|have|had)$/.test(word.lower))
      return before !== "to";
    const third = baseOfThird(word.lower);
    if (third && !isPluralNoun(word.lower) && !verbOrNoun.has(third)) return true;
    if (isPastForm(word.lower) && !/^(?:a|an|the|my|his|her|our|their|very|so)$/.test(before)) return true;
  }
  return false;
}

/** Whether the form can be nothing but a verb where it stands. */
export const isSurelyVerb = (words: Word[], verb: BareVerb): boolean =>
  !/^(?:third|base|past)$/.test(verb.kind) || !hasOtherFinite(words, verb.at);
