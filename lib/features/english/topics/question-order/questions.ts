import { isPluralNoun } from "../../lexicon/nouns";
import { textOf } from "../../sentence/rule";
import { personOfPronoun } from "../../sentence/subject";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  isBe,
  isDo,
  isModal,
  isPastForm,
  isVerbForm,
} from "../../lexicon/verbs";
import type { Word } from "../../lexicon/words";

/** A subject in front of its verb: its words `from`..`to`, the verb from `verb` on. */
export type AskedSubject = { from: number; to: number; verb: number; isThird: boolean };
/** The words of a statement up to `to`, in the order of a question. */
type AskedForm = { to: number; text: string };

const pronouns = /^(?:i|you|he|she|it|we|they)$/;
const determiners = /^(?:my|your|his|her|our|their|the|this|that|these|those)$/;
const adverbs = /^(?:always|usually|often|sometimes|never|really|still|also|normally)$/;
const contraction = /^(i|you|he|she|it|we|they)'(m|re|s|ve|ll)$/;
const maxNounWords = 3;

const isAuxiliary = (lower: string) => isBe(lower) || isModal(lower) || isDo(lower);
const isHave = (lower: string) => /^(?:have|has|had|haven't|hasn't|hadn't)$/.test(lower);
const isFinite = (lower: string) =>
  isAuxiliary(lower) ||
  isHave(lower) ||
  isBase(lower) ||
  isPastForm(lower) ||
  baseOfThird(lower) !== undefined;

/** The subject that starts at `from`, when a verb follows it; for "you're" subject and verb are one word. */
export function subjectAt(words: Word[], from: number): AskedSubject | undefined {
  const first = words[from];
  if (!first || first.gap !== " ") return undefined;
  if (contraction.test(first.lower)) return { from, to: from, verb: from, isThird: false };
  if (pronouns.test(first.lower) || (first.lower === "there" && isBe(words[from + 1]?.lower ?? ""))) {
    const isThird = personOfPronoun(first.lower) === "third";
    return withVerb(words, { from, to: from, verb: from + 1, isThird });
  }
  if (determiners.test(first.lower)) return nounSubject(words, from);
  const isName = /^\p{Lu}\p{Ll}+$/u.test(first.text) && !isVerbForm(first.lower);
  return isName
    ? withVerb(words, { from, to: from, verb: from + 1, isThird: !first.lower.endsWith("s") })
    : undefined;
}

function nounSubject(words: Word[], from: number): AskedSubject | undefined {
  for (let verb = from + 2; verb <= from + 1 + maxNounWords; verb += 1) {
    const lower = words[verb]?.lower ?? "";
    if (words[verb]?.gap !== " ") return undefined;
    const noun = words[verb - 1]?.lower ?? "";
    if (
      isFinite(lower) &&
      (!isPluralNoun(lower) || !words.slice(verb + 1).some((word) => isFinite(word.lower)))
    )
      return withVerb(words, {
        from,
        to: verb - 1,
        verb,
        isThird: !isPluralNoun(noun) && noun !== "parents",
      });
  }
  return undefined;
}

/** Adverbs between subject and verb belong to neither. */
function withVerb(words: Word[], subject: AskedSubject): AskedSubject | undefined {
  const verb = adverbs.test(words[subject.verb]?.lower ?? "") ? subject.verb + 1 : subject.verb;
  const word = words[verb];
  return word && word.gap === " " && words[subject.verb]?.gap === " " ? { ...subject, verb } : undefined;
}

const fullForms = new Map(Object.entries({ m: "am", re: "are", ve: "have", ll: "will" }));

function askedContraction(words: Word[], { from }: AskedSubject): AskedForm | undefined {
  const match = contraction.exec(words[from]?.lower ?? "");
  const next = words[from + 1]?.lower ?? "";
  if (!match) return undefined;
  const [, pronoun = "", ending = ""] = match;
  const isHas =
    ending === "s" && (next === "got" || (baseOfParticiple(next) !== undefined && next !== "gone"));
  const auxiliary = fullForms.get(ending) ?? (isHas ? "has" : "is");
  return { to: from, text: `${auxiliary} ${pronoun === "i" ? "I" : pronoun}` };
}

/** Whether the verb is an auxiliary here, which only changes places with the subject. */
function changesPlaces(words: Word[], verb: number): boolean {
  const lower = words[verb]?.lower ?? "";
  const next = words[verb + 1]?.lower ?? "";
  if (isBe(lower) || isModal(lower)) return true;
  if (isDo(lower)) return lower.endsWith("n't") || (isBase(next) && next !== "last") || next === "not";
  return isHave(lower) && (lower.endsWith("n't") || next === "got" || baseOfParticiple(next) !== undefined);
}

/** "You are" → "are you", "she lives" → "does she live"; undefined where no verb is to be seen. */
export function askedForm(words: Word[], subject: AskedSubject): AskedForm | undefined {
  const { from, to, verb, isThird } = subject;
  if (from === verb) return askedContraction(words, subject);
  const lower = words[verb]?.lower ?? "";
  const who = textOf(words, from, to);
  const adverb = verb > to + 1 ? `${words[to + 1]?.text} ` : "";
  if (changesPlaces(words, verb))
    return { to: verb, text: `${lower} ${who}${adverb && ` ${adverb.trim()}`}` };
  const base = baseOfThird(lower);
  if (base) return { to: verb, text: `does ${who} ${adverb}${base}` };
  if (isBase(lower)) return { to: verb, text: `${isThird ? "does" : "do"} ${who} ${adverb}${lower}` };
  const past = isPastForm(lower) ? baseOfPast(lower) : undefined;
  if (past) return { to: verb, text: `did ${who} ${adverb}${past}` };
  return baseOfIng(lower) && !adverb ? { to, text: `${beFor(words, subject)} ${who}` } : undefined;
}

function beFor(words: Word[], { from, isThird }: AskedSubject): string {
  if (words[from]?.lower === "i") return "am";
  return isThird ? "is" : "are";
}
