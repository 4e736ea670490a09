import {
  adjectiveOf,
  degreesOf,
  isCommonAdjective,
  isComparative,
  isSuperlative,
} from "../../lexicon/adjectives";
import { isWrongLink, namesOther } from "./compared-with";
import { isNoun, isPluralNoun } from "../../lexicon/nouns";
import { matchWords, type Match } from "../../sentence/rule";
import { isBe } from "../../lexicon/verbs";
import { isAdjective } from "../../lexicon/vocabulary";
import { endsClause, follows, type Word } from "../../lexicon/words";

const irregularAdverbs = new Map([
  ["well", "better"],
  ["badly", "worse"],
  ["soon", "sooner"],
]);
/** After these a new part of the sentence opens, so that "more cold" ends there and counts nothing. */
const closers =
  /^(?:than|of|that|then|and|but|or|in|to|for|when|where|today|here|there|now|because|if|as|at|on|with|from|so|while|every|this|these|during|after|before|since|please|too|tomorrow|yesterday|outside|inside|again)$/;
const longer = (word: string) => !degreesOf(word) && (isCommonAdjective(word) || isAdjective(word));

const comparativeOf = (word: string) => irregularAdverbs.get(word) ?? degreesOf(word)?.comparative;

/** "More old people" counts people; "he is more old (than me)" compares. */
function compares(words: Word[], at: number): boolean {
  const next = words[at + 2];
  const before = words[at - 1]?.lower ?? "";
  if (next?.lower === "than" && degreesOf(words[at + 3]?.lower ?? "")) return false;
  if (/^(?:some|any|no|one|two|three|four|many|with|for|about)$/.test(before) && next?.lower !== "than")
    return false;
  return !next || endsClause(next.gap) || closers.test(next.lower) || /ly$/.test(next.lower);
}

/** The comparative in place of "more" and its adjective, with "than" where another word took its place. */
function comparativeAt(words: Word[], from: number, adjective: number, comparative: string): Match[] {
  if (isWrongLink(words, adjective + 1, comparative))
    return matchWords(words, from, adjective + 1, `${comparative} than`);
  return matchWords(words, from, adjective, comparative);
}

const isEither = (words: Word[], at: number) =>
  words.some(
    ({ lower }, place) =>
      place > at &&
      lower === "the" &&
      (words[place + 1]?.lower === "more" || isComparative(words[place + 1]?.lower ?? "")),
  );

function wrongMoreAt(words: Word[], at: number, adjective: string): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  const isSort = isPluralNoun(words[at + 2]?.lower ?? "") || words[at + 2]?.lower === "people";
  if (isComparative(adjective) && isSort && !isBe(before)) return undefined;
  if (isComparative(adjective) && adjective !== "later") return comparativeAt(words, at, at + 1, adjective);
  if (isSuperlative(adjective) && !/^(?:latest|nearest)$/.test(adjective))
    return matchWords(words, at, at + 1, adjective);
  const comparative = comparativeOf(adjective);
  if (!comparative) return undefined;
  if (before === "a" || before === "an")
    return matchWords(words, at - 1, at + 1, `${/^[aeiou]/.test(comparative) ? "an" : "a"} ${comparative}`);
  if (before === "the") {
    const superlative = degreesOf(adjective)?.superlative;
    const isOpening = at === 1 || endsClause(words[at - 1]?.gap ?? "");
    const isPair = isOpening && (at > 1 || isEither(words, at));
    const next = words[at + 2]?.lower ?? "";
    if (!superlative || isPair || (isPluralNoun(next) && isOpening)) return undefined;
    return matchWords(words, at - 1, at + 1, `the ${superlative}`);
  }
  // "More and more young adults": it is they who are more.
  if (before === "and" && words[at - 2]?.lower === "more" && isSort) return undefined;
  if (before === "and" && words[at - 2]?.lower === "more")
    return matchWords(words, at - 2, at + 1, `${comparative} and ${comparative}`);
  return compares(words, at) ? comparativeAt(words, at, at + 1, comparative) : undefined;
}

const owners = /^(?:the|my|your|his|her|our|their)$/;

