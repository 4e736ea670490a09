import { isDescribing } from "../../lexicon/adjective-classes";
import { isPluralNoun, numberOfNoun } from "../../lexicon/nouns";
import { isPreposition, parsePhrase } from "../../sentence/noun-phrase";
import { subjectOf, type VerbSubject } from "../../sentence/noun-subject";
import { opensClause, personOfPronoun, skipAdverbsBack } from "../../sentence/subject";
import { baseOfIng, baseOfThird, isBase, isBe, isDo, isModal, verbOrNoun } from "../../lexicon/verbs";
import { isInfinitive as isKnownInfinitive, isProperName } from "../../lexicon/vocabulary";
import { endsClause, setOf, type Word } from "../../lexicon/words";
import type { Sentence } from "../../sentence/language";

/** Subjects that do not stand right before their verb: "who", "this", "she gets up and …". */

/** Where a verb could also belong to somebody else: "she makes him stop and think". */
const opensInfinitive = setOf(
  "tell tells ask asks let lets make makes help helps see sees watch watches hear hears says if that who which when where because while",
);

const hasInfinitive = (words: Word[], to: number) =>
  words.slice(0, to).some(({ lower }, at) => lower === "to" && isBase(words[at + 1]?.lower ?? ""));
const strictObjects = setOf(
  "a an the my your his her our their me him us them everybody everyone people this these",
);

const third = (at: number): VerbSubject => ({
  from: at,
  head: at,
  person: "third",
  isPronoun: true,
  isGroup: false,
});

/** "She gets up and have breakfast", "he sings but never dance": the second verb has the same subject. */
export function sharedSubject(words: Word[], at: number): VerbSubject | undefined {
  const base = words[at]?.lower ?? "";
  const joint = skipAdverbsBack(words, at);
  if (!/^(?:and|but)$/.test(words[joint]?.lower ?? "") || joint === 0) return undefined;
  const isDouble = verbOrNoun.has(base) || base === "like";
  const next = words[at + 1];
  const isPlainVerb =
    !isDouble || (next?.gap === " " && (strictObjects.has(next.lower) || isWorkplace(base, next.lower)));
  if (!isPlainVerb && joint === at - 1) return undefined;
  for (let verb = joint - 1; verb > 0 && verb > at - 10; verb -= 1) {
    const { lower = "", gap = "" } = words[verb] ?? {};
    const next = words[verb + 1]?.lower ?? "";
    const isInfinitive = lower === "to" && (isBase(next) || isKnownInfinitive(next));
    const isOtherVerb = isBase(lower) && !verbOrNoun.has(lower) && lower !== "like";
    if (opensInfinitive.has(lower) || isModal(lower) || isDo(lower) || isInfinitive || isOtherVerb)
      return undefined;
    const subject =
      baseOfThird(lower) && lower !== "does"
        ? (subjectOf(words, verb) ?? subjectOfRelative(words, verb))
        : undefined;
    // "She likes to go where she feels well and see friends": the infinitive may go on.
    if (
      subject &&
      opensInfinitive.has(words[subject.from - 1]?.lower ?? "") &&
      hasInfinitive(words, subject.from)
    )
      return undefined;
    if (subject) return subject.person === "third" && !subject.isGroup ? third(at) : undefined;
    if (endsClause(gap)) return undefined;
  }
  return undefined;
}

const isWorkplace = (base: string, next: string) =>
  (/^(?:work|study|help|play|live)$/.test(base) && /^(?:in|at|for|with|as)$/.test(next)) ||
  (base === "sleep" && /^(?:all|in|on|until|under|with)$/.test(next));

/** "My uncle, who work", "the dog that bark": the one before "who" decides. */
export function subjectOfRelative(words: Word[], verb: number): VerbSubject | undefined {
  const at = skipAdverbsBack(words, verb);
  const relative = words[at]?.lower ?? "";
  if (!/^(?:who|which|that)$/.test(relative) || (relative === "that" && words[at]?.gap !== " "))
    return undefined;
  const base = words[verb]?.lower ?? "";
  if (
    relative !== "who" &&
    (verbOrNoun.has(base) || base === "like") &&
    !strictObjects.has(words[verb + 1]?.lower ?? "")
  )
    return undefined;
  for (let from = at - 1; from >= Math.max(0, at - 4); from -= 1) {
    const phrase = parsePhrase(words, from, at - 1);
    if (!phrase || /^(?:of|and|in|with|for)$/.test(words[from - 1]?.lower ?? "")) continue;
    if (words.slice(from, at).some(({ lower }) => isPreposition(lower))) return undefined;
    if (isAside(words, from, phrase.head)) return undefined;
    const hasDeterminer = from < at - 1 || /^\p{Lu}/u.test(words[from]?.text ?? "");
    if (hasDeterminer) return phrase.number === "singular" ? third(at) : undefined;
  }
  const isSomebody = /^(?:someone|somebody|everyone|everybody|anyone|nobody)$/.test(
    words[at - 1]?.lower ?? "",
  );
  return isSomebody && relative === "who" ? third(at) : undefined;
}

const placing = setOf(
  "across around from to at on by about among between under near over behind as like than except",
);
const isMany = (lower: string) =>
  numberOfNoun(lower) === "plural" && !(baseOfThird(lower) && !isPluralNoun(lower));

