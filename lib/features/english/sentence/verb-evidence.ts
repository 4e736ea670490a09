import { isNoun, personNouns } from "../lexicon/nouns";
import { hasFiniteVerbAfter } from "./subject";
import { isBase, verbOrNoun } from "../lexicon/verbs";
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

/** Whether a word that doubles as a noun ("work", "dance", "likes") is the verb of its subject. */
export function isVerbOf(sentence: Sentence, at: number, subject: VerbSubject, base: string): boolean {
  const { words, hasStop } = sentence;
  const isDouble = verbOrNoun.has(base) || base === "like";
  if (subject.isPronoun || !isDouble) return true;
  if (hasFiniteVerbAfter(words, at)) return false;
  const next = words[at + 1];
  const head = words[subject.head];
  if (!head) return false;
  const hasAdverbBefore = at > subject.head + 1;
  const isSubordinate = /^(?:when|if|because|while|whenever|until|unless)$/.test(
    words[subject.from - 1]?.lower ?? "",
  );
  if (endsSentence(words, at)) return isSubordinate || ((isLiving(head) || hasAdverbBefore) && hasStop);
  if (!next) return false;
  if (base === "like") return hasAdverbBefore || !/^(?:me|you|him|us|them|a|this|that)$/.test(next.lower);
  if (objects.has(next.lower) || adverbs.has(next.lower) || /ly$/.test(next.lower)) return true;
  if (prepositions.has(next.lower)) return isLiving(head) || hasStop;
  if (!hasStop && !isLiving(head)) return false;
  return (
    isLiving(head) &&
    next.gap === " " &&
    (isNoun(next.lower) || /ing$/.test(next.lower) || !isBase(next.lower))
  );
}
