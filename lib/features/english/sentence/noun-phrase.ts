import { isCommonAdjective } from "../lexicon/adjectives";
import {
  isAuxiliary,
  isInside,
  isNoun,
  isPluralNoun,
  isPossessor,
  isSingularNoun,
  numberOfNoun,
  type GrammaticalNumber,
} from "../lexicon/nouns";
import { isNumber } from "../lexicon/quantities";
import { isName, isPronoun } from "./subject";
import { baseOfIng, baseOfParticiple, baseOfThird, isPastForm, verbOrNoun } from "../lexicon/verbs";
import { isAdjective, isCommonEnglish, isProperName } from "../lexicon/vocabulary";
import { endsClause, setOf, type Word } from "../lexicon/words";

/** What opens a noun phrase beyond doubt ("her" may stand for a person, but before a noun it opens one). */
export const phraseOpeners = setOf(
  "the a an my your his her our their this these those some any every each all another",
);

const possessives = setOf("my your his her our their");
const singularDeterminers = setOf("a an this that every each another one");
const pluralDeterminers = setOf("these those many some few several all most other both");
const isDeterminer = (word: string) =>
  word === "the" ||
  word === "no" ||
  possessives.has(word) ||
  singularDeterminers.has(word) ||
  pluralDeterminers.has(word);

const prepositions = setOf(
  "in at on of from with near for during behind under between around outside inside about",
);
export const isPreposition = (word: string) => prepositions.has(word);

/** Called by what they are, without a determiner. */
const relatives = setOf("mum mom dad mummy mommy daddy grandma grandpa grandad granny nan nanny nonna nonno");
/** Also with more after them: "everybody in my class". */
const indefinites = setOf(
  "everybody everyone nobody somebody someone anybody anyone everything nothing something",
);
/** Singular nouns that are subjects without a determiner. */
const bareNouns = setOf(
  `school maths english italian history geography science art music football basketball volleyball tennis rugby swimming
  lunch dinner breakfast homework water food milk bread money pizza pasta chocolate summer winter spring autumn christmas
  easter halloween life love time sport nature technology pollution information news weather traffic reading dancing`,
);
const titles = setOf(
  "mr mrs ms miss aunt uncle professor grandma grandpa nonna nonno king queen doctor dr saint san",
);

/** What a phrase is about stands at `head`. */
export type NounPhrase = { head: number; number: GrammaticalNumber };

const one = (head: number): NounPhrase => ({ head, number: "singular" });

/** "Anna", "Harry Potter", "Mrs Rossi", "uncle Tom", "giulia" in a text without capitals. */
function namePhrase(words: Word[], from: number, to: number): NounPhrase | undefined {
  const first = words[from];
  const last = words[to];
  if (!first || !last || to - from > 2) return undefined;
  const isSmallName = (word: Word) =>
    /^\p{Ll}/u.test(word.text) && isProperName(word.lower) && !isCommonEnglish(word.lower);
  const areCapital = words.slice(from + 1, to + 1).every(({ text }) => /^\p{Lu}/u.test(text));
  // "Google Glasses": many of them, and nobody's name.
  if (to > from && isPluralNoun(last.lower) && !isProperName(last.lower)) return undefined;
  if (from === to && isSmallName(first)) return one(to);
  if (titles.has(first.lower) && to > from && (areCapital || isSmallName(last))) return one(to);
  return isName(first) && !isDeterminer(first.lower) && areCapital ? one(to) : undefined;
}

