import { parsePhrase } from "./noun-phrase";
import { isPronoun } from "./subject";
import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird, isBase, verbOrNoun } from "../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";
import type { Sentence } from "./language";

const questionWords = setOf("what where when why who whom whose how which");
const midAdverbs = setOf(
  "not also always never often sometimes usually really just still only ever even already then now all both",
);
const demonstratives = setOf("this that these those there it mine yours");
const longestSubject = 7;

const isMidAdverb = ({ lower }: Word) => midAdverbs.has(lower) || (/ly$/.test(lower) && !isBase(lower));

const skipAdverbs = (words: Word[], from: number) => {
  let at = from;
  for (let word = words[at]; follows(word) && isMidAdverb(word); word = words[at]) at += 1;
  return at;
};

/** Whether the auxiliary opens a question, so that its subject comes after it. */
export function asksAt({ words, isQuestion }: Sentence, at: number): boolean {
  if (at === 0 || endsClause(words[at]?.gap ?? "")) return true;
  let from = at;
  while (from > 0 && !endsClause(words[from]?.gap ?? "")) from -= 1;
  const before = words.slice(from, at).map(({ lower }) => lower);
  if (questionWords.has(before.at(-1) ?? "")) return true;
  return (
    isQuestion &&
    (before.some((lower) => questionWords.has(lower)) || /^(?:and|but|or|so)$/.test(before.at(-1) ?? ""))
  );
}

const isVerbHere = (word: Word | undefined) =>
  word !== undefined &&
  (word.lower === "to" ||
    isBase(word.lower) ||
    isMidAdverb(word) ||
    [baseOfPast, baseOfThird, baseOfIng, baseOfParticiple].some((base) => base(word.lower) !== undefined));

/** Where the subject that starts at the word ends, a verb being next. */
function endOfSubject(words: Word[], from: number): number | undefined {
  const first = words[from];
  if (!follows(first)) return undefined;
  if (isPronoun(first) || demonstratives.has(first.lower)) {
    if (follows(words[from + 1]) && isVerbHere(words[from + 1])) return from;
    if (isPronoun(first)) return words[from + 1]?.lower === "and" ? endOfPhrase(words, from) : from;
  }
  return endOfPhrase(words, from);
}

function endOfPhrase(words: Word[], from: number): number | undefined {
  for (let to = from; to < from + longestSubject; to += 1) {
    const next = words[to + 1];
    if (!follows(next)) return undefined;
    if (isVerbHere(next) && parsePhrase(words, from, to)) return to;
  }
  return undefined;
}

const notInfinitive = /^(?:like|clean|open|close|own|live|mean)$/;

/** Whether the clause goes on to a verb in its base form that is no noun. */
function hasBaseAfter(words: Word[], at: number): boolean {
  for (let next = at + 1; follows(words[next]); next += 1) {
    const lower = words[next]?.lower ?? "";
    if (/^(?:to|and|but|when|because|that|who|if|let|make|help)$/.test(lower)) return false;
    if (lower === "be" || (isBase(lower) && !verbOrNoun.has(lower) && !notInfinitive.test(lower)))
      return true;
  }
  return false;
}

/** "What can swimming do for you", "Do trains stop here": a noun that looks like a verb, and the verb after it. */
const isOwnSubject = (words: Word[], at: number) => {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (baseOfIng(lower) !== undefined && hasBaseAfter(words, at)) return true;
  const isVerbNext = isBase(next) || next === "be";
  return isVerbNext && (baseOfThird(lower) !== undefined || baseOfIng(lower) !== undefined);
};

const isCapital = (word: Word | undefined) => word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text);

/** "Did the boy called Tom win": the form after the noun describes it, and the verb is still to come. */
const isReduced = (words: Word[], verb: number) =>
  baseOfParticiple(words[verb]?.lower ?? "") !== undefined && hasBaseAfter(words, verb);

/** Where the verb that the auxiliary governs stands, over "not", adverbs and the subject of a question. */
export function verbAfter(sentence: Sentence, at: number): number | undefined {
  const { words } = sentence;
  const asks = asksAt(sentence, at);
  const start = skipAdverbs(words, at + 1);
  const end = asks ? endOfSubject(words, start) : undefined;
  const verb = end === undefined ? start : skipAdverbs(words, end + 1);
  if (end === undefined && asks && isOwnSubject(words, verb)) return undefined;
  // "Can Rose come": a name that looks like a verb.
  if (isCapital(words[verb]) || (end !== undefined && end > start && isReduced(words, verb)))
    return undefined;
  return words.slice(at + 1, verb + 1).every(follows) && words[verb] ? verb : undefined;
}

/** Bases of their own that are far more often meant as pasts. */
const mistakenBases = setOf("found saw fell felt left lay");

/** "Went", "goes", "going", "studyed" → "go", "study": what the verb would be after an auxiliary, if it is not that yet. */
export function baseOfWrongForm(verb: string): string | undefined {
  if (isBase(verb) && !mistakenBases.has(verb)) return undefined;
  if (/^(?:am|is|are|was|were|been)$/.test(verb)) return "be";
  const misspelt = /yed$/.test(verb) && isBase(verb.slice(0, -2)) ? verb.slice(0, -2) : undefined;
  const base = baseOfPast(verb) ?? baseOfThird(verb) ?? baseOfParticiple(verb) ?? misspelt;
  return base === verb ? undefined : base;
}
