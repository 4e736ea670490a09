import { isCommonAdjective } from "../lexicon/adjectives";
import { numberOfPhrase } from "../sentence/noun-phrase";
import { phraseBefore, subjectOf } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { opensClause } from "../sentence/subject";
import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird, isBase, isVerbForm } from "../lexicon/verbs";
import { isVerbOf } from "../sentence/verb-evidence";
import { endsClause, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const plurals = new Set("people children men women police".split(" "));
const quantifiers = new Set("many some these those most all other few several young old".split(" "));
const openers = new Set("because but think when if that so know says say said although while".split(" "));

const agreed = new Map(
  Object.entries({
    is: "are",
    "isn't": "aren't",
    was: "were",
    "wasn't": "weren't",
    has: "have",
    "hasn't": "haven't",
    does: "do",
    "doesn't": "don't",
  }),
);
const adverbs = new Set("always usually often sometimes never also really still just only".split(" "));

/** "Friendly", "very kind". */
const isDescribedAs = (words: Word[], at: number) =>
  isCommonAdjective(
    words[/^(?:very|so|really|too)$/.test(words[at]?.lower ?? "") ? at + 1 : at]?.lower ?? "",
  );

/** Only a noun that surely is the subject: not "helping people is fun", not "the people is sovereign". */
function isSubject(words: Word[], at: number): boolean {
  const noun = words[at]?.lower ?? "";
  const before = words[at - 1]?.lower;
  if (at === 0) return true;
  if (before === "the" || before === "my" || before === "our")
    return (
      (at === 1 || openers.has(words[at - 2]?.lower ?? "")) &&
      (noun !== "people" || isDescribedAs(words, at + 2))
    );
  if (before === "of") return /^lots?$/.test(words[at - 2]?.lower ?? "");
  if (quantifiers.has(before ?? "") || isCommonAdjective(before ?? ""))
    return at === 1 || ["because", "but", "think", "the", "when"].includes(words[at - 2]?.lower ?? "");
  return ["because", "but", "think", "when", "if"].includes(before ?? "");
}

const verbAfter = (words: Word[], at: number) => (adverbs.has(words[at + 1]?.lower ?? "") ? at + 2 : at + 1);

const agreedForm = (word: string) => agreed.get(word) ?? baseOfThird(word);

/** "Two people is enough", "two children is a lot": an amount. */
const isAmount = (words: Word[], verb: number) =>
  /^(?:enough|too|not|a|plenty)$/.test(words[verb + 1]?.lower ?? "");

function statement(words: Word[], at: number): Match[] | undefined {
  const verb = verbAfter(words, at);
  const form = agreedForm(words[verb]?.lower ?? "");
  if (!form || words[verb]?.gap !== " ") return undefined;
  if (isSubject(words, at)) return matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${form}`);
  const hasThe = words[at - 1]?.lower === "the" && words[at]?.lower === "people";
  const phrase = phraseBefore(words, at + 1);
  if (phrase?.number !== "plural" || hasThe || isAmount(words, verb)) return undefined;
  return matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${form}`);
}

/** "Young people today spends", "most of the people in my class has": read as any other subject. */
function bySubject(sentence: Sentence, verb: number): Match[] | undefined {
  const { words } = sentence;
  const lower = words[verb]?.lower ?? "";
  const form = agreedForm(lower);
  const subject = form ? subjectOf(words, verb) : undefined;
  const noun = words[subject?.head ?? -1]?.lower ?? "";
  if (!form || !subject || subject.person !== "plural" || !plurals.has(noun)) return undefined;
  const base = baseOfThird(lower);
  if (base && base !== "be" && !isVerbOf(sentence, verb, subject, base)) return undefined;
  const hasThe = words[subject.head - 1]?.lower === "the" && noun === "people" && verb === subject.head + 1;
  if ((hasThe && /^(?:is|was)$/.test(lower)) || isAmount(words, verb)) return undefined;
  return matchWords(words, subject.head, verb, `${textOf(words, subject.head, verb - 1)} ${form}`);
}

