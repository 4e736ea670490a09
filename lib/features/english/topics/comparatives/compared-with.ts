import { isComparative } from "../../lexicon/adjectives";
import { isNoun, isPluralNoun } from "../../lexicon/nouns";
import { hasFiniteVerbAfter } from "../../sentence/subject";
import { endsClause, follows, type Word } from "../../lexicon/words";

const persons = /^(?:me|you|him|her|us|them|mine|yours|hers|ours|theirs)$/;
const determined = /^(?:my|your|his|her|our|their|the|a|an|this|that|these|those)$/;
/** "The colder of the two", "better than many of the others": a share, and not what is compared. */
const shares = /^(?:two|three|four|pair|year|years|month|day|week|evening|all|them|us)$/;

const uncounted = /^(?:gold|silver|english|german|french|spanish|italian|latin|water|plastic|cotton)$/;

/** Whether the words from `at` name somebody or something to compare with, and no verb follows. */
export function namesOther(words: Word[], at: number): boolean {
  const word = words[at];
  if (!follows(word)) return false;
  if (persons.test(word.lower) && endsHere(words, at)) return true;
  if (hasFiniteVerbAfter(words, at) || shares.test(words[at + 1]?.lower ?? "")) return false;
  if (determined.test(word.lower) || /^\p{Lu}\p{Ll}+$/u.test(word.text)) return true;
  const isBare = isNoun(word.lower) || isPluralNoun(word.lower) || uncounted.test(word.lower);
  return isBare && endsHere(words, at);
}

const endsHere = (words: Word[], at: number) => {
  const next = words[at + 1];
  return (
    !next ||
    endsClause(next.gap) ||
    /^(?:and|but|because|in|at|so|when|at|today|now|too)$/.test(next.lower) ||
    isComparative(next.lower)
  );
};

/** Where "of", "that", "then", "as" or "from" stands for "than". */
export function isWrongLink(words: Word[], at: number, adjective: string): boolean {
  const link = words[at];
  const before = words[at - 2]?.lower ?? "";
  if (!follows(link) || /^(?:the|no|any|or|one)$/.test(before)) return false;
  if (!/^(?:of|that|then|as|from)$/.test(link.lower) || !namesOther(words, at + 1)) return false;
  const next = words[at + 1]?.lower ?? "";
  if (link.lower === "of") return isWrongOf(words, at, adjective);
  const isPerson = persons.test(next);
  if (link.lower === "then") return isPerson || determined.test(next) || !temporal.test(adjective);
  if (link.lower === "that")
    return (
      isPerson ||
      (/^(?:my|your|his|her|our|their)$/.test(next)
        ? true
        : !temporal.test(adjective) && !purposes.test(adjective))
    );
  const isNear = /^(?:further|farther|nearer|closer|later|earlier|away)$/.test(adjective);
  return !isNear && (persons.test(next) || (link.lower === "as" && /^(?:my|your|his|our|their)$/.test(next)));
}

const temporal = /^(?:later|earlier|sooner|better|worse|nearer|closer)$/;
const purposes = /^(?:nicer|easier|safer|sadder|harder)$/;

function isWrongOf(words: Word[], at: number, adjective: string): boolean {
  if (ofAdjectives.test(adjective) || shares.test(words[at + 2]?.lower ?? "")) return false;
  // "I expected better of you."
  if (/^(?:expect|deserve|demand|think|thought|hope)/.test(words[at - 2]?.lower ?? "")) return false;
  return words[at + 1]?.lower !== "the" || isOtherThing(words, at);
}

/** "bigger of the other", but not "the lower part of the river". */
const isOtherThing = (words: Word[], at: number) =>
  !shares.test(words[at + 2]?.lower ?? "") && !/^(?:part|side|half|end)$/.test(words[at - 1]?.lower ?? "");

const ofAdjectives =
  /^(?:afraid|scared|full|aware|proud|tired|fond|typical|jealous|sure|certain|frightened|capable|guilty|ashamed)$/;
