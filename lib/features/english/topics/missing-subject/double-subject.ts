import { genderOf } from "../../lexicon/genders";
import { baseOfThird, isBase, isBe, isModal, isPastForm } from "../../lexicon/verbs";
import { endsClause, follows, type Word } from "../../lexicon/words";
import { parsePhrase } from "../../sentence/noun-phrase";
import { matchWords, type Match } from "../../sentence/rule";
import { hasFiniteVerbAfter, opensClause } from "../../sentence/subject";

const isFinite = (lower: string) =>
  isBe(lower) || isModal(lower) || isPastForm(lower) || baseOfThird(lower) !== undefined || isBase(lower);
const genderOfPronoun: Record<string, string> = { he: "male", she: "female" };

/** Whether somebody of the pronoun's gender stands right before it: "my sister she", "a man who he". */
function isSameAs(word: Word | undefined, pronoun: string): boolean {
  const gender = word && genderOf(word);
  return gender !== undefined && (gender === genderOfPronoun[pronoun] || gender === "either");
}

/** "My cousin Sara she lost her phone": named once is enough. */
function namedTwice(words: Word[], at: number): Match[] | undefined {
  const pronoun = words[at]?.lower ?? "";
  const verb = words[at + 1];
  if (!follows(words[at]) || !follows(verb) || !isFinite(verb.lower)) return undefined;
  if (!isSameAs(words[at - 1], pronoun) || hasFiniteVerbAfter(words, at + 1)) return undefined;
  const from = [at - 4, at - 3, at - 2, at - 1].find(
    (place) => place >= 0 && opensClause(words, place) && parsePhrase(words, place, at - 1) !== undefined,
  );
  // "Marta she" needs no determiner, "friend she met" may be told by what follows.
  const isNamed =
    from !== undefined && /^(?:my|our|his|her|their|your)$/.test(words[from]?.lower ?? "") && at - from > 1;
  const after = words.slice(at + 2).findIndex((word) => endsClause(word.gap));
  return isNamed && after !== 0 && words.length > at + 2
    ? matchWords(words, at, at + 1, verb.text)
    : undefined;
}

/** "My sister, who she studies languages": who is the subject already. */
function afterWho(words: Word[], at: number): Match[] | undefined {
  const pronoun = words[at]?.lower ?? "";
  const verb = words[at + 1];
  if (words[at - 1]?.lower !== "who" || !follows(words[at]) || !follows(verb)) return undefined;
  const adverb = /^(?:never|always|often|usually|also)$/.test(verb.lower);
  const form = adverb ? words[at + 2] : verb;
  if (!form || !isFinite(form.lower)) return undefined;
  const isSomebody = [at - 2, at - 3, at - 4, at - 5].some((place) => isSameAs(words[place], pronoun));
  const next = words[at + (adverb ? 3 : 2)];
  // "The boy who she likes" speaks of two: nothing follows the verb there.
  const isObject =
    !next ||
    endsClause(next.gap) ||
    /^(?:i|you|he|she|it|we|they|that|and|is|was|at|in|on|with|to|very|so)$/.test(next.lower);
  return isSomebody && (!isObject || adverb) ? matchWords(words, at, at + 1, verb.text) : undefined;
}

/** A pronoun that says again who does it. */
export const doubleSubject = (words: Word[]): Match[] =>
  words.flatMap(({ lower }, at) =>
    lower === "he" || lower === "she" ? (namedTwice(words, at) ?? afterWho(words, at) ?? []) : [],
  );
