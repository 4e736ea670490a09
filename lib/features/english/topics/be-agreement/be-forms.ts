import { isCommonAdjective } from "../../lexicon/adjectives";
import { asksAt } from "../../sentence/after-auxiliary";
import { phraseAfter } from "../../sentence/noun-phrase";
import { isPluralNoun, isSingularNoun } from "../../lexicon/nouns";
import { isNumber } from "../../lexicon/quantities";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { personOfPronoun } from "../../sentence/subject";
import { agreeing } from "../../lexicon/uncountable-words";
import { baseOfIng, baseOfParticiple, isBe } from "../../lexicon/verbs";
import { isAdjective } from "../../lexicon/vocabulary";
import { endsClause, setOf, type Word } from "../../lexicon/words";
import type { Sentence } from "../../sentence/language";
import type { Person } from "../../lexicon/subject-person";
import type { VerbSubject } from "../../sentence/noun-subject";

const right: Record<Person, { present: string; past: string; have: string }> = {
  I: { present: "am", past: "was", have: "have" },
  you: { present: "are", past: "were", have: "have" },
  plural: { present: "are", past: "were", have: "have" },
  third: { present: "is", past: "was", have: "has" },
};

/** The form of be (or have) that goes with a person, in the tense of the form given; undefined for any other verb. */
export function beOf(person: Person, verb: string): string | undefined {
  const forms = right[person];
  if (/^(?:am|is|are)$/.test(verb)) return forms.present;
  if (/^(?:isn't|aren't)$/.test(verb)) return person === "I" ? "am not" : `${forms.present}n't`;
  if (/^(?:was|were)$/.test(verb)) return forms.past;
  if (/^(?:wasn't|weren't)$/.test(verb)) return `${forms.past}n't`;
  if (/^(?:hasn't|haven't)$/.test(verb)) return `${forms.have}n't`;
  return verb === "has" ? forms.have : undefined;
}

