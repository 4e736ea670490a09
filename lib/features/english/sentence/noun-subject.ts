import {
  isAuxiliary,
  isGroup,
  isNoun,
  isPluralNoun,
  numberOfNoun,
  type GrammaticalNumber,
} from "../lexicon/nouns";
import { baseOfThird } from "../lexicon/verbs";
import { isPreposition, numberOfPhrase, parsePhrase } from "./noun-phrase";
import { opensClause, personOfPronoun, skipAdverbsBack, subjectBefore, type Subject } from "./subject";
import { endsClause, setOf, type Word } from "../lexicon/words";

/** After these a noun phrase is no subject yet, though a clause may start there too. */
const notBeforeSubject = setOf("after before than or since until like");
const timeOpeners = /^(?:every|each|last|next|this|one)$/;

/** Whether "In this photo", "For my sister", "Every Sunday" stands from the opening of the clause up to the word. */
export const followsFrontedPhrase = (words: Word[], at: number): boolean =>
  [2, 3, 4, 5].some((back) => {
    const first = words[at - back]?.lower ?? "";
    if (!opensClause(words, at - back) || words[at]?.gap !== " ") return false;
    if (timeOpeners.test(first) && back <= 3)
      // "This makes my day" names no time.
      return (
        back === 2 &&
        numberOfNoun(words[at - 1]?.lower ?? "") !== undefined &&
        !(/^(?:this|one)$/.test(first) && isVerbAlone(words[at - 1]?.lower ?? ""))
      );
    return isPreposition(first) && first !== "of" && isObject(words, at - back + 1, at - 1);
  });

const isVerbAlone = (word: string) => baseOfThird(word) !== undefined && !isPluralNoun(word);

const isObject = (words: Word[], from: number, to: number) =>
  numberOfPhrase(words, from, to) !== undefined ||
  (from === to &&
    (/^(?:me|him|her|us|them)$/.test(words[to]?.lower ?? "") || isNoun(words[to]?.lower ?? "")));

/** Whether a subject ends at the word, so that an "and" after it joins two nouns and not two clauses. */
const endsPhrase = (words: Word[], to: number) =>
  [0, 1, 2, 3].some(
    (back) => opensClause(words, to - back) && numberOfPhrase(words, to - back, to) !== undefined,
  );

const causing = /^(?:help|let|make|see|saw|watch|hear|have|had|made|like|feel)(?:s|ed)?$/;

/** "Do you and your brother …", "I help my mum and my dad …": what follows the "and" need not be a new clause. */
function mayJoinNouns(words: Word[], and: number): boolean {
  let from = and;
  while (from > 0 && !endsClause(words[from]?.gap ?? "")) from -= 1;
  const before = words.slice(from, and).map(({ lower }) => lower);
  const [first = "", second = "", third = ""] = before;
  const asks = /^(?:what|where|when|why|who|how|which)$/.test(first);
  return (
    isAuxiliary(first) ||
    /^(?:have|has)$/.test(first) ||
    (asks && (isAuxiliary(second) || isAuxiliary(third))) ||
    before.some((lower) => causing.test(lower))
  );
}

/** Whether the noun phrase starting at the word can only be a subject. */
function opensSubject(words: Word[], at: number): boolean {
  const previous = words[at - 1]?.lower ?? "";
  if (notBeforeSubject.has(previous) || /^(?:which|what|whose)$/.test(previous)) return false;
  if (/^(?:and|or)$/.test(previous) && (endsPhrase(words, at - 2) || mayJoinNouns(words, at - 1)))
    return false;
  return opensClause(words, at) || followsFrontedPhrase(words, at);
}

export type SubjectPhrase = { from: number; head: number; number: GrammaticalNumber };

const isDefinite = /^(?:my|your|his|her|our|their|the|an?|this|that|these|those|every|each)$|'s$/;
const longestSubject = 8;

const timeNouns =
  /^(?:day|week|weekend|month|year|morning|afternoon|evening|night|time|summer|winter|spring|autumn|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/;

/** "Every day walk …": when, and not who. */
const isTime = (words: Word[], from: number, head: number) =>
  timeNouns.test(words[head]?.lower ?? "") &&
  /^(?:every|each|last|next|this|one|that|some|all)$/.test(words[from]?.lower ?? "");

/** The noun phrase that ends right before the verb, or before the adverbs there, and is plainly its subject. */
export function phraseBefore(words: Word[], verb: number): SubjectPhrase | undefined {
  const to = skipAdverbsBack(words, verb);
  if (words.slice(to + 1, verb + 1).some(({ gap }) => gap !== " ")) return undefined;
  for (let from = Math.max(0, to - longestSubject); from <= to; from += 1) {
    const phrase = opensSubject(words, from) ? parsePhrase(words, from, to) : undefined;
    if (phrase) return isTime(words, from, phrase.head) ? undefined : { from, ...phrase };
  }
  return undefined;
}

/** Who a verb belongs to. `head` is the noun or pronoun itself. */
export type VerbSubject = Subject & { head: number; isPronoun: boolean; isGroup: boolean };

/** The pronoun or noun phrase right before the verb that is plainly its subject. */
export function subjectOf(words: Word[], verb: number): VerbSubject | undefined {
  const head = skipAdverbsBack(words, verb);
  const word = words[head];
  if (!word || words.slice(head + 1, verb + 1).some(({ gap }) => endsClause(gap))) return undefined;
  const isPronoun = personOfPronoun(word.lower) !== undefined;
  const phrase = isPronoun && words[head - 1]?.lower !== "and" ? undefined : phraseBefore(words, verb);
  if (!phrase) {
    const subject = isPronoun ? subjectBefore(words, verb) : undefined;
    return subject && { ...subject, head, isPronoun, isGroup: false };
  }
  const isPlural = phrase.number === "plural";
  const noun = words[phrase.head]?.lower ?? "";
  return {
    from: phrase.from,
    person: isPlural ? "plural" : "third",
    head: phrase.head,
    isPronoun: personOfPronoun(noun) !== undefined && !isPlural,
    isGroup: phrase.number === "either" || (isGroup(noun) && !isPlural),
  };
}

/** As `subjectOf`, for somebody or something in particular: not "dogs", "some people", "one of us". */
export function anySubjectBefore(words: Word[], verb: number): Subject | undefined {
  const subject = subjectOf(words, verb);
  if (!subject) return undefined;
  const isPair = words.slice(subject.from, subject.head).some(({ lower }) => lower === "and");
  const isOne = subject.isPronoun || isPair || isDefinite.test(words[subject.from]?.lower ?? "");
  return isOne || (subject.from === subject.head && subject.person === "third")
    ? { from: subject.from, person: subject.person }
    : undefined;
}
