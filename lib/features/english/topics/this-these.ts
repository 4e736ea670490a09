import { singularCounted } from "../sentence/counting";
import { endsNounPhrase } from "../sentence/noun-phrase";
import { isPair, isPluralNoun, isSingularNoun, numberOfNoun } from "../lexicon/nouns";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { opensClause } from "../sentence/subject";
import { baseOfThird, isBe, isDo, isModal, isPastForm, isVerbForm } from "../lexicon/verbs";
import { isAdjective } from "../lexicon/vocabulary";
import { endsClause, follows, setOf, type Word } from "../lexicon/words";

const plurals = new Map([
  ["this", "these"],
  ["that", "those"],
]);
const singulars = new Map([
  ["these", "this"],
  ["those", "that"],
]);

/** After these "that" joins two clauses. */
const sayers = setOf(
  `think thinks thought know knows knew say says said hope hopes believe believes tell tells told see sees understand feel
  feels felt remember mean means show shows suppose find found forget dream is was isn't wasn't seems means heard hear learnt
  learned noticed notice discovered realised agree wish decided explain explained promise worry sure`,
);
const prepositions = setOf("of with in for about at on to from under near by behind into like without");
const givers = /^(?:give|gave|gives|pass|show|lend|bring|buy|take|get)$/;

/** "This books are": the word is no verb ("this looks good", "this books a table for you"). */
const isSurelyNoun = (words: Word[], at: number) =>
  baseOfThird(words[at + 1]?.lower ?? "") === undefined ||
  /^(?:are|aren't|were|weren't|have|don't)$/.test(words[at + 2]?.lower ?? "") ||
  opensObject(words, at);

/** Whether the word before can only be followed by a thing. */
function opensObject(words: Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? "";
  if (prepositions.has(before)) return true;
  if (/^(?:me|him|us|them)$/.test(before)) return givers.test(words[at - 2]?.lower ?? "");
  return isVerbForm(before) && !sayers.has(before);
}

const isFinite = (lower: string) =>
  isBe(lower) ||
  isModal(lower) ||
  isDo(lower) ||
  isPastForm(lower) ||
  /^(?:have|has|live|carry|need|want)$/.test(lower);

/** "I said that boys are": here "that" joins two clauses. */
function mayBeConjunction(words: Word[], at: number): boolean {
  if (words[at]?.lower !== "that" || at === 0) return false;
  // "Worries that adults may fall ill", "shown that old cars are slow": a clause with a verb of its own.
  const rest = words.slice(at + 2);
  const end = rest.findIndex(
    ({ lower, gap }) => endsClause(gap) || /^(?:because|but|so|that|who|which|when|if)$/.test(lower),
  );
  if (rest.slice(0, end < 0 ? undefined : end).some(({ lower }) => isFinite(lower))) return true;
  return !opensObject(words, at) && !(/^(?:are|were)$/.test(words[at - 1]?.lower ?? "") && !words[at + 2]);
}

function beforeNoun(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const isDescribed = isAdjective(words[at + 1]?.lower ?? "") && follows(words[at + 2]);
  const to = isDescribed ? at + 2 : at + 1;
  const noun = words[to];
  if (!noun || noun.gap !== " " || words[at + 1]?.gap !== " ") return undefined;
  const right = plurals.get(lower);
  // "This fish", "this series": one or many.
  const isEither = numberOfNoun(noun.lower) === "either";
  if (
    right &&
    isPluralNoun(noun.lower) &&
    !isEither &&
    noun.lower !== "people" &&
    endsNounPhrase(words[to + 1])
  )
    return (isPair(noun.lower) || isSurelyNoun(words, isDescribed ? at + 1 : at)) &&
      !mayBeConjunction(words, at)
      ? matchWords(words, at, to, `${right} ${textOf(words, at + 1, to)}`)
      : undefined;
  const singular = singulars.get(lower);
  const end = singular ? singularCounted(words, at + 1) : undefined;
  const isListed = /^(?:and|or)$/.test(words[(end ?? at) + 1]?.lower ?? "");
  return end === undefined || isListed
    ? undefined
    : matchWords(words, at, end, `${singular} ${textOf(words, at + 1, end)}`);
}

const pluralBe = new Map(Object.entries({ is: "are", "isn't": "aren't", was: "were", "wasn't": "weren't" }));
const singularBe = new Map([...pluralBe].map(([one, many]) => [many, one]));

/** Whether one or many are named after "these are": the first noun we know, unless there is a list. */
function namedAfter(words: Word[], verb: number): "one" | "many" | undefined {
  for (let at = verb + 1; at < verb + 5; at += 1) {
    const word = words[at];
    if (!follows(word)) return undefined;
    const next = words[at + 1];
    const isLast = !next || endsClause(next.gap) || endsNounPhrase(next);
    const isListed = next?.lower === "and" || next?.gap.includes(",");
    if (isLast && isPluralNoun(word.lower)) return "many";
    if (isLast && isSingularNoun(word.lower)) return isListed ? undefined : "one";
  }
  return undefined;
}

/** "These is my cousins", "this are my dogs", "this is my shoes". */
function asSubject(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const verb = words[at + 1];
  if (!verb || verb.gap !== " " || !opensClause(words, at)) return undefined;
  const saysMany = singularBe.has(verb.lower);
  if ((!saysMany && !pluralBe.has(verb.lower)) || !/^(?:this|that|these|those)$/.test(lower))
    return undefined;
  // "Drugs that are dear, that are sold here": the clause goes on.
  if (lower === "that" && at > 0 && /^(?: |, | ?[–—] )$/.test(words[at]?.gap ?? "")) return undefined;
  const named = namedAfter(words, at + 1);
  const isMany = singulars.has(lower);
  const isOwn = /^(?:my|your|his|her|our|their)$/.test(words[at + 2]?.lower ?? "");
  const agrees = saysMany === isMany;
  // Who and whose it is must be plain before "this is" itself is called wrong.
  if (agrees && (!isOwn || !named || (named === "many") === isMany)) return undefined;
  const many = named ? named === "many" : isMany;
  const right = many
    ? `${plurals.get(lower) ?? lower} ${pluralBe.get(verb.lower) ?? verb.lower}`
    : `${singulars.get(lower) ?? lower} ${singularBe.get(verb.lower) ?? verb.lower}`;
  return matchWords(words, at, at + 1, right);
}

export const thisThese = grammarRule({
  topic: "this-these",
  find: ({ words }) =>
    atEachWord(words, (lower, at) =>
      plurals.has(lower) || singulars.has(lower)
        ? (asSubject(words, at) ?? beforeNoun(words, at))
        : undefined,
    ),
  explanation:
    "This e that vanno con una cosa sola, these e those con più cose. Attenzione ai nomi che in inglese sono sempre plurali, come i vestiti con due gambe.",
  hints: [
    "La cosa che indichi è una sola o sono più di una?",
    "In inglese anche la parola che indica, come l'articolo italiano, segue il numero del nome.",
    "Guarda se il nome finisce in -s e scegli, tra this e these o tra that e those, quella dello stesso numero.",
  ],
});