const isSingularForm = (verb: string) => /^(?:is|isn't|was|wasn't|has|hasn't)$/.test(verb);
const units = setOf(
  `euros pounds dollars years hours minutes seconds days weeks months kilometres miles metres percent kilos degrees litres
  grams cents times tonnes tons tonne gallons inches feet yards acres`,
);

/** "Ten euros is enough", "Star Wars is great": many in form, one in meaning. */
export function amountOrName(words: Word[], { from, head, person }: VerbSubject, verb: string): boolean {
  const noun = words[head];
  // The news and the homework have a rule of their own.
  if (noun && agreeing.has(noun.lower)) return true;
  if (person !== "plural" || !isSingularForm(verb) || !noun) return false;
  // "The people is sovereign": a nation.
  if (noun.lower === "people" && words[head - 1]?.lower === "the") return true;
  if (units.has(noun.lower) && (isNumber(words[from]?.lower) || /^(?:a|the)$/.test(words[from]?.lower ?? "")))
    return true;
  const isPair = words.slice(from, head).some(({ lower }) => lower === "and");
  return !isPair && head > 0 && /^\p{Lu}/u.test(noun.text);
}

const complements = setOf(
  `in at from on with near under behind next here there home your my his her our their the so very too really always often
  usually never still all a an both ready called born like than because when not`,
);

/** What may follow the subject of "is ...?". */
const endsSubject = (word: Word | undefined) =>
  word === undefined ||
  endsClause(word.gap) ||
  complements.has(word.lower) ||
  isNumber(word.lower) ||
  isCommonAdjective(word.lower) ||
  isAdjective(word.lower) ||
  baseOfIng(word.lower) !== undefined ||
  baseOfParticiple(word.lower) !== undefined;

/** "Is your parents at home?", "What is your hobbies?" */
export function askedBe(sentence: Sentence, at: number): Match[] | undefined {
  const { words, isQuestion } = sentence;
  const verb = words[at]?.lower ?? "";
  const opensWithQuestionWord =
    at > 0 && at < 4 && /^(?:what|where|who|how|when|why|which)$/.test(words[0]?.lower ?? "");
  if (
    !/^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/.test(verb) ||
    (!isQuestion && !opensWithQuestionWord)
  )
    return undefined;
  const next = words[at + 1];
  if (!asksAt(sentence, at) || next?.gap !== " ") return undefined;
  const pronoun = /^(?:he|she|it|they|we|you|i)$/.test(next.lower) ? personOfPronoun(next.lower) : undefined;
  const phrase = pronoun ? undefined : phraseAfter(words, at + 1, endsSubject);
  const person =
    pronoun ?? (phrase && { singular: "third", plural: "plural", either: undefined }[phrase.number]);
  const end = phrase?.to ?? at + 1;
  const form = person && beOf(person as Person, verb);
  const noun = words[phrase?.head ?? at + 1];
  if (!form || form === verb || (pronoun === "I" && /n't$/.test(verb))) return undefined;
  if (phrase && !isPlainAnswerTo(words, at, phrase.head, phrase.number === "plural")) return undefined;
  if (phrase && /^\p{Lu}/u.test(noun?.text ?? "")) return undefined;
  return matchWords(words, at, end, `${form} ${textOf(words, at + 1, end)}`);
}

/** "Who is the boys?" is wrong, "What are your plans and ideas?" right: only nouns we know, and no list. */
function isPlainAnswerTo(words: Word[], at: number, head: number, isPlural: boolean): boolean {
  const noun = words[head]?.lower ?? "";
  if (isPlural ? !isPluralNoun(noun) && noun !== "parents" && noun !== "police" : !isSingularNoun(noun))
    return false;
  return (
    isPlural || !words.slice(at, head + 3).some(({ lower, gap }) => lower === "and" || gap.includes(","))
  );
}

const manyOpeners = setOf("many several few these those both other more");

/** "There is two dogs", "there are a cat". */
export function thereBe({ words }: Sentence, at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const isAsked = words[at + 1]?.lower === "there";
  if (!/^(?:is|are|was|were|isn't|aren't|wasn't|weren't)$/.test(verb)) return undefined;
  if (!isAsked && words[at - 1]?.lower !== "there") return undefined;
  const start = isAsked ? at + 2 : at + 1;
  const from = /^(?:not|also|only|always|still)$/.test(words[start]?.lower ?? "") ? start + 1 : start;
  const count = countedFrom(words, from);
  if (!count) return undefined;
  const form = beOf(count, verb);
  if (!form || form === verb) return undefined;
  return isAsked
    ? matchWords(words, at, at + 1, `${form} ${words[at + 1]?.text}`)
    : matchWords(words, at - 1, at, `${words[at - 1]?.text} ${form}`);
}

/** "There are a bed and next to it there's a lamp": what follows "and" is a clause of its own. */
const opensOther = (words: Word[], from: number) => {
  const rest = words.slice(from, from + 6).map(({ lower }) => lower);
  return (
    /^(?:next|in|on|near|there|i|it|he|she|we|they|under|behind)$/.test(rest[0] ?? "") && rest.some(isBe)
  );
};

/** Whether one or many things are counted from the word on, where it is plain. */
function countedFrom(words: Word[], from: number): "third" | "plural" | undefined {
  const first = words[from]?.lower ?? "";
  const second = words[from + 1]?.lower ?? "";
  const isListed = words
    .slice(from + 1)
    .some(
      ({ lower, gap }, at) =>
        ((lower === "and" || lower === "or") && !opensOther(words, from + 2 + at)) || gap.includes(","),
    );
  const nouns = words.slice(from + 1, from + 4).filter(({ gap }) => gap === " ");
  const hasPlural = (count: number) => nouns.slice(0, count).some(({ lower }) => isPluralNoun(lower));
  if (/^an?$/.test(first)) {
    if (second === "lot")
      return words.slice(from + 3, from + 5).some(({ lower }) => isPluralNoun(lower)) ? "plural" : undefined;
    const noun = isCommonAdjective(second) || isAdjective(second) ? from + 2 : from + 1;
    const thing = words[noun]?.lower ?? "";
    const isOne = isSingularNoun(thing) && words[noun + 1]?.lower !== "of";
    return isOne && !isListed ? "third" : undefined;
  }
  const isMany = manyOpeners.has(first) || (isNumber(first) && first !== "one" && first !== "1");
  if (isMany || first === "some" || first === "any") return hasPlural(isMany ? 3 : 1) ? "plural" : undefined;
  if (first === "lots")
    return words.slice(from + 2, from + 4).some(({ lower }) => isPluralNoun(lower)) ? "plural" : undefined;
  return undefined;
}
