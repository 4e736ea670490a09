import { isNoun, isPluralNoun, isSingularNoun, personNouns } from "../lexicon/nouns";
import { hasFiniteVerbAfter, skipAdverbsBack } from "./subject";
import { baseOfIng, baseOfThird, hasSamePast, isBase, isModal, verbOrNoun } from "../lexicon/verbs";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";
import type { Sentence } from "./language";
import type { VerbSubject } from "./noun-subject";

/** After a verb these can only be its object. */
const objects = setOf(
  "a an the my your his her our their me him us them it this these those everybody everyone to",
);
const adverbs = setOf(
  `very really too so well hard fast early late a-lot always every everything nothing something twice once much many some
  more all again together alone online abroad outside home here there two three four five football tennis basketball
  volleyball video music lots because when after before until like than`,
);
const prepositions = setOf(
  "at in on for with from about around near by over under next through into up down out off back away",
);
const animals = setOf(
  "dog cat bird horse rabbit hamster parrot turtle fish puppy kitten tortoise cow goldfish snake spider lion",
);
const otherPeople = setOf(
  `boss chef cook coach guy kid baby king queen prince princess nurse student pupil parent grandparent child children man men
  woman women son wife husband nephew niece twin person people guide vet hero team-mate mate guest host captain president
  grandad granny nan mummy daddy dentist friend boyfriend girlfriend gran headmaster headteacher teenager`,
);

/** Whether the word names somebody who does things by himself, going by lists and endings. */
const isLiving = ({ text, lower }: Word) =>
  personNouns.has(lower) ||
  otherPeople.has(lower) ||
  animals.has(lower.replace(/s$/, "")) ||
  /^\p{Lu}\p{Ll}+$/u.test(text) ||
  (/(?:er|or|ist|ian|man)s?$/.test(lower) &&
    !/^(?:summer|winter|computer|number|dinner|river|water|paper|letter|flower|power|weather|october|november|december|september|easter|poster|supper|colour|floor|door|mirror|motor|corridor|actor-play)s?$/.test(
      lower,
    ));

const endsSentence = (words: Word[], at: number) =>
  !follows(words[at + 1]) || endsClause(words[at + 1]?.gap ?? "");

/** Verbs that are nouns as well, though a verb first of all. */
const nounsToo = setOf(
  "handle suit break repair whisper yell giggle download upload fix hike mix reserve suspect swallow ruin wipe draw find read feed throw catch meet",
);
const resembling = /^(?:look|looks|looked|sound|sounds|feel|feels|smell|smells|taste|tastes)$/;

/** "An international study", "a later start": the word before is no noun, so that the phrase goes on. */
const describesOnly = (word: string) =>
  !isSingularNoun(word) &&
  !isPluralNoun(word) &&
  (/^(?:later|earlier|bigger|smaller|better|longer|shorter)$/.test(word) ||
    /(?:[a-z]{3}(?:ional|ive|ous|ful|less|able|ible)|[a-z]{4}ic)$/.test(word));

/** "The guide lists the places": the verb comes next. */
const isFiniteThird = (word: Word | undefined, after: Word | undefined) =>
  follows(word) &&
  baseOfThird(word.lower) !== undefined &&
  (!isPluralNoun(word.lower) || (follows(after) && /^(?:the|an|my|his|her|our|their)$/.test(after.lower)));

/** "The heat sink has to be cool", "this approach could help": the verb comes next. */
const opensPredicate = (next: Word | undefined) =>
  follows(next) && (isModal(next.lower) || /^(?:is|isn't|was|wasn't|has|hasn't|had)$/.test(next.lower));

/** "Who last year said so", "the one she last saw". */
const isAdverbLast = (words: Word[], at: number, base: string) =>
  base === "last" &&
  !/^(?:for|until|till|about|only|an?|two|three|four|five|six|ten|long|too|all|as|more|less|\d+)$/.test(
    words[at + 1]?.lower ?? "",
  );

/** Whether a word that doubles as a noun ("work", "dance", "likes") is the verb of its subject. */
export function isVerbOf(sentence: Sentence, at: number, subject: VerbSubject, base: string): boolean {
  const { words, hasStop } = sentence;
  const isDouble = verbOrNoun.has(base) || nounsToo.has(base) || base === "like";
  const head = words[subject.head];
  const last = skipAdverbsBack(words, at);
  if (isAdverbLast(words, at, base)) return false;
  if (subject.isPronoun && subject.head === last) return true;
  if (!head || describesOnly(head.lower) || isModal(head.lower)) return false;
  const next = words[at + 1];
  if (opensPredicate(next)) return false;
  if (!isDouble) return true;
  if (hasFiniteVerbAfter(words, at) || isFiniteThird(next, words[at + 2])) return false;
  // "The prototype of it looks like a bottle"
  if (base === "like" && resembling.test(words[last]?.lower ?? "")) return false;
  const hasAdverbBefore = at > last + 1;
  if (nounsToo.has(base) && next?.lower === "you") return true;
  const isLong = subject.from < last;
  // "The ship set sail", "a student doing research": the word before is a verb itself.
  if (isLong && last === at - 1 && (hasSamePast(head.lower) || baseOfIng(head.lower) !== undefined))
    return false;
  if (base === "like" && next && !endsSentence(words, at))
    return hasAdverbBefore || !/^(?:me|you|him|us|them|a|this|that)$/.test(next.lower);
  // "Tom in a talk show today": the noun goes with what stands before it.
  if (last > subject.head && !hasAdverbBefore)
    return (
      follows(next) &&
      (objects.has(next.lower) || adverbs.has(next.lower) || isNoun(next.lower) || /ing$/.test(next.lower))
    );
  const isSubordinate = /^(?:when|if|because|while|whenever|until|unless)$/.test(
    words[subject.from - 1]?.lower ?? "",
  );
  if (endsSentence(words, at)) return isSubordinate || ((isLiving(head) || hasAdverbBefore) && hasStop);
  if (!next) return false;
  // "When the music start I forget": the main clause opens.
  if (isSubordinate && /^(?:i|he|she|we|they)$/.test(next.lower)) return true;
  if (objects.has(next.lower) || adverbs.has(next.lower) || /ly$/.test(next.lower)) return true;
  if (prepositions.has(next.lower)) return isLiving(head) || hasStop;
  if (!hasStop && !isLiving(head)) return false;
  return (
    isLiving(head) &&
    next.gap === " " &&
    (isNoun(next.lower) || /ing$/.test(next.lower) || !isBase(next.lower))
  );
}
