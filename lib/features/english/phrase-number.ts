import { isCommonAdjective } from "./adjectives";
import { isNumber } from "./quantities";
import { isName, opensClause } from "./subject";
import { isBe, isDo, isModal, isPastForm, isVerbForm, verbOrNoun } from "./verbs";
import type { Word } from "./words";

export type GrammaticalNumber = "singular" | "plural";

const list = (words: string) => new Set(words.split(/\s+/));

const possessives = list("my your his her our their");
const singularDeterminers = list("a an this that every each");
const pluralDeterminers = list("these those many some few several all most other");
const isDeterminer = (word: string) =>
  word === "the" || possessives.has(word) || singularDeterminers.has(word) || pluralDeterminers.has(word);

const prepositions = list("in at on of from with near for during");
const isPreposition = (word: string) => prepositions.has(word);

const irregularPlurals = list("people children men women police feet teeth mice trousers jeans");
/** Singular nouns in -s that no ending gives away. */
const singularInS = list("bus gas lens maths news christmas physics");
/** Right with either number in British English, or too slippery to judge. */
const eitherNumber = list(
  `family team class group band staff government club crew crowd couple audience company sheep fish lot none both rest
  half number series data deer means public media majority minority`,
);
/** After these a noun phrase is no subject yet, though a clause may start there too. */
const notBeforeSubject = list("after before than or since until like");
const neverNouns = list(
  "and but or that who which i you he she it we they me him us them not very too so there here",
);

/** "The Chinese", "the British": many people without an -s. */
const isNation = /^(?:\w+nese|british|irish|dutch|welsh|swiss|elderly|homeless|blind|deaf|dead)$/;

function numberOfNoun(noun: string): GrammaticalNumber | undefined {
  if (eitherNumber.has(noun) || isNation.test(noun) || noun.length < 3 || noun.includes("'"))
    return undefined;
  if (irregularPlurals.has(noun)) return "plural";
  if (singularInS.has(noun) || /(?:ss|us|is)$/.test(noun)) return "singular";
  return noun.endsWith("s") ? "plural" : "singular";
}

const isNoun = (word: string) =>
  !(isDeterminer(word) || isPreposition(word) || isCommonAdjective(word) || isNumber(word)) &&
  !(neverNouns.has(word) || /ly$/.test(word)) &&
  !(isBe(word) || isModal(word) || isDo(word) || isPastForm(word)) &&
  (!isVerbForm(word) || verbOrNoun.has(word));

const isPossessor = (word: string) => /(?:'s|s')$/.test(word);
const isModifier = (word: string) =>
  isCommonAdjective(word) || isNumber(word) || isPossessor(word) || word === "best" || word === "little";

/** Called by what they are, without a determiner. */
const relatives = list("mum mom dad mummy daddy grandma grandpa granny");
const isPronoun = (word: string) => /^(?:i|you|he|she|we|they)$/.test(word);
/** "My maths teacher": a noun before the noun. */
const isCompound = (word: string) => isNoun(word) && !isVerbForm(word) && numberOfNoun(word) === "singular";

/** "my little brother", "these two books", "Anna", "Italian people": nothing after its noun. */
function numberOfPlainPhrase(words: Word[]): GrammaticalNumber | undefined {
  const [first] = words;
  const head = words.at(-1);
  if (!first || !head || words.length > 5) return undefined;
  if (words.length === 1 && (isName(first) || relatives.has(first.lower))) return "singular";
  const number = isNoun(head.lower) ? numberOfNoun(head.lower) : undefined;
  const hasDeterminer = isDeterminer(first.lower) || isPossessor(first.lower);
  const middle = words.slice(hasDeterminer ? 1 : 0, -1);
  if (!number || middle.some(({ lower }) => !isModifier(lower) && !(hasDeterminer && isCompound(lower))))
    return undefined;
  if (!hasDeterminer)
    return irregularPlurals.has(head.lower) && head.lower !== "police" ? "plural" : undefined;
  const clashing = number === "singular" ? pluralDeterminers : singularDeterminers;
  return clashing.has(first.lower) ? undefined : number;
}

/** The number of the noun phrase that the words `from`..`to` make up; undefined when it is no plain one. */
export function numberOfPhrase(words: Word[], from: number, to: number): GrammaticalNumber | undefined {
  const phrase = words.slice(from, to + 1);
  if (from < 0 || phrase.slice(1).some(({ gap }) => gap !== " ")) return undefined;
  const and = phrase.findIndex(({ lower }) => lower === "and");
  if (and > 0) {
    const isPair = [phrase.slice(0, and), phrase.slice(and + 1)].every(
      (part) => (part.length === 1 && isPronoun(part[0]?.lower ?? "")) || numberOfPlainPhrase(part),
    );
    return isPair ? "plural" : undefined;
  }
  const preposition = phrase.findIndex(({ lower }) => isPreposition(lower));
  if (preposition < 0) return numberOfPlainPhrase(phrase);
  const after = phrase.slice(preposition + 1);
  const isPlain = after.length === 1 ? isNoun(after[0]?.lower ?? "") : numberOfPlainPhrase(after);
  return isPlain ? numberOfPlainPhrase(phrase.slice(0, preposition)) : undefined;
}

/** Whether "In this photo", "For my sister" stands from the opening of the clause up to the word. */
export const followsFrontedPhrase = (words: Word[], at: number): boolean =>
  [2, 3, 4].some((back) => {
    const opens = isPreposition(words[at - back]?.lower ?? "") && opensClause(words, at - back);
    return opens && numberOfPhrase(words, at - back + 1, at - 1) !== undefined;
  });

/** Whether a subject ends at the word, so that an "and" after it joins two nouns and not two clauses. */
const endsPhrase = (words: Word[], to: number) =>
  [0, 1, 2, 3].some(
    (back) => opensClause(words, to - back) && numberOfPhrase(words, to - back, to) !== undefined,
  );

/** Whether the noun phrase starting at the word can only be a subject. */
function opensSubject(words: Word[], at: number): boolean {
  const previous = words[at - 1]?.lower ?? "";
  if (notBeforeSubject.has(previous)) return false;
  if (previous === "and" && endsPhrase(words, at - 2)) return false;
  return opensClause(words, at) || followsFrontedPhrase(words, at);
}

/** The noun phrase that ends right before the verb and is plainly its subject. */
export function phraseBefore(
  words: Word[],
  verb: number,
): { from: number; number: GrammaticalNumber } | undefined {
  if (words[verb]?.gap !== " ") return undefined;
  for (let from = Math.max(0, verb - 7); from < verb; from += 1) {
    const number = numberOfPhrase(words, from, verb - 1);
    if (number && opensSubject(words, from)) return { from, number };
  }
  return undefined;
}

/** The noun phrase that starts at the word and goes up to a word for which `isEnd` holds. */
export function phraseAfter(
  words: Word[],
  from: number,
  isEnd: (word: Word | undefined) => boolean,
): { to: number; number: GrammaticalNumber } | undefined {
  for (let to = from; to < Math.min(words.length, from + 6); to += 1) {
    const number = isEnd(words[to + 1]) ? numberOfPhrase(words, from, to) : undefined;
    if (number) return { to, number };
  }
  return undefined;
}