/** "my little brother", "these two books", "Italian people": nothing after its noun. */
function plainPhrase(words: Word[], from: number, to: number): NounPhrase | undefined {
  const first = words[from];
  const head = words[to];
  if (!first || !head || to - from > 5) return undefined;
  const name = namePhrase(words, from, to);
  if (name) return name;
  if (from === to && (relatives.has(head.lower) || bareNouns.has(head.lower) || indefinites.has(head.lower)))
    return one(to);
  if (
    /^(?:all|both)$/.test(first.lower) &&
    /^(?:the|my|your|his|her|our|their|these|those)$/.test(words[from + 1]?.lower ?? "")
  )
    return plainPhrase(words, from + 1, to);
  const isCounted = isNumber(first.lower) && first.lower !== "one" && first.lower !== "1";
  const hasDeterminer =
    isDeterminer(first.lower) || isPossessor(first.lower) || isCounted || namesOwner(words, from);
  const number =
    isNoun(head.lower) && (hasDeterminer || !isCommonAdjective(head.lower))
      ? numberOfNoun(head.lower)
      : undefined;
  const middle = words.slice(hasDeterminer ? from + 1 : from, to).map(({ lower }) => lower);
  if (!number || !middle.every(isInside) || middle.some(isStrayPlural) || middle.some(isStrayVerb))
    return undefined;
  if (!hasDeterminer)
    return number === "plural" && isPluralHead(head.lower) && middle.every(isBareModifier)
      ? { head: to, number }
      : undefined;
  if (from === to) return undefined;
  // "The Rossis", "The Simpsons": a family or the title of a series.
  if (/^\p{Lu}.*s$/u.test(head.text)) return { head: to, number: "either" };
  const isMany = isCounted || pluralDeterminers.has(first.lower);
  if (isMany ? number === "singular" : singularDeterminers.has(first.lower) && number === "plural")
    return undefined;
  return { head: to, number };
}

/** "The cats next door": no noun in the plural stands before another, but for "sports", "clothes" and the like. */
const isStrayPlural = (word: string) =>
  isPluralNoun(word) && !/^(?:sports|clothes|games|arts|sales|goods|glasses|jeans|girls|boys)$/.test(word);

/** "A phone loses contact", "the boy went home": a verb, and nothing that stands inside a noun phrase. */
const isStrayVerb = (word: string) => {
  const base = baseOfThird(word);
  if (base !== undefined) return !verbOrNoun.has(base) && !isPluralNoun(word);
  return isPastForm(word) && baseOfParticiple(word) === undefined;
};

/** "Luca's bike" */
const namesOwner = (words: Word[], from: number) => isPossessor(words[from]?.lower ?? "");

/** A plural that needs no determiner: surely a noun, and not "loves" or "plays". */
const isPluralHead = (word: string) =>
  word !== "police" &&
  isPluralNoun(word) &&
  (baseOfThird(word) === undefined || /^(?:books|films|plants|drinks|shoes)$/.test(word));
const isBareModifier = (word: string) =>
  isCommonAdjective(word) ||
  isNumber(word) ||
  // "Painting pictures is fun" is about painting.
  (baseOfIng(word) === undefined && (isAdjective(word) || isSingularNoun(word))) ||
  /^(?:other|best)$/.test(word);

const isSubjectPronoun = (word: string) => /^(?:i|you|he|she|we|they|me|him)$/.test(word);

