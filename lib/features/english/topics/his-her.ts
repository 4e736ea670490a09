import { isCommonAdjective } from "../lexicon/adjectives";
import { genderOf, genderOfName, type Gender } from "../lexicon/genders";
import { isSingularNoun } from "../lexicon/nouns";
import { onlyGender, personsIn, type Persons } from "./his-her/owners";
import { endsPhrase } from "../sentence/phrase-line";
import { atEachWord, grammarRule, matchWords, type Match } from "../sentence/rule";
import { findThingOwners } from "./his-her/thing-owners";
import { isNumber } from "../lexicon/quantities";
import { isBe, isDo, isModal, isPastForm, isVerbForm } from "../lexicon/verbs";
import { isAdjective } from "../lexicon/vocabulary";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const rightFor: Record<Gender, string> = { male: "his", female: "her" };

/** Verbs after which "her" may be the person something is given or told to, or who does something. */
const personalVerbs =
  setOf(`give gives gave given giving tell tells told telling show shows showed showing send sends sent sending teach teaches
  taught teaching buy buys bought buying bring brings brought bringing make makes made making let lets help helps helped helping
  ask asks asked asking see sees saw seen hear hears heard call calls called calling cook cooks cooked get gets got offer offers
  offered lend lends lent pay pays paid write writes wrote watch watches watched find finds found keep keeps kept`);
const noThings =
  setOf(`to in on at for from with and but or so because when while who that which if as than then a an the this that these those
  some any my your our their very too again today yesterday tomorrow now every last next not about by of into after before
  everything something nothing more much what how where why there here always never often also really alone home back forever
  up down out off away over well better all both i you he she it we they me him us them go come do be have say know
  feel play sing cry laugh run eat sleep leave understand`);

/** "I gave it to her two days ago". */
const timeUnits = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|times?)$/;

/** Whether the word at `at` says whose something is: "her bag", and not "saw her on Monday". */
function isPossessive(words: Word[], at: number): boolean {
  const next = words[at + 1];
  const isBack = next?.lower === "back" && /^(?:hurts?|injured)$/.test(words[at - 1]?.lower ?? "");
  if (isBack) return true;
  if (!next || next.gap !== " " || noThings.has(next.lower) || words[at - 1]?.lower === "of") return false;
  if (isNumber(next.lower) && timeUnits.test(words[at + 2]?.lower ?? "")) return false;
  if (isBe(next.lower) || isDo(next.lower) || isModal(next.lower) || next.lower.endsWith("ly")) return false;
  if (words[at]?.lower === "his") return !isPastForm(next.lower);
  if (
    genderOfName(next) ||
    ((isAdjective(next.lower) || isCommonAdjective(next.lower)) && endsPhrase(words[at + 2]))
  )
    return false;
  if (!personalVerbs.has(words[at - 1]?.lower ?? "")) return true;
  return (isSingularNoun(next.lower) && !isVerbForm(next.lower)) || genderOf(next) !== undefined;
}

const possessives: Record<Gender, RegExp> = { male: /^(?:his|him)$/, female: /^(?:her|hers)$/ };
const mentions = (words: Word[], gender: Gender) =>
  words.some(({ lower }) => possessives[gender].test(lower));
/** What the two sentences before say of persons, and of whom they have a possessive. */
type Earlier = { persons: Persons[]; mentioned: Record<Gender, boolean> };

function readEarlier(before: Sentence[]): Earlier {
  const earlier = before.slice(-2);
  const isMentioned = (gender: Gender) => earlier.some(({ words }) => mentions(words, gender));
  return {
    persons: earlier.map(({ words }) => personsIn(words, 0, words.length)),
    mentioned: { male: isMentioned("male"), female: isMentioned("female") },
  };
}

/** The thing somebody has may take up to three words, and its owner is not among them. */
const longestThing = 3;

/** Who is meant by the possessive at `at`, when everybody named before it is a man, or a woman. */
function ownerOf(
  words: Word[],
  at: number,
  own: Gender,
  { persons, mentioned }: Earlier,
): Gender | undefined {
  if (mentioned[own] || persons.some((one) => one[own] || one.unclear)) return undefined;
  const here = personsIn(words, 0, at);
  const last = persons.at(-1);
  const owner = here.male || here.female ? onlyGender(here) : last && onlyGender(last);
  if (!owner || here.unclear) return undefined;
  if (!last && isUnnamed(words, at)) return undefined;
  const later = personsIn(words, at + 1 + longestThing, words.length);
  return later[own] ? undefined : owner;
}

