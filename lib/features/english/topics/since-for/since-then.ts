import { endOfNounPhrase } from "../../sentence/noun-phrase";
import { matchWords, textOf, type Match } from "../../sentence/rule";
import { anySubjectBefore } from "../../sentence/noun-subject";
import {
  baseOfIng,
  baseOfParticiple,
  baseOfPast,
  baseOfThird,
  isBase,
  isBe,
  isPastForm,
  participleOf,
} from "../../lexicon/verbs";
import { endsClause, follows, type Word } from "../../lexicon/words";
import { lengthAt } from "./time";
import type { Person } from "../../lexicon/subject-person";

const moments = /^(?:day|moment|time|evening|night|morning|year|summer|afternoon|accident)$/;
const adverbs = /^(?:never|always|also|often|really|only)$/;
/** What is different now: "my marks are improved since then". */
const changed = /^(?:improved|changed|become|grown|gone|disappeared|started|stopped|increased)$/;

const have = (person: Person) => (person === "third" ? "has" : "have");

/** What would be right for the verb at the place, the adverb before it kept; its last word too. */
function perfectOf(words: Word[], verb: number, person: Person): { to: number; text: string } | undefined {
  const lower = words[verb]?.lower ?? "";
  const next = words[verb + 1]?.lower ?? "";
  const isFree = follows(words[verb + 1]);
  if (/^(?:am|is|are|was|were)$/.test(lower)) {
    if (isFree && baseOfIng(next)) return { to: verb + 1, text: `${have(person)} been ${next}` };
    if (isFree && changed.test(next)) return { to: verb + 1, text: `${have(person)} ${next}` };
    return baseOfParticiple(next) ? undefined : { to: verb, text: `${have(person)} been` };
  }
  if (/^(?:don't|doesn't|didn't)$/.test(lower) && isBase(next))
    return { to: verb + 1, text: `${have(person)}n't ${participleOf(next)}` };
  const base = isBase(lower)
    ? lower
    : (baseOfThird(lower) ?? (isPastForm(lower) ? baseOfPast(lower) : undefined));
  return base && !/^(?:have|do|be)$/.test(base)
    ? { to: verb, text: `${have(person)} ${participleOf(base)}` }
    : undefined;
}

/** "Since then I am preparing", "since that day I never went": what goes on from a moment wants the perfect. */
export function sinceThen(words: Word[], at: number): Match[] | undefined {
  if (words[at]?.lower !== "since") return undefined;
  const isThat = words[at + 1]?.lower === "that" && moments.test(words[at + 2]?.lower ?? "");
  const end = words[at + 1]?.lower === "then" ? at + 1 : isThat ? at + 2 : undefined;
  const opening = words[at - 1]?.lower ?? "";
  if (end === undefined || !(at === 0 || endsClause(words[at]?.gap ?? "") || opening === "and"))
    return undefined;
  const from = end + 1;
  const clause = words.map((word, place) => (place === from ? { ...word, gap: ", " } : word));
  for (let verb = from + 1; verb < from + 5; verb += 1) {
    const first = adverbs.test(words[verb]?.lower ?? "") ? verb + 1 : verb;
    const subject = anySubjectBefore(clause, verb);
    if (subject?.from !== from) continue;
    const perfect = perfectOf(words, first, subject.person);
    if (!perfect) return undefined;
    const [helper = "", ...rest] = perfect.text.split(" ");
    const adverb = first > verb ? ` ${words[verb]?.text}` : "";
    return matchWords(words, verb, perfect.to, `${helper}${adverb} ${rest.join(" ")}`);
  }
  return undefined;
}

/** "There are three days that I don't play": the Italian way round, of what one has not done. */
export function daysThat(words: Word[], at: number): Match[] | undefined {
  const opener = words[at]?.lower ?? "";
  const isOpening = at === 0 || endsClause(words[at]?.gap ?? "");
  const be = /^(?:there|it|they)$/.test(opener) && isBe(words[at + 1]?.lower ?? "") ? at + 1 : at;
  if (!isOpening || !/^(?:is|are|it's|there's|they're)$/.test(words[be]?.lower ?? "")) return undefined;
  const length = lengthAt(words, be + 1);
  const that = be + 1 + length;
  const [subject, helper, verb] = words.slice(that + 1, that + 4);
  if (length === 0 || words[that]?.lower !== "that" || !subject || !helper || !verb) return undefined;
  if (!/^(?:i|you|he|she|we|they)$/.test(subject.lower)) return undefined;
  if (!/^(?:don't|doesn't)$/.test(helper.lower) || !isBase(verb.lower)) return undefined;
  const object = follows(words[that + 4]) ? (endOfNounPhrase(words, that + 4) ?? that + 4) : that + 3;
  const person = /^(?:he|she)$/.test(subject.lower) ? "hasn't" : "haven't";
  const rest = object > that + 3 ? ` ${textOf(words, that + 4, object)}` : "";
  const who = subject.lower === "i" ? "I" : subject.lower;
  return matchWords(
    words,
    at,
    object,
    `${who} ${person} ${participleOf(verb.lower)}${rest} for ${textOf(words, be + 1, that - 1)}`,
  );
}