function pairOf(words: Word[], from: number, and: number, to: number): NounPhrase | undefined {
  const parts: [number, number][] = [
    [from, and - 1],
    [and + 1, to],
  ];
  const isPart = ([start, end]: [number, number]) =>
    (start === end && isSubjectPronoun(words[start]?.lower ?? "")) ||
    parsePhrase(words, start, end) !== undefined ||
    (start === end && /^\p{Lu}/u.test(words[start]?.text ?? "") && start > 0);
  const isEach = /^(?:every|each|no)$/.test(words[from]?.lower ?? "");
  const hasPreposition = words.slice(from, and).some(({ lower }) => isPreposition(lower));
  // "Bread and butter" may be one thing.
  const isOneThing = parts.every(([start, end]) => start === end && bareNouns.has(words[start]?.lower ?? ""));
  // "Her name's Noor and she comes": the first clause has its verb.
  const isClause =
    isSubjectPronoun(words[to]?.lower ?? "") &&
    words.slice(from, and).some(({ lower }) => /^(?:name|what|here|there|where|who)'s$/.test(lower));
  return parts.every(isPart) && !isEach && !hasPreposition && !isOneThing && !isClause
    ? { head: to, number: "plural" }
    : undefined;
}

const sharers =
  /^(?:most|some|many|all|few|lots|lot|both|several|half|plenty|any|none|rest|quarters?|thirds?|fifths?|tenths?|percent|part)$/;
const singlers = /^(?:one|each)$/;

/** "Most of my friends", "one of the boys", "a lot of people". */
function partitive(words: Word[], from: number, of: number, to: number): NounPhrase | undefined {
  const share = words[of - 1]?.lower ?? "";
  const first = words[from]?.lower ?? "";
  // "Three quarters of the food is lost": what is shared decides.
  const isFraction = isNumber(first) && /^(?:quarters|thirds|fifths|tenths|percent)$/.test(share);
  const isPlain = from === of - 1 || (from === of - 2 && (/^(?:a|the)$/.test(first) || isFraction));
  if (!isPlain) return undefined;
  const whole = parsePhrase(words, of + 1, to) ?? bareObject(words, of + 1, to);
  if (!whole) return undefined;
  if (singlers.test(share)) return one(of - 1);
  if (!sharers.test(share)) return undefined;
  return whole.number === "singular" ? { ...whole, number: "either" } : whole;
}

/** "a lot of boys", "with long hair": nouns without a determiner, after a preposition. */
function bareObject(words: Word[], from: number, to: number): NounPhrase | undefined {
  const head = words[to]?.lower ?? "";
  const number = isNoun(head) ? numberOfNoun(head) : undefined;
  const middle = words.slice(from, to).map(({ lower }) => lower);
  return number && to - from < 3 && middle.every(isInside) ? { head: to, number } : undefined;
}

/** The noun phrase that the words `from`..`to` make up; undefined when they are none, or none we can read. */
export function parsePhrase(words: Word[], from: number, to: number): NounPhrase | undefined {
  if (from < 0 || to < from || words.slice(from + 1, to + 1).some(({ gap }) => gap !== " ")) return undefined;
  const phrase = words.slice(from, to + 1).map(({ lower }) => lower);
  const and = phrase.indexOf("and");
  if (and > 0) return pairOf(words, from, from + and, to);
  const preposition = phrase.findIndex((lower, at) => at > 0 && isPreposition(lower));
  if (preposition < 0) return plainPhrase(words, from, to);
  const at = from + preposition;
  const shared = phrase[preposition] === "of" ? partitive(words, from, at, to) : undefined;
  if (shared) return shared;
  const object = parsePhrase(words, at + 1, to) ?? bareObject(words, at + 1, to);
  return object && plainPhrase(words, from, at - 1);
}

/** "Either" only where both numbers are right; undefined where the words are no plain noun phrase. */
export const numberOfPhrase = (words: Word[], from: number, to: number) =>
  parsePhrase(words, from, to)?.number;

/** The noun phrase that starts at the word and goes up to a word for which `isEnd` holds. */
export function phraseAfter(
  words: Word[],
  from: number,
  isEnd: (word: Word | undefined) => boolean,
): (NounPhrase & { to: number }) | undefined {
  for (let to = from; to < Math.min(words.length, from + 7); to += 1) {
    const phrase = isEnd(words[to + 1]) ? parsePhrase(words, from, to) : undefined;
    if (phrase) return { ...phrase, to };
  }
  return undefined;
}

const closing = setOf(`
and but or because so if when while that which who where in on at to for from with without about of under behind near
next between during after before is are was were isn't aren't wasn't weren't can can't could will won't would should must may
have has had do does did don't doesn't didn't i you he she it we they very too yesterday today tomorrow now every last
this always never often usually sometimes really also than as by into please again together`);

/** Whether a noun phrase ends before the word, so that the noun there is not the first half of "sports centre". */
export const endsNounPhrase = (word: Word | undefined) =>
  !word || word.gap !== " " || closing.has(word.lower);

const stops = setOf(
  `and but or because so if when while that which who where how why what than then as for to in on at with of from by
  about after before until during without into near under over through every each very too also again together there
  here now today yesterday tomorrow tonight not please thanks twice once last next`,
);
const longestPhrase = 4;
const stopsPhrase = ({ lower }: Word) =>
  stops.has(lower) || isAuxiliary(lower) || /^(?:have|has|had)$/.test(lower);

/** Position of the last word of the noun phrase that opens at `from`; undefined where its end is not plain. */
export function endOfNounPhrase(words: Word[], from: number): number | undefined {
  const opener = words[from];
  if (!opener || endsClause(opener.gap)) return undefined;
  let at = from;
  for (let next = words[at + 1]; next && !endsClause(next.gap) && !stopsPhrase(next); next = words[at + 1]) {
    if (isPronoun(next) || at - from + 2 > longestPhrase) return undefined;
    at += 1;
  }
  return phraseOpeners.has(opener.lower) && at === from ? undefined : at;
}