/** "People across the world who", "countries such as Peru, which", "boys, every day, who", "the charity Save All, who": others may be meant. */
function isAside(words: Word[], from: number, head: number): boolean {
  const [before = "", first = ""] = [words[from - 1]?.lower, words[from]?.lower];
  if (
    /^(?:every|each)$/.test(first) &&
    /^(?:day|week|month|year|time|night|morning)$/.test(words[head]?.lower ?? "")
  )
    return true;
  const second = words[from - 2]?.lower ?? "";
  if (placing.has(before) && (isMany(second) || second === "such" || isPreposition(second))) return true;
  // Two names in capitals are a firm or a group, unless we know the person.
  const name = words[head];
  return (
    /^\p{Lu}/u.test(name?.text ?? "") &&
    /^\p{Lu}/u.test(words[head - 1]?.text ?? "") &&
    !isProperName(name?.lower ?? "")
  );
}

const causes = setOf("make give help keep mean cause allow teach let relax cost take become");
const objectPronouns = /^(?:me|you|us|him|them|people|my|it|the|a|happy|sad)$/;

/** "This make me sad", "Playing football make me happy". */
export function subjectOfEvent(words: Word[], verb: number): VerbSubject | undefined {
  const base = words[verb]?.lower ?? "";
  if (!causes.has(base) || !objectPronouns.test(words[verb + 1]?.lower ?? "") || words[verb]?.gap !== " ")
    return undefined;
  const at = skipAdverbsBack(words, verb);
  if (/^(?:this|it)$/.test(words[at]?.lower ?? "") && opensClause(words, at)) return third(at);
  for (let from = at; from >= Math.max(0, at - 4); from -= 1) {
    const { lower = "", gap = "" } = words[from] ?? {};
    if (/^(?:and|or|to)$/.test(lower) || isBe(lower) || personOfPronoun(lower)) return undefined;
    if (baseOfIng(lower) && opensClause(words, from))
      return isDoing(words, from, at) ? third(from) : undefined;
    if (endsClause(gap)) return undefined;
  }
  return undefined;
}

/** "Playing football", "swimming": something done, and not "interesting books" or "cooking lessons". */
const isDoing = (words: Word[], from: number, to: number) =>
  !isDescribing(words[from]?.lower ?? "") &&
  (from === to || to - from > 1 || !/s$/.test(words[to]?.lower ?? ""));

/** "Who want a cake?", "What happen next?": the question word is the subject. */
export function subjectOfQuestion({ words, isQuestion }: Sentence, verb: number): VerbSubject | undefined {
  const at = skipAdverbsBack(words, verb);
  const word = words[at];
  const base = words[verb]?.lower ?? "";
  const next = words[verb + 1]?.lower ?? "";
  // "Or learners, who want to study": after a noun it is no question of its own.
  const isAfterNoun = at > 2 && (words[at]?.gap ?? "").includes(",");
  if (!word || !isQuestion || isAfterNoun || !opensClause(words, at) || isDo(base)) return undefined;
  // "Who have Tom and Anna met": the subject comes later.
  if (base === "have" && !/^(?:got|a|an|any|two|three|some)$/.test(next)) return undefined;
  const isWho = word.lower === "who" && !/^(?:i|we|he|she|they|you)$/.test(next);
  const isWhat =
    word.lower === "what" &&
    /^(?:make|happen|cause|come)$/.test(base) &&
    !/^(?:i|we|he|she|they)$/.test(next);
  return isWho || isWhat ? third(at) : undefined;
}

/** "My grandmother, who is very religious, never miss it": a clause between commas. */
function subjectBeforeClause(words: Word[], at: number): VerbSubject | undefined {
  const verb = skipAdverbsBack(words, at) + 1;
  if (!/^,\s$/.test(words[verb]?.gap ?? "")) return undefined;
  let from = verb - 1;
  while (from > 0 && !endsClause(words[from]?.gap ?? "")) from -= 1;
  if (!/^(?:who|which)$/.test(words[from]?.lower ?? "") || !/^,\s$/.test(words[from]?.gap ?? ""))
    return undefined;
  const subject = subjectOf(
    words.map((word, place) => (place === from ? { ...word, gap: " " } : word)),
    from,
  );
  const isOwn = subject && !subject.isPronoun && subject.person === "third" && !subject.isGroup;
  return isOwn && opensClause(words, subject.from) ? third(at) : undefined;
}

/** "My father, Marco, love cooking": a name between commas. */
export function subjectBeforeName(words: Word[], verb: number): VerbSubject | undefined {
  const relative = subjectBeforeClause(words, verb);
  if (relative) return relative;
  if (!/^,\s$/.test(words[verb]?.gap ?? "")) return undefined;
  const name = [verb - 1, verb - 2].find((at) => /^,\s$/.test(words[at]?.gap ?? ""));
  if (name === undefined || !words.slice(name, verb).every(({ text }) => /^\p{Lu}/u.test(text)))
    return undefined;
  const joined = words.map((word, at) => (at === name ? { ...word, gap: " " } : word));
  const subject = subjectOf(joined, name);
  const isOwn = subject && /^(?:my|his|her|our|their)$/.test(words[subject.from]?.lower ?? "");
  return isOwn && subject.person === "third" && !subject.isGroup ? third(verb) : undefined;
}
