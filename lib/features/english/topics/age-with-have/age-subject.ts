import { personOf, type Who } from "./how-many-years";
import { phraseBefore } from "../../sentence/noun-subject";
import { subjectBefore } from "../../sentence/subject";
import { endsClause, follows, type Word } from "../../lexicon/words";

/** After these a pronoun is no plain subject of "have". */
const notBeforePronoun =
  /^(?:let|lets|make|makes|made|help|helps|do|does|did|don't|doesn't|didn't|have|has)$/;
export const periods = /^(?:decade|century|year|term|month|week|course|contract|sentence|team|club)$/;

const adverbs = /^(?:already|now|only|also|just|currently|actually|almost|probably|still|really|always)$/;

/** Whose age is told: the subject that ends right before the verb. */
export function subjectOf(words: Word[], verb: number): Who | undefined {
  if (adverbs.test(words[verb - 1]?.lower ?? "") && follows(words[verb])) {
    const who = subjectOf(words, verb - 1);
    return who && { ...who, to: verb - 2, adverb: `${words[verb - 1]?.text} ` };
  }
  const known = subjectBefore(words, verb);
  if (known) return { ...known, to: verb - 1 };
  const word = words[verb - 1];
  if (!word || endsClause(words[verb]?.gap ?? "")) return undefined;
  const person = personOf(word);
  if (person)
    return notBeforePronoun.test(words[verb - 2]?.lower ?? "")
      ? undefined
      : { from: verb - 1, to: verb - 1, person };
  if (word.lower === "both") return { from: verb - 1, to: verb - 1, person: "plural" };
  if (word.lower === "who" || word.lower === "that")
    return { from: verb - 1, to: verb - 1, person: words[verb]?.lower === "have" ? "plural" : "third" };
  // "The house has 200 years" may well speak of the time it has left, or of its history.
  const phrase = isLong(words, verb) || periods.test(word.lower) ? undefined : phraseBefore(words, verb);
  const found =
    phrase &&
    ({ from: phrase.from, to: verb - 1, person: phrase.number === "plural" ? "plural" : "third" } as const);
  return found ?? apposition(words, verb);
}

/** Whether hundreds are counted. */
export const isLong = (words: Word[], verb: number) =>
  words.slice(verb + 1, verb + 4).some(({ lower }) => /^\d{3}$/.test(lower));

/** "My brother Marco", "my cousins Anna and Luca": names after the noun they belong to. */
function apposition(words: Word[], verb: number): Who | undefined {
  let from = verb - 1;
  const isNamed = (word: Word | undefined) => word !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word.text);
  if (!isNamed(words[from])) return undefined;
  const isPair = words[from - 1]?.lower === "and" && isNamed(words[from - 2]);
  from -= isPair ? 2 : 0;
  while (isNamed(words[from - 1]) && follows(words[from]) && from > 0) from -= 1;
  const phrase = from > 0 ? phraseBefore(words.slice(0, from + 1), from) : undefined;
  const isOpening =
    from === 0 ||
    endsClause(words[from]?.gap ?? "") ||
    /^(?:and|but|because|that)$/.test(words[from - 1]?.lower ?? "");
  if (!phrase && !isOpening) return undefined;
  return { from: phrase?.from ?? from, to: verb - 1, person: isPair ? "plural" : "third" };
}

/** What stands before an infinitive: then nobody need be named. */
export const infinitive =
  /^(?:to|will|won't|would|must|mustn't|should|can|can't|may|might|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/;
