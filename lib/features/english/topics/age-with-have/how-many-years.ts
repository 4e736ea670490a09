import { ageAt, numberOf } from "./age-span";
import { numberOfPhrase, phraseAfter } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { opensClause } from "../../sentence/subject";
import { personalPronouns, type Person } from "../../lexicon/subject-person";
import { endsClause, type Word } from "../../lexicon/words";

export type Who = { from: number; to: number; person: Person; adverb?: string };

export const beOf: Record<Person, { present: string; past: string }> = {
  I: { present: "am", past: "was" },
  you: { present: "are", past: "were" },
  third: { present: "is", past: "was" },
  plural: { present: "are", past: "were" },
};

export const personOf = (word: Word | undefined) => personalPronouns.get(word?.lower ?? "");

function askedAbout(words: Word[], from: number, end: RegExp): Who | undefined {
  const person = personOf(words[from]);
  if (person) return { from, to: from, person };
  const phrase = phraseAfter(
    words,
    from,
    (word) => word !== undefined && (end.test(word.lower) || ageAt(words, words.indexOf(word)) !== undefined),
  );
  return phrase && { from, to: phrase.to, person: phrase.number === "plural" ? "plural" : "third" };
}

/** "Does your cat have two years?", "Have you got twelve years?", "Have you 12 years?" */
export function askedAge(words: Word[], at: number): Match[] | undefined {
  const auxiliary = words[at]?.lower ?? "";
  const isOpening = opensClause(words, at) || /^(?:maybe|and|or)$/.test(words[at - 1]?.lower ?? "");
  if (!/^(?:do|does|did|have|has|don't|doesn't|haven't|hasn't)$/.test(auxiliary) || !isOpening)
    return undefined;
  const isDo = auxiliary.startsWith("d");
  const who = askedAbout(words, at + 1, isDo ? /^(?:really|already|have|has)$/ : /^(?:really|already|got)$/);
  if (!who) return undefined;
  let verb = who.to + 1;
  const hasAdverb = /^(?:really|already)$/.test(words[verb]?.lower ?? "");
  const adverb = hasAdverb ? `${textOf(words, verb, verb)} ` : "";
  if (hasAdverb) verb += 1;
  const isHave = /^(?:have|has|got)$/.test(words[verb]?.lower ?? "");
  const age = ageAt(words, isHave ? verb + 1 : verb);
  if (!age || (isDo && !isHave)) return undefined;
  const be = beOf[who.person][auxiliary === "did" ? "past" : "present"];
  const years = `${numberOf(words, age)} ${age.unit} old`;
  const subject = textOf(words, at + 1, who.to);
  return matchWords(words, at, age.last, `${be} ${subject} ${adverb}${age.adverbs}${years}`);
}

/** "How many years do you have?", "how many years has your sister got", "what age do you have?". */
export function howManyYears(words: Word[], at: number): Match[] | undefined {
  const isYears = /^(?:how many years?|how much years?|how many age)$/.test(
    textOf(words, at, at + 2).toLowerCase(),
  );
  const isAge = /^(?:what|which|how much) ages?$/.test(
    textOf(words, at, words[at + 1]?.lower === "much" ? at + 2 : at + 1).toLowerCase(),
  );
  const isOld = textOf(words, at, at + 1).toLowerCase() === "how old";
  if (!isYears && !isAge && !isOld) return undefined;
  const start = isYears || words[at + 1]?.lower === "much" ? at + 3 : at + 2;
  if (isOld && !/^(?:do|does|did|have|has)$/.test(words[start]?.lower ?? "")) return undefined;
  const stop = words.findIndex(
    ({ gap, lower }, index) => index > at && (endsClause(gap) || (lower === "and" && index > start + 1)),
  );
  const last = (stop < 0 ? words.length : stop) - 1;
  const rest = words.slice(start, last + 1).map(({ lower }) => lower);
  const isAuxiliary = /^(?:do|does|did|have|has)$/.test(rest[0] ?? "");
  const endsInHave = /^(?:have|has|got)$/.test(rest.at(-1) ?? "") && rest.length > 1;
  const from = isAuxiliary ? start + 1 : start;
  let to = endsInHave ? last - 1 : last;
  if (endsInHave && /^(?:have|has)$/.test(words[to]?.lower ?? "") && to > from) to -= 1;
  const isHave = endsInHave || rest[0] === "have" || rest[0] === "has";
  const first = from === to ? personOf(words[from]) : undefined;
  const number = first ? undefined : numberOfPhrase(words, from, to);
  const person = first ?? (number && (number === "plural" ? "plural" : "third"));
  if (!person || !isHave) return undefined;
  const who = textOf(words, from, to);
  const be = beOf[person][rest[0] === "did" ? "past" : "present"];
  const isAsked = isAuxiliary || at === 0;
  return matchWords(words, at, last, isAsked ? `how old ${be} ${who}` : `how old ${who} ${be}`);
}