/** "The people in my town is", "the children of our street plays". */
function withPlace(words: Word[], at: number): Match[] | undefined {
  if (!/^(?:in|at|from|of|on|near|with)$/.test(words[at + 1]?.lower ?? "")) return undefined;
  const verb = [at + 3, at + 4, at + 5].find((place) => agreedForm(words[place]?.lower ?? "") !== undefined);
  if (verb === undefined || words[verb]?.gap !== " ") return undefined;
  const phrase = phraseBefore(words, verb);
  const isHead = phrase?.number === "plural" && numberOfPhrase(words, phrase.from, at) === "plural";
  const form = agreedForm(words[verb]?.lower ?? "");
  return isHead && form ? matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${form}`) : undefined;
}

/** "The people we met was", "people who lives here". */
function withClause(words: Word[], at: number): Match[] | undefined {
  const next = words[at + 1];
  const verb = words[at + 2]?.lower ?? "";
  if (!next || next.gap !== " " || !verb) return undefined;
  const form = agreedForm(verb);
  const isOneOf = words
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ lower }, place, near) =>
        (lower === "of" && !/^lots?$/.test(near[place - 1]?.lower ?? "lot")) || lower === "with",
    );
  if (next.lower === "who" && form && !isOneOf)
    return matchWords(words, at, at + 2, `${words[at]?.text} who ${form}`);
  const opens = at === 0 || (at === 1 && words[0]?.lower === "the");
  if (!opens || !/^(?:i|you|we|they|he|she)$/.test(next.lower) || !isVerbForm(verb)) return undefined;
  const be = words.findIndex(({ lower }, index) => index > at + 2 && isVerbForm(lower));
  const isNear = be > 0 && be < at + 7 && !words.slice(at + 1, be + 1).some(({ gap }) => endsClause(gap));
  const right = /^(?:is|was)$/.test(words[be]?.lower ?? "") ? agreed.get(words[be]?.lower ?? "") : undefined;
  return isNear && right && words[be - 1]?.lower !== "it"
    ? matchWords(words, at, be, `${textOf(words, at, be - 1)} ${right}`)
    : undefined;
}

/** What may follow the subject of "is ...?": not "Is police work hard?". */
const followsSubject = (word: Word | undefined) =>
  word === undefined ||
  endsClause(word.gap) ||
  isCommonAdjective(word.lower) ||
  [baseOfIng, baseOfParticiple, baseOfPast].some((base) => base(word.lower) !== undefined) ||
  /^(?:in|at|from|on|with|here|there|your|my|his|her|the|so|very|always|often|all|a)$/.test(word.lower);

/** "Was the children happy?", "Why does people drop it?", "There is many people." */
function inverted(words: Word[], at: number, isQuestion: boolean): Match[] | undefined {
  const noun = words[at]?.lower ?? "";
  const verb = [at - 1, at - 2, at - 3].find((place) => agreed.has(words[place]?.lower ?? ""));
  if (verb === undefined) return undefined;
  const form = agreed.get(words[verb]?.lower ?? "") ?? "";
  const isPhrase = numberOfPhrase(words, verb + 1, at) === "plural";
  const before = words[verb - 1]?.lower;
  if (before === "there" && noun !== "police" && isPhrase)
    return matchWords(words, verb, at, `${form} ${textOf(words, verb + 1, at)}`);
  const opens = verb === 0 || opensClause(words, verb) || /^(?:where|why|how|what|who)$/.test(before ?? "");
  if (!isQuestion || !opens || !isPhrase) return undefined;
  const next = words[at + 1];
  const isRight = form.startsWith("do") ? next !== undefined && isBase(next.lower) : followsSubject(next);
  return isRight ? matchWords(words, verb, at, `${form} ${textOf(words, verb + 1, at)}`) : undefined;
}

export const pluralNounIs = grammarRule({
  topic: "people-is",
  find: (sentence) =>
    atEachWord(sentence.words, (lower, at) => {
      const { words, isQuestion } = sentence;
      if (!plurals.has(lower)) return bySubject(sentence, at);
      return (
        inverted(words, at, isQuestion) ??
        statement(words, at) ??
        withPlace(words, at) ??
        withClause(words, at)
      );
    }),
  explanation:
    '"La gente è" in italiano è singolare, ma people vale "le persone": è plurale, come children, men, women e police, e vuole il verbo al plurale.',
  hints: [
    "In inglese questo nome è uno solo o sono tanti?",
    'Pensa a people come a "le persone", non come a "la gente".',
    "Il nome è plurale: scegli la forma del verbo che useresti con they.",
  ],
});
