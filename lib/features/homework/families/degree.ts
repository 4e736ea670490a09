import { isCommonAdjective } from "@/lib/features/english/lexicon/adjectives";
import { isPluralNoun, isSingularNoun } from "@/lib/features/english/lexicon/nouns";
import { baseOfParticiple, isAuxiliaryHave } from "@/lib/features/english/lexicon/verbs";
import { isAdjective } from "@/lib/features/english/lexicon/vocabulary";
import { isUncountable } from "../noun-after";
import { wordAt, type OptionPlace } from "../option-place";

const pick = (options: string[], word: string) => options.filter((option) => option.toLowerCase() === word);
const isQuality = (word: string) =>
  isCommonAdjective(word) ||
  isAdjective(word) ||
  /^(?:fast|hard|well|quickly|slowly|early|late|loudly|much|many)$/.test(word);
const isThing = (word: string) => isPluralNoun(word) || isSingularNoun(word) || isUncountable(word);

/** "Too" goes before the adjective, "enough" behind it and before a noun. */
export function fittingTooEnough(options: string[], { before, after, textAfter }: OptionPlace): string[] {
  const next = wordAt(after, 0);
  const last = wordAt(before, -1);
  const isEnd = /^\s*(?:$|,|to\b|for\b)/.test(textAfter);
  if (isQuality(next) && !isQuality(last) && !(isThing(next) && !isCommonAdjective(next)))
    return pick(options, "too");
  if (isEnd && isQuality(last)) return pick(options, "enough");
  if (isEnd) return [];
  return isThing(next) && !isCommonAdjective(next) ? pick(options, "enough") : [];
}

/** "Such" with a noun, "so" without. */
export function fittingSuch(options: string[], { after, textAfter }: OptionPlace): string[] {
  const [first, second] = [wordAt(after, 0), wordAt(after, 1)];
  if (/^an?$/.test(first)) return pick(options, "such");
  if (!isQuality(first)) return [];
  if (/^\s*[\w-]+\s*(?:$|,|that\b)/.test(textAfter) || second === "that") return pick(options, "so");
  return isPluralNoun(second) || isUncountable(second) ? pick(options, "such") : [];
}

const duration =
  /^\s*(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:\w+ )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|time)|ages)\b/i;
const ended = /\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ages|long time)\s*$/i;

/** The small words of the present perfect, by where they stand. */
export function fittingPerfectWord(options: string[], place: OptionPlace): string[] {
  const { before, after, textBefore, textAfter, isQuestion, later } = place;
  const last = wordAt(before, -1);
  const next = wordAt(after, 0);
  const isDenied = /n't\b|\bnot\b|\bnever\b/i.test(textBefore);
  if (/^\s*$/.test(textAfter)) {
    if (ended.test(textBefore)) return pick(options, "ago");
    return isDenied || isQuestion ? pick(options, "yet") : [];
  }
  const isParticiple = baseOfParticiple(next) !== undefined || next === "been";
  if (isParticiple && !isDenied) {
    if (isQuestion) return pick(options, "ever");
    if (!isAuxiliaryHave(last) && !/'(?:ve|s)$/.test(last)) return [];
    const isNow = /\b(?:minutes?|seconds?|moment) ago\b/i.test(textAfter + later);
    if (isNow) return pick(options, "just");
    const middle = options.filter((option) => /^(?:just|already|never)$/i.test(option));
    return middle.length === 1 && !later.trim() ? middle : [];
  }
  if (duration.test(textAfter)) return pick(options, "for");
  if (/^(?:hasn't|haven't)$/.test(next)) return pick(options, "still");
  const point =
    /^\s*(?:(?:19|20)\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last \w+|january|february|march|april|may|june|july|august|september|october|november|december|yesterday|i was|we were|he was|she was)\b/i;
  return point.test(textAfter) && /\b(?:have|has|haven't|hasn't)\b|'(?:ve|s)\b/i.test(textBefore)
    ? pick(options, "since")
    : [];
}

/** This, that, these, those: how many, and how far. */
export function fittingShown(
  options: string[],
  { textAfter, textBefore, earlier }: OptionPlace,
  fitsNumber: string[],
): string[] {
  const sentence = `${earlier} ${textBefore} ____ ${textAfter}`;
  const isFar = /\bover there\b|\bthere\s*$|\bin those days\b|\bin the distance\b|\bacross the\b/i.test(
    sentence,
  );
  const isNear = /\bhere\b|\bin my hand\b/i.test(sentence);
  if (isFar === isNear) return [];
  return options.filter((option) => fitsNumber.includes(option) && /^th(?:at|ose)$/i.test(option) === isFar);
}