function wrongMostAt(words: Word[], at: number, adjective: string): Match[] | undefined {
  const before = words[at - 1]?.lower ?? "";
  const isThan = words[at + 2]?.lower === "than";
  if (isSuperlative(adjective) && adjective !== "latest") return matchWords(words, at, at + 1, adjective);
  const base = adjectiveOf(adjective);
  const superlative = degreesOf(base ?? adjective)?.superlative;
  if (isThan && comparativeOf(adjective))
    return matchWords(words, at, at + 1, comparativeOf(adjective) ?? "");
  if (isThan && longer(adjective) && !owners.test(before))
    return matchWords(words, at, at + 1, `more ${adjective}`);
  if (!superlative) return undefined;
  if (owners.test(before)) return matchWords(words, at - 1, at + 1, `${before} ${superlative}`);
  const next = words[at + 2];
  const isOneThing =
    follows(next) &&
    isNoun(next.lower) &&
    !isPluralNoun(next.lower) &&
    !/^(?:people|children|men|women)$/.test(next.lower);
  return (isBe(before) && (isOneThing || /^(?:in|of)$/.test(next?.lower ?? ""))) || base
    ? matchWords(words, at, at + 1, `the ${superlative}`)
    : undefined;
}

/** "More tall", "most young", "more better". */
export function wrongMore(words: Word[], at: number): Match[] | undefined {
  const adjective = words[at + 1];
  if (!follows(adjective)) return undefined;
  return words[at]?.lower === "more"
    ? wrongMoreAt(words, at, adjective.lower)
    : wrongMostAt(words, at, adjective.lower);
}

/** "Less taller". */
export function lessDegree(words: Word[], at: number): Match[] | undefined {
  const adjective = words[at + 1];
  const base = follows(adjective) ? adjectiveOf(adjective.lower) : undefined;
  return base ? matchWords(words, at, at + 1, `less ${base}`) : undefined;
}

/** "More interesting of the book", "less expensive that mine". */
export function wrongAfterMore(words: Word[], at: number): Match[] | undefined {
  const adjective = words[at + 1];
  if (!follows(adjective)) return undefined;
  if (words[at - 1]?.lower === "the") return undefined;
  const isDegree =
    longer(adjective.lower) ||
    (words[at]?.lower === "less" && isCommonAdjective(adjective.lower)) ||
    /ly$/.test(adjective.lower);
  if (isDegree && isWrongLink(words, at + 2, adjective.lower))
    return matchWords(words, at + 1, at + 2, `${adjective.text} than`);
  return moreThings(words, at) ?? undefined;
}

const doing =
  /^(?:(?:stud(?:y|ies|ied))|(?:eat|work|play|sleep|run|drink|talk|speak|cost|weigh|earn|like|love|train|read|help|laugh|cry|spend|know|travel|pay)s?)$/;

/** "He has more books of me", "she studies more of me", "I like pizza more that pasta". */
function moreThings(words: Word[], at: number): Match[] | undefined {
  const next = words[at + 1];
  const isLinkNext = /^(?:of|that|then)$/.test(next?.lower ?? "");
  const link = isLinkNext ? at + 1 : at + 2;
  const after = words[link + 1];
  if (!follows(words[link]) || !follows(after) || !/^(?:of|that|then)$/.test(words[link]?.lower ?? ""))
    return undefined;
  const isPerson = /^(?:me|you|him|us|them)$/.test(after.lower);
  if (!namesOther(words, link + 1) || after.lower === "it") return undefined;
  const lower = words[link]?.lower ?? "";
  const before = words[at - 1]?.lower ?? "";
  const isDone =
    doing.test(before) ||
    words.slice(Math.max(0, at - 3), at).some((word) => /^(?:like|love|prefer)s?$/.test(word.lower));
  const isCounted =
    !isLinkNext &&
    (isNoun(next?.lower ?? "") || /^(?:money|time|homework|friends|books)$/.test(next?.lower ?? ""));
  const isPlurals =
    isCounted &&
    isPluralNoun(next?.lower ?? "") &&
    isPluralNoun(after.lower) &&
    /^(?:are|have|has)$/.test(before);
  const isWrong = isLinkNext
    ? isDone &&
      (isPerson || lower !== "then") &&
      (lower !== "of" || !/^(?:the|this|these|it)$/.test(after.lower))
    : (isCounted && isPerson) || isPlurals;
  return isWrong
    ? matchWords(words, isLinkNext ? at : at + 1, link, `${words[isLinkNext ? at : at + 1]?.text} than`)
    : undefined;
}
