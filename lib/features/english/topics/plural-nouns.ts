import { pairSwaps } from "./plural-nouns/pairs-and-sets";
import { swapFinder, swapsOf } from "../sentence/swaps";
import { countsAt, isAlsoMass, singularCounted } from "../sentence/counting";
import { inventedPlurals } from "./plural-nouns/invented-plurals";
import { endsNounPhrase } from "../sentence/noun-phrase";
import { isGroup, isPair, isPluralNoun, personNouns, pluralOf, singularOf } from "../lexicon/nouns";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isBe } from "../lexicon/verbs";
import { endsClause, follows, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const owner = /^(?:the|my|your|his|her|our|their|these|those)$/;

const pluralised = (words: Word[], from: number, noun: number): Match[] => {
  const start = noun > from ? `${textOf(words, from, noun - 1)} ` : "";
  return matchWords(words, from, noun, `${start}${pluralOf(words[noun]?.lower ?? "")}`);
};

/** "Two brother", "many friend", "a few day". */
function afterNumber(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (/^(?:last|next|this)$/.test(words[at + 1]?.lower ?? "") || isSum(words, at)) return undefined;
  const isQuantity = /^(?:many|several|few|both|various)$/.test(lower);
  if (!isQuantity && !countsAt(words, at)) return undefined;
  const from = lower === "both" && owner.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const noun = singularCounted(words, from);
  const isOneOfTwo = lower === "both" && isListed(words, noun ?? at);
  if (noun === undefined || isOneOfTwo) return undefined;
  const isAge = words[noun]?.lower === "year" && words[noun + 1]?.lower === "old";
  return isAge ? undefined : pluralised(words, at, noun);
}

/** "The €20 note": how much it is worth, and not how many there are. */
const isSum = (words: Word[], at: number) => /[€£$¥]$/.test(words[at]?.gap ?? "");

/** "Both the mayor and …", "both the mayor, Anna Rossi, and …": the first of the two that are named. */
function isListed(words: Word[], noun: number): boolean {
  const next = words[noun + 1];
  if (next?.lower === "and") return true;
  return (
    next?.gap.startsWith(",") === true && words.slice(noun + 2, noun + 6).some(({ lower }) => lower === "and")
  );
}

/** "A lot of tourist", "some egg", "all my friend": more than one only where the noun is surely counted. */
function afterQuantity(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (/^(?:lot|lots|plenty|loads)$/.test(lower) && next === "of") return counted(words, at, at + 2);
  if (lower === "some") return isSubjectOfOne(words, at) ? undefined : counted(words, at, at + 1);
  if (
    lower === "any" &&
    next !== "number" &&
    words.slice(Math.max(0, at - 2), at).some(({ lower: be }) => /^(?:are|aren't|were|weren't)$/.test(be))
  )
    return counted(words, at, at + 1);
  if (lower !== "all" || !owner.test(next)) return undefined;
  const noun = singularCounted(words, at + 2);
  return noun !== undefined && isPerson(words[noun]?.lower ?? "") ? pluralised(words, at, noun) : undefined;
}

const isPerson = (noun: string) =>
  (personNouns.has(noun) || personNouns.has(pluralOf(noun))) && !isGroup(noun);

function counted(words: Word[], at: number, from: number): Match[] | undefined {
  const noun = singularCounted(words, from);
  if (noun === undefined || isAlsoMass(words[noun]?.lower ?? "")) return undefined;
  // "Lots of toe tapping": what is done, with the noun before it.
  const isDone = /ing$/.test(words[noun + 1]?.lower ?? "") && !isPerson(words[noun]?.lower ?? "");
  return isDone && endsNounPhrase(words[noun + 2]) ? undefined : pluralised(words, at, noun);
}

/** "Some child was crying": one that nobody knows. */
const isSubjectOfOne = (words: Word[], at: number) =>
  words.slice(at + 2, at + 4).some(({ lower }) => /^(?:is|was|has|who|or)$/.test(lower));

/** "One of my friend", "two of the girl". */
function afterOneOf(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (words[at + 1]?.lower !== "of" || !owner.test(words[at + 2]?.lower ?? "")) return undefined;
  const isCount = /^(?:one|each|both|many|several|few|two|three|four|five)$/.test(lower);
  if (!isCount && !/^(?:most|some|none|all)$/.test(lower)) return undefined;
  const noun = singularCounted(words, at + 3);
  const name = words[noun ?? at]?.lower ?? "";
  // "At four of the morning": a preposition is wrong there, and no number.
  if (/^(?:morning|afternoon|evening|night)$/.test(name)) return undefined;
  if (noun === undefined || isGroup(name) || (!isCount && !isPerson(name))) return undefined;
  return pluralised(words, at, noun);
}

/** "I am twelve year old". */
function age(words: Word[], at: number): Match[] | undefined {
  if (words[at]?.lower !== "year" || words[at + 1]?.lower !== "old" || !countsAt(words, at - 1))
    return undefined;
  const before = words.slice(Math.max(0, at - 4), at - 1);
  const isSaid = before.some(({ lower }) => isBe(lower)) || at === 1;
  return isSaid && endsNounPhrase(words[at + 2])
    ? matchWords(words, at - 1, at, `${words[at - 1]?.text} years`)
    : undefined;
}

/** "A dogs", "an apples", "a scissors". */
function afterArticle(words: Word[], at: number): Match[] | undefined {
  const noun = words[at + 1];
  if (!/^(?:a|an|another)$/.test(words[at]?.lower ?? "") || !follows(noun) || !isPluralNoun(noun.lower))
    return undefined;
  const next = words[at + 2];
  const isOver =
    !next || endsClause(next.gap) || (endsNounPhrase(next) && next.lower !== "of") || isBe(next.lower);
  if (!isOver || noun.lower === "people" || noun.lower === "fish") return undefined;
  const singular = singularOf(noun.lower);
  if (isPair(noun.lower)) return matchWords(words, at, at + 1, `a pair of ${noun.lower}`);
  return singular && singular !== noun.lower
    ? matchWords(words, at, at + 1, `${words[at]?.text} ${singular}`)
    : undefined;
}

/** "They are student", "we were good friend". */
function afterMany(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const isMany =
    /^(?:we're|they're)$/.test(lower) ||
    (/^(?:are|were)$/.test(lower) && /^(?:we|they)$/.test(words[at - 1]?.lower ?? ""));
  const noun = isMany ? singularCounted(words, at + 1) : undefined;
  if (noun === undefined || !isProfession(words[noun]?.lower ?? "")) return undefined;
  return pluralised(words, noun, noun);
}

const isProfession = (noun: string) =>
  isPerson(noun) ||
  /^(?:doctor|singer|dancer|footballer|twin|teenager|champion|nurse|writer|actor|engineer|musician)$/.test(
    noun,
  );

/** "Childs", "citys", "feets". */
function invented(words: Word[], at: number): Match[] | undefined {
  const { lower = "" } = words[at] ?? {};
  const right = inventedPlurals.get(lower);
  const isOwner = /^(?:childrens|mens|womens|peoples)$/.test(lower);
  return right && (!isOwner || endsNounPhrase(words[at + 1])) ? matchWords(words, at, at, right) : undefined;
}

/** "A boys' club": of several, and the article belongs to what they have. The sign parts them from it. */
const isCutAtOwners = ({ words, isClosed, hasStop, isQuestion }: Sentence) =>
  !isClosed && !hasStop && !isQuestion && /s$/.test(words.at(-1)?.lower ?? "");

const findPairs = swapFinder(swapsOf(pairSwaps));

const findNumbers = (words: Word[], owners?: number) =>
  atEachWord(
    words,
    (_, at) =>
      invented(words, at) ??
      age(words, at) ??
      afterOneOf(words, at) ??
      afterNumber(words, at) ??
      afterQuantity(words, at) ??
      (at + 1 === owners ? undefined : afterArticle(words, at)) ??
      afterMany(words, at),
  );

export const pluralNouns = grammarRule({
  topic: "plural-nouns",
  find: (sentence) => {
    const { words } = sentence;
    const owners = isCutAtOwners(sentence) ? words.length - 1 : undefined;
    return [...findPairs(words), ...findNumbers(words, owners)];
  },
  explanation:
    "In inglese il nome dice sempre se le cose sono una o più: dopo un numero, many, a lot of o one of my va al plurale, dopo a e an al singolare. Alcuni nomi hanno un plurale tutto loro.",
  hints: [
    "Di quante cose o persone si parla qui, e il nome lo mostra?",
    "Il numero o il quantificatore non basta: anche il nome deve dire se la cosa è una o sono tante.",
    "Controlla la fine del nome: plurale in -s (o -es, -ies), tranne i pochi nomi che cambiano a modo loro.",
  ],
});
