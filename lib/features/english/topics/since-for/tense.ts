import { anySubjectBefore } from "../../sentence/noun-subject";
import { phraseAfter } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { personOfPronoun, type Subject } from "../../sentence/subject";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  isBe,
  participleOf,
} from "../../lexicon/verbs";
import { endsClause, follows, type Word } from "../../lexicon/words";

/** A verb in the present where the perfect is needed: from where to where, and what takes its place. */
export type Present = {
  from: number;
  verb: number;
  perfect: string;
  base: string;
  isContinuous: boolean;
  isPast: boolean;
  object: string;
};

const withHave = (isThird: boolean) => (isThird ? "has" : "have");

/** "Have lived", "has never been": the perfect is there already. */
const isPerfect = (words: Word[], at: number) =>
  /^(?:have|has)$/.test(words[at]?.lower ?? "") &&
  words.slice(at + 1, at + 4).some(({ lower }) => lower !== "got" && baseOfParticiple(lower) !== undefined);

type Form = { verb: number; perfect: string; base: string; isContinuous?: boolean; isPast?: boolean };

/** What the present verb at the word becomes. */
function perfectOf(words: Word[], at: number, isThird: boolean): Form | undefined {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  const have = withHave(isThird);
  const ing = baseOfIng(next);
  if (isPerfect(words, at)) return undefined;
  if (/^(?:am|is|are)$/.test(lower)) {
    if (ing)
      return { verb: at + 1, perfect: `${have} been ${words[at + 1]?.text}`, base: ing, isContinuous: true };
    return /^(?:going|gone)$/.test(next) ? undefined : { verb: at, perfect: `${have} been`, base: "be" };
  }
  if (/^(?:isn't|aren't)$/.test(lower)) return { verb: at, perfect: `${have}n't been`, base: "be" };
  if (/^(?:was|were)$/.test(lower) && !ing)
    return { verb: at, perfect: `${have} been`, base: "be", isPast: true };
  if (/^(?:don't|doesn't|didn't)$/.test(lower) && isBase(next))
    return { verb: at + 1, perfect: `${have}n't ${participleOf(next)}`, base: next };
  if (/^(?:have|has)$/.test(lower) && next === "got")
    return { verb: at + 1, perfect: `${have} had`, base: "have" };
  const base = isBase(lower) ? lower : baseOfThird(lower);
  const isHelper =
    /^(?:do|does)$/.test(lower) &&
    !/^(?:karate|judo|ballet|yoga|gymnastics|athletics|dance|sport|my)$/.test(next);
  if (base && !isHelper) return { verb: at, perfect: `${have} ${participleOf(base)}`, base };
  const past = /^(?:lived|knew|studied|worked|played)$/.test(lower) ? baseOfPast(lower) : undefined;
  return past ? { verb: at, perfect: `${have} ${participleOf(past)}`, base: past, isPast: true } : undefined;
}

const ownAdverb = /^(?:always|already|really|also|still|only)$/;

/** The verb in the words `from`..`limit`, when its subject is plain. */
export function presentBetween(words: Word[], start: number, limit: number): Present | undefined {
  for (let at = limit - 1; at > start; at -= 1) {
    const form = baseFor(words, at);
    if (!form) continue;
    const subject = subjectOf(words, at);
    if (!subject || subject.from < start) continue;
    if (words[subject.from]?.lower === "it" && !isWeatherIt(words, at)) continue;
    const found = perfectOf(words, at, subject.person === "third");
    if (!found) continue;
    const end = ownAdverb.test(words[at - 1]?.lower ?? "") ? at - 2 : at - 1;
    const adverb = end < at - 1 ? ` ${words[at - 1]?.text}` : "";
    const [helper = "", ...rest] = found.perfect.split(" ");
    const perfect = `${textOf(words, subject.from, end)} ${helper}${adverb} ${rest.join(" ")}`;
    return {
      from: subject.from,
      verb: found.verb,
      perfect,
      base: found.base,
      isContinuous: found.isContinuous ?? false,
      isPast: found.isPast ?? false,
      object: words[found.verb + 1]?.lower ?? "",
    };
  }
  return undefined;
}

/** As for any verb, and "a friend who lives here", "there is". */
function subjectOf(words: Word[], at: number): Subject | undefined {
  const before = words[at - 1]?.lower ?? "";
  const lower = words[at]?.lower ?? "";
  const isThird = /^(?:is|has)$/.test(lower) || baseOfThird(lower) !== undefined;
  if (/^(?:who|which)$/.test(before) || (before === "there" && /^(?:is|are)$/.test(lower)))
    return { from: at - 1, person: isThird ? "third" : "plural" };
  return anySubjectBefore(words, at);
}

const baseFor = (words: Word[], at: number) => perfectOf(words, at, false);

/** "It is raining since", "it is cold since": not "it is two years since". */
function isWeatherIt(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  return (
    /^(?:rain|snow)s?$/.test(lower) ||
    (isBe(lower) &&
      /^(?:raining|snowing|cold|hot|closed|open|broken|sunny|cloudy|there|here|mine)$/.test(next))
  );
}

export const correctPresent = (words: Word[], { from, verb, perfect }: Present): Match[] =>
  matchWords(words, from, verb, perfect);

/** "Do you live here since …?", "Are you waiting since …?" */
export function presentAsked(
  words: Word[],
  limit: number,
): { from: number; to: number; text: string; base: string } | undefined {
  const at = words
    .slice(0, limit)
    .findIndex(
      ({ lower, gap }, place) =>
        /^(?:do|does|am|is|are|don't|doesn't)$/.test(lower) &&
        (place === 0 ||
          endsClause(gap) ||
          /^(?:long|when|why|and|so|time|years|months)$/.test(words[place - 1]?.lower ?? "")),
    );
  const helper = words[at]?.lower ?? "";
  if (at < 0 || !follows(words[at + 1])) return undefined;
  const isPronoun = personOfPronoun(words[at + 1]?.lower ?? "");
  const phrase = isPronoun
    ? undefined
    : phraseAfter(
        words,
        at + 1,
        (word) =>
          word !== undefined &&
          (isBase(word.lower) ||
            baseOfIng(word.lower) !== undefined ||
            /^(?:here|there|ill|married|friends|in|at|together)$/.test(word.lower)),
      );
  const last = isPronoun ? at + 1 : phrase?.to;
  if (last === undefined || last >= limit) return undefined;
  const isThird = isPronoun ? isPronoun === "third" : phrase?.number !== "plural";
  const who = textOf(words, at + 1, last);
  const verb = words[last + 1]?.lower ?? "";
  const have = `${withHave(isThird)}${helper.endsWith("n't") ? "n't" : ""}`;
  if (/^do/.test(helper)) {
    if (!isBase(verb)) return undefined;
    return { from: at, to: last + 1, text: `${have} ${who} ${participleOf(verb)}`, base: verb };
  }
  if (verb === "going") return undefined;
  const ing = baseOfIng(verb);
  return { from: at, to: last, text: `${have} ${who} been`, base: ing ?? "be" };
}

/** "I am fifteen and I have studied English since …", "a guide who has worked here since …". */
export const hasPerfectBetween = (words: Word[], from: number, to: number) =>
  words.some(
    ({ lower }, at) =>
      at >= from &&
      at < to &&
      (/^(?:have|has|haven't|hasn't|\w+'ve)$/.test(lower) ||
        (/^(?:he|she|it)'s$/.test(lower) && words[at + 1]?.lower === "been")),
  );
