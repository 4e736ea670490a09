import { ageAt, numberOf } from "./age-span";
import { isNumber } from "../../lexicon/quantities";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { isName, personOfPronoun } from "../../sentence/subject";
import { isBe } from "../../lexicon/verbs";
import { endsClause, follows, type Word } from "../../lexicon/words";

const contracted = /^(?:i'm|you're|he's|she's|we're|they're)$/;
const kin =
  /^(?:mother|mum|mom|father|dad|brother|sister|brothers|sisters|cousin|cousins|friend|friends|aunt|uncle|parents|grandmother|grandfather|grandma|grandpa|grandad|teacher|dog|cat|son|daughter|twins|boyfriend|girlfriend|nephew|niece|baby|hamster|rabbit|horse)$/;
/** After these "twelve years" is an age; "two years older", "ten years in prison" are not. */
const mayFollow =
  /^(?:and|but|so|because|like|too|when|now|today|then|who|while|i|he|she|tomorrow|also|as|yet)$/;

/** Somebody whose years are counted: not "it" nor a thing, which last that long. */
const isSomebody = (word: Word | undefined) =>
  word !== undefined &&
  ((personOfPronoun(word.lower) && word.lower !== "it") || kin.test(word.lower) || isName(word));

/** "I'm 12 years", "my brother is ten years": the age is told without "old". */
export function bareYears(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const isStatement = contracted.test(verb) || (isBe(verb) && isSomebody(words[at - 1]));
  const isAsked = /^(?:is|are|am|was|were)$/.test(verb) && (at === 0 || endsClause(words[at]?.gap ?? ""));
  if (!isStatement && !isAsked) return undefined;
  const number = isAsked ? subjectEnd(words, at + 1) + 1 : numberAfter(words, at + 1);
  if (!isNumber(words[number]?.lower) || !/^years?$/.test(words[number + 1]?.lower ?? "")) return undefined;
  const next = words[number + 2];
  if (next && !endsClause(next.gap) && !mayFollow.test(next.lower)) return undefined;
  return matchWords(words, number, number + 1, `${textOf(words, number, number + 1)} old`);
}

const adverbs = /^(?:only|about|almost|nearly|just|now|already|not|also)$/;

function numberAfter(words: Word[], from: number): number {
  let at = from;
  while (adverbs.test(words[at]?.lower ?? "")) at += 1;
  return at;
}

function subjectEnd(words: Word[], from: number): number {
  if (personOfPronoun(words[from]?.lower ?? "") && words[from]?.lower !== "it") return from;
  const isOwn = /^(?:my|your|his|her|our|their)$/.test(words[from]?.lower ?? "");
  return isOwn && isSomebody(words[from + 1]) ? from + 1 : words.length;
}

/** "I am of 12 years", "my cat is of three years old". */
export function beOfYears(words: Word[], at: number): Match[] | undefined {
  const isSubject = contracted.test(words[at]?.lower ?? "") || isSomebody(words[at - 1]);
  const isBeing = contracted.test(words[at]?.lower ?? "") || isBe(words[at]?.lower ?? "");
  if (words[at + 1]?.lower !== "of" || !isSubject || !isBeing) return undefined;
  const age = ageAt(words, at + 2);
  return age && matchWords(words, at + 1, age.last, `${age.adverbs}${numberOf(words, age)} ${age.unit} old`);
}

/** "She has turned 13 years", "I turned twelve years old yesterday" is right only with "old". */
export function turnedYears(words: Word[], at: number): Match[] | undefined {
  if (!/^(?:turn|turns|turned|turning)$/.test(words[at]?.lower ?? "")) return undefined;
  const age = ageAt(words, at + 1);
  if (!age || age.unit === "months" || words[age.last]?.lower === "old") return undefined;
  return matchWords(words, at, age.last, `${words[at]?.text} ${numberOf(words, age)}`);
}

/** "At 10 years I learned to swim", "at the age of ten years". */
export function atYears(words: Word[], at: number): Match[] | undefined {
  const isAt = words[at]?.lower === "at" && isNumber(words[at + 1]?.lower);
  const isAgeOf =
    textOf(words, at, at + 3).toLowerCase() === "at the age of" && isNumber(words[at + 4]?.lower);
  const number = isAt ? at + 1 : at + 4;
  if ((!isAt && !isAgeOf) || words[number + 1]?.lower !== "years") return undefined;
  const last = words[number + 2]?.lower === "old" ? number + 2 : number + 1;
  const next = words[last + 1];
  if (isAt && next && follows(next) && !/^(?:i|he|she|we|they|you|my|old|and)$/.test(next.lower))
    return undefined;
  return matchWords(words, at, last, `at the age of ${words[number]?.text}`);
}

/** "How many years old are you?", "how much old is he?" */
export function yearsOldAsked(words: Word[], at: number): Match[] | undefined {
  if (/^how (?:many|much) years old$/.test(textOf(words, at, at + 3).toLowerCase()))
    return matchWords(words, at, at + 3, "how old");
  return /^how (?:much|many) old$/.test(textOf(words, at, at + 2).toLowerCase())
    ? matchWords(words, at, at + 2, "how old")
    : undefined;
}

/** "My parents have 45 and 47 years": two ages at once. */
export function twoAges(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  if (!/^(?:have|has|had)$/.test(verb)) return undefined;
  const [one, and, two, years] = words.slice(at + 1, at + 5);
  if (!isNumber(one?.lower) || and?.lower !== "and" || years?.lower !== "years") return undefined;
  if (!/^(?:a|half)$/.test(two?.lower ?? "") && !isNumber(two?.lower)) return undefined;
  const next = words[at + 5];
  if (next && !endsClause(next.gap) && !/^(?:and|old|but|so)$/.test(next.lower)) return undefined;
  const last = next?.lower === "old" ? at + 5 : at + 4;
  const be = { have: "are", has: "is", had: "were" }[verb] ?? "are";
  return matchWords(words, at, last, `${be} ${textOf(words, at + 1, at + 3)} years old`);
}