const personal = /^(?:i|you|he|she|it|we|they|him|me|us|them|he's|she's|he'll|she'll|he'd|she'd)$/;

/** "She showed me his album": nobody is named yet, and two whom both know may be meant. */
function isUnnamed(words: Word[], at: number): boolean {
  const before = words.slice(0, at);
  const isSubject = /^(?:and|but|so|because|when|that|if)$/.test(before.at(-1)?.lower ?? "");
  const isOneClause =
    before.every((word, place) => place === 0 || !endsClause(word.gap)) && !endsClause(words[at]?.gap ?? "");
  return (
    at > 0 &&
    !isSubject &&
    isOneClause &&
    before.every((word) => personal.test(word.lower) || genderOf(word) === undefined)
  );
}

/** What one does to what somebody else has, or gives: "he ignored her advice". */
const toOthers =
  /^(?:ignor|refus|reject|accept|declin|return|obey|answer|admir|envi|envy|envies|imitat|cop(?:y|ied|ies)|marri)/;
const phrasal = /^(?:turn(?:s|ed)? down|took up|take up|got to know)$/;

/** "Tom is her brother", "he didn't tell me her name": the other one's, as the words say. */
function isOfAnother(words: Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? "";
  const isPerson = words.slice(at + 1, at + 4).some((word) => follows(word) && genderOf(word) !== undefined);
  if (isPerson && isBe(before) && at > 1) return true;
  if (
    words[at + 1]?.lower === "name" &&
    words.slice(0, at).some(({ lower }) => /^(?:tell|told|tells|ask|asked|know|knows|knew)$/.test(lower))
  )
    return true;
  return toOthers.test(before) || phrasal.test(`${words[at - 2]?.lower} ${before}`);
}

/** "My brother says her dress is nice": somebody else's, most likely. */
const reporting = /^(?:thinks?|thought|says?|said|knows?|knew|believes?|that)$/;

function findOwner(sentence: Sentence, at: number, earlier: Earlier): Match[] | undefined {
  const { words } = sentence;
  const lower = words[at]?.lower;
  if ((lower !== "his" && lower !== "her") || !isPossessive(words, at)) return undefined;
  const own: Gender = lower === "his" ? "male" : "female";
  if (reporting.test(words[at - 1]?.lower ?? "") || isOfAnother(words, at)) return undefined;
  // An earlier "her" of somebody who is not named here: this one may be the same.
  const first = words.findIndex((word) => possessives[own].test(word.lower));
  if (first < at && !findOwner(sentence, first, earlier)) return undefined;
  const owner = namedOwner(words, at) ?? ownerOf(words, at, own, earlier);
  return owner && owner !== own
    ? matchWords(words, at, at + 1, `${rightFor[owner]} ${words[at + 1]?.text}`)
    : undefined;
}

const pets = /^(?:dog|cat|pet|puppy|kitten|hamster|rabbit|parrot|horse|turtle|tortoise|fish)s?$/;

/** "His name is Sara": the name says who it is. */
function namedOwner(words: Word[], at: number): Gender | undefined {
  const [thing, verb, name] = [words[at + 1], words[at + 2], words[at + 3]];
  if (words.some(({ lower }) => pets.test(lower))) return undefined;
  if (thing?.lower === "name's" && verb) return genderOfName(verb);
  return thing?.lower === "name" && verb?.lower === "is" && name ? genderOfName(name) : undefined;
}

export const hisHer = grammarRule({
  topic: "his-her",
  find: (sentence, place, all) => {
    if (!sentence.words.some(({ lower }) => lower === "his" || lower === "her")) return [];
    const before = all.slice(0, place);
    const earlier = readEarlier(before);
    return [
      ...atEachWord(sentence.words, (_, at) => findOwner(sentence, at, earlier)),
      ...findThingOwners(sentence, before),
    ];
  },
  explanation:
    "Il possessivo inglese guarda chi possiede, non la cosa posseduta: uno per un uomo, uno per una donna, uno per le cose e i luoghi. L'italiano suo e sua fanno il contrario, per questo ci si sbaglia.",
  hints: [
    "Di chi è la cosa di cui parli: di un uomo, di una donna o di una cosa?",
    "In italiano suo o sua si accorda con la cosa; in inglese conta soltanto chi la possiede.",
    "Cerca nella frase il possessore e scegli il possessivo che va con lui, con lei o con quella cosa.",
  ],
});
