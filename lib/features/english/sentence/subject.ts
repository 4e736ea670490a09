import { personalPronouns, type Person } from "../lexicon/subject-person";
import { isBase, isBe, isDo, isModal, isPastForm, baseOfThird } from "../lexicon/verbs";
import { isCommonEnglish, isProperName } from "../lexicon/vocabulary";
import { endsClause, setOf, type Word } from "../lexicon/words";

export type Subject = { from: number; person: Person };

const pronouns = new Map<string, Person>([
  ...personalPronouns,
  ["everyone", "third"],
  ["everybody", "third"],
  ["nobody", "third"],
  ["someone", "third"],
  ["somebody", "third"],
  ["anyone", "third"],
  ["anybody", "third"],
]);

const singularNouns = new Set(
  `mother father mum mom mummy dad daddy sister brother friend teacher professor cousin uncle aunt grandmother grandfather
  grandma grandpa nephew niece boyfriend girlfriend boy girl man woman baby son daughter child classmate neighbour
  neighbor dog cat bird horse rabbit hamster parrot turtle student doctor nurse king queen prince princess`.split(
    /\s+/,
  ),
);

const determiners = new Set("my your his her our their the a an this that".split(" "));
const adverbs = setOf(
  `always usually often sometimes never rarely also really still just only seldom hardly ever normally generally frequently
  regularly occasionally probably definitely certainly actually nearly almost even already now soon then easily quickly
  slowly suddenly finally immediately obviously both all mainly mostly today nowadays`,
);

const clauseOpeners = new Set(
  `because but so if when while that where why how what which although then than or after before think thinks know knows
  hope say says said believe sure guess yesterday today tomorrow now day days week month year morning afternoon evening
  night weekend summer winter spring autumn ago later monday tuesday wednesday thursday friday saturday sunday sometimes
  usually maybe perhaps christmas easter once first finally whenever whether unless until since though normally generally
  luckily unfortunately fortunately also means remember remembers realise understand suppose imagine hoped realised
  remembered suddenly`.split(/\s+/),
);
/** After these "he", "we" or "they" is asked about ("does he"), compared ("than he") or one of two. */
const notBeforeNominative = setOf("and or than as let lets nor neither like but");
const isNominative = (lower: string) => /^(?:i|he|she|we|they)$/.test(lower);
const isInverting = (lower: string) =>
  isBe(lower) || isDo(lower) || isModal(lower) || /^(?:have|has|had|haven't|hasn't|hadn't)$/.test(lower);

/** Whether the words stand after "he should" moods: "it is important that he go" is right. */
const wishesBefore =
  /\b(?:important|essential|necessary|better|vital|suggest\w*|recommend\w*|insist\w*|demand\w*)\b/;

/** Whether a new clause starts at the word, so that the pronoun there is a subject and not "let it go". */
export function opensClause(words: Word[], at: number): boolean {
  const word = words[at];
  const previous = words[at - 1];
  if (!word) return false;
  // "22,000 taxis", "16.4 million": one number.
  if (/^[.,]$/.test(word.gap) && /^\d/.test(word.text) && /\d$/.test(previous?.text ?? "")) return false;
  if (!previous || endsClause(word.gap)) return true;
  if (previous.lower === "and") {
    // "His wish to win and his hard work": an infinitive makes no clause.
    const before = words.slice(0, at - 1);
    return before.some(({ lower }, place) => isFinite(lower) && before[place - 1]?.lower !== "to");
  }
  if (/^(?:19|20)\d\d$/.test(previous.lower)) return true;
  const isSubjectForm =
    isNominative(word.lower) && !isInverting(previous.lower) && !notBeforeNominative.has(previous.lower);
  if (!clauseOpeners.has(previous.lower) && !isSubjectForm) return false;
  const before = words.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  return !wishesBefore.test(before.join(" "));
}

const isFinite = (word: string) =>
  isBe(word) ||
  isModal(word) ||
  isDo(word) ||
  isBase(word) ||
  isPastForm(word) ||
  baseOfThird(word) !== undefined;

/** Whether another finite verb follows in the clause: "the cat food is" has no verb "food". */
export function hasFiniteVerbAfter(words: Word[], at: number): boolean {
  for (const word of words.slice(at + 1)) {
    if (endsClause(word.gap) || ["and", "but", "because", "that", "when", "who", "if"].includes(word.lower))
      return false;
    if (isBe(word.lower) || isModal(word.lower) || isDo(word.lower) || isPastForm(word.lower)) return true;
  }
  return false;
}

/** Whether the word is somebody's name, going by the lists and by how it is written. */
export const isName = ({ text, lower }: Word) =>
  /^\p{Lu}\p{Ll}+$/u.test(text) &&
  !isModal(lower) &&
  // "Climate", "wildlife": English nouns end in -e, and begin sentences.
  (isProperName(lower) || (/[aiou]$/.test(lower) && !isCommonEnglish(lower)));

/** Position of the word before which a verb's subject ends, adverbs of frequency skipped. */
export function skipAdverbsBack(words: Word[], verb: number): number {
  let at = verb - 1;
  while (at > 0 && adverbs.has(words[at]?.lower ?? "")) at -= 1;
  return at;
}

/** The subject right before the verb at `verb`, when it is plain who it is; undefined otherwise. */
export function subjectBefore(words: Word[], verb: number): Subject | undefined {
  const at = skipAdverbsBack(words, verb);
  const word = words[at];
  if (!word || words.slice(at + 1, verb + 1).some(({ gap }) => endsClause(gap))) return undefined;
  const person = personOfPronoun(word.lower);
  if (person) return opensClause(words, at) ? { from: at, person } : undefined;
  const from = startOfNoun(words, at);
  return from !== undefined && opensClause(words, from) ? { from, person: "third" } : undefined;
}

function startOfNoun(words: Word[], at: number): number | undefined {
  const word = words[at];
  if (!word) return undefined;
  if (!singularNouns.has(word.lower)) {
    if (!isName(word)) return undefined;
    return singularNouns.has(words[at - 1]?.lower ?? "") ? startOfNoun(words, at - 1) : at;
  }
  const isDeterminer = (back: number) => determiners.has(words[at - back]?.lower ?? "");
  if (isDeterminer(1)) return at - 1;
  return isDeterminer(2) && words[at - 1]?.gap === " " ? at - 2 : undefined;
}

/** Whether the subject is a pronoun, after which a verb cannot be mistaken for a noun. */
export const personOfPronoun = (lower: string) => pronouns.get(lower);

export const isPronoun = (word: Word | undefined) => word !== undefined && pronouns.has(word.lower);
