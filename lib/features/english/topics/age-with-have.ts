import { numberOfPhrase, phraseAfter, phraseBefore } from "../phrase-number";
import { isNumber } from "../quantities";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { opensClause, subjectBefore, type Subject } from "../subject";
import { endsClause, type Word } from "../words";

type Age = { adverbs: string; number: number; last: number; tail?: string };
type Who = { from: number; to: number; person: Subject["person"] };

const beOf: Record<Subject["person"], { present: string; past: string }> = {
  I: { present: "am", past: "was" },
  you: { present: "are", past: "were" },
  third: { present: "is", past: "was" },
  plural: { present: "are", past: "were" },
};

const personOf = new Map<string, Subject["person"]>(
  Object.entries({
    i: "I",
    you: "you",
    he: "third",
    she: "third",
    it: "third",
    we: "plural",
    they: "plural",
  }),
);
/** After these a pronoun is no plain subject of "have". */
const notBeforePronoun =
  /^(?:let|lets|make|makes|made|help|helps|do|does|did|don't|doesn't|didn't|have|has)$/;

const skippable = /^(?:got|only|about|almost|already|nearly|just|now|exactly|around|really|also)$/;
/** What may follow an age; "12 years of experience", "two years left" are something else. */
const mayFollow = new Set(
  "and but so or now today because i my like too while when he she we they who at yesterday then".split(" "),
);
const contractions = /^(?:(i|you|we|they)'ve|(?:he|she|it)'s)$/;

/** The number of years at the word, adverbs skipped, and where it ends if it can only be an age. */
function ageAt(words: Word[], at: number): Age | undefined {
  let number = at;
  while (skippable.test(words[number]?.lower ?? "")) number += 1;
  if (!isNumber(words[number]?.lower) || !/^years?$/.test(words[number + 1]?.lower ?? "")) return undefined;
  const adverbs = words
    .slice(at, number)
    .filter(({ lower }) => lower !== "got")
    .map(({ text }) => `${text} `)
    .join("");
  if (words[number + 2]?.lower === "old") return { adverbs, number, last: number + 2 };
  const next = words[number + 2];
  const after = words[number + 3]?.lower ?? "";
  const isList = next?.lower === "and" && (isNumber(after) || /^(?:a|an|some|half)$/.test(after));
  const ends = !next || endsClause(next.gap) || (mayFollow.has(next.lower) && !isList);
  return ends ? { adverbs, number, last: number + 1 } : undefined;
}

function subjectOf(words: Word[], verb: number): Who | undefined {
  const known = subjectBefore(words, verb);
  if (known) return { ...known, to: verb - 1 };
  const word = words[verb - 1];
  if (!word || endsClause(words[verb]?.gap ?? "")) return undefined;
  const person = personOf.get(word.lower);
  if (person)
    return notBeforePronoun.test(words[verb - 2]?.lower ?? "")
      ? undefined
      : { from: verb - 1, to: verb - 1, person };
  if (word.lower === "who" || word.lower === "that")
    return { from: verb - 1, to: verb - 1, person: words[verb]?.lower === "have" ? "plural" : "third" };
  // "The house has 200 years" may well speak of the time it has left, or of its history.
  const isLong = words.slice(verb + 1, verb + 4).some(({ lower }) => /^\d{3}$/.test(lower));
  const phrase = isLong ? undefined : phraseBefore(words, verb);
  return (
    phrase && { from: phrase.from, to: verb - 1, person: phrase.number === "singular" ? "third" : "plural" }
  );
}

const yearsOf = (number: Word | undefined) => (/^(?:1|one)$/.test(number?.lower ?? "") ? "year" : "years");

/** "I have 12 years", "my cat has only two years old", "when he had five years". */
function statement(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const contracted = verb.endsWith("'s") && words[at + 1]?.lower !== "got" ? null : contractions.exec(verb);
  if (!/^(?:have|has|had)$/.test(verb) && !contracted) return undefined;
  const age = ageAt(words, at + 1) ?? comparedAge(words, at + 1);
  if (!age) return undefined;
  const isInfinitive = /^(?:to|will|won't|would|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/;
  const before = words[at - 1];
  const years = `${age.adverbs}${words[age.number]?.text} ${yearsOf(words[age.number])}`;
  const tail = `${years} ${age.tail ?? "old"}`;
  if (before && isInfinitive.test(before.lower) && verb === "have")
    return matchWords(words, at, age.last, `be ${tail}`);
  if (contracted) {
    const be = { i: "am", you: "are", we: "are", they: "are" }[contracted[1] ?? ""] ?? "is";
    const pronoun = words[at]?.text.replace(/['’].*/, "") ?? "";
    return matchWords(words, at, age.last, `${pronoun} ${be} ${tail}`);
  }
  const who = subjectOf(words, at);
  if (!who) return undefined;
  const be = beOf[who.person][verb === "had" ? "past" : "present"];
  return matchWords(words, who.from, age.last, `${textOf(words, who.from, who.to)} ${be} ${tail}`);
}

/** "She has two years more than me", "she has two more years than me". */
function comparedAge(words: Word[], at: number): Age | undefined {
  const [first = "", second = "", third = "", fourth = ""] = words
    .slice(at, at + 4)
    .map(({ lower }) => lower);
  const isYears = (word: string) => /^years?$/.test(word);
  const isMore = (word: string) => word === "more" || word === "less";
  const more =
    isYears(second) && isMore(third) ? third : isMore(second) && isYears(third) ? second : undefined;
  if (!isNumber(first) || !more || fourth !== "than") return undefined;
  return { adverbs: "", number: at, last: at + 2, tail: more === "more" ? "older" : "younger" };
}

/** "Does your cat have two years?", "Have you got twelve years?" */
function question(words: Word[], at: number): Match[] | undefined {
  const auxiliary = words[at]?.lower ?? "";
  if (!/^(?:do|does|did|have|has)$/.test(auxiliary) || !opensClause(words, at)) return undefined;
  const isDo = auxiliary.startsWith("d");
  const who = askedAbout(words, at + 1, isDo ? /^(?:really|already|have|has)$/ : /^(?:really|got)$/);
  if (!who) return undefined;
  let verb = who.to + 1;
  const hasAdverb = /^(?:really|already)$/.test(words[verb]?.lower ?? "");
  const adverb = hasAdverb ? `${textOf(words, verb, verb)} ` : "";
  if (hasAdverb) verb += 1;
  const age = ageAt(words, isDo ? verb + 1 : verb);
  if (!age || !new RegExp(isDo ? "^(?:have|has)$" : "^got$").test(words[verb]?.lower ?? "")) return undefined;
  const be = beOf[who.person][auxiliary === "did" ? "past" : "present"];
  const years = `${words[age.number]?.text} ${yearsOf(words[age.number])} old`;
  return matchWords(
    words,
    at,
    age.last,
    `${be} ${textOf(words, at + 1, who.to)} ${adverb}${age.adverbs}${years}`,
  );
}

function askedAbout(words: Word[], from: number, end: RegExp): Who | undefined {
  const person = personOf.get(words[from]?.lower ?? "");
  if (person) return { from, to: from, person };
  const phrase = phraseAfter(words, from, (word) => word === undefined || end.test(word.lower));
  return phrase && { from, to: phrase.to, person: phrase.number === "singular" ? "third" : "plural" };
}

/** "How many years do you have?", "how many years has your sister got", "how many years he has". */
function howManyYears(words: Word[], at: number): Match[] | undefined {
  if (textOf(words, at, at + 2).toLowerCase() !== "how many years") return undefined;
  const stop = words.findIndex(({ gap }, index) => index > at && endsClause(gap));
  const last = (stop < 0 ? words.length : stop) - 1;
  const rest = words.slice(at + 3, last + 1).map(({ lower }) => lower);
  const isAuxiliary = /^(?:do|does|did|have|has)$/.test(rest[0] ?? "");
  const endsInHave = rest.at(-1) === "have" || rest.at(-1) === "has" || rest.at(-1) === "got";
  const from = isAuxiliary ? at + 4 : at + 3;
  const to = endsInHave ? last - 1 : last;
  const isHave = endsInHave || rest[0] === "have" || rest[0] === "has";
  const first = personOf.get(words[from]?.lower ?? "");
  const number = first && from === to ? undefined : numberOfPhrase(words, from, to);
  const person = from === to && first ? first : number && (number === "singular" ? "third" : "plural");
  if (!person || !isHave) return undefined;
  const who = textOf(words, from, to);
  const be = beOf[person][rest[0] === "did" ? "past" : "present"];
  const isAsked = isAuxiliary || at === 0;
  return matchWords(words, at, last, isAsked ? `how old ${be} ${who}` : `how old ${who} ${be}`);
}

export const ageWithHave = grammarRule({
  topic: "age-with-have",
  find: ({ words }) =>
    atEachWord(words, (_, at) => howManyYears(words, at) ?? question(words, at) ?? statement(words, at)),
  explanation:
    'In italiano gli anni si "hanno", in inglese si "sono": per l\'età si usa il verbo essere, e dopo il numero si può aggiungere "years old".',
  hints: [
    "In italiano per dire l'età usiamo il verbo avere: e l'inglese, quale verbo usa?",
    "L'età in inglese non si possiede: non si usa have, né nelle domande né nelle risposte.",
    'Metti il verbo essere accordato con il soggetto, poi il numero e "years old".',
  ],
  examples: [
    { wrong: "I have 12 years.", right: "I am 12 years old." },
    { wrong: "My sister has 9 years.", right: "My sister is 9 years old." },
    { wrong: "She has fifteen years old.", right: "She is fifteen years old." },
    { wrong: "My name is Anna and I have got 11 years.", right: "My name is Anna and I am 11 years old." },
    { wrong: "How many years do you have?", right: "How old are you?" },
    { wrong: "They have ten years.", right: "They are ten years old." },
    { wrong: "Marco has 14 years, he lives in Rome.", right: "Marco is 14 years old, he lives in Rome." },
    { wrong: "How many years has your cousin got?", right: "How old is your cousin?" },
    { wrong: "I have a brother who has 8 years.", right: "I have a brother who is 8 years old." },
    { wrong: "He has two years more than Sara.", right: "He is two years older than Sara." },
    { wrong: "Does your friend have ten years?", right: "Is your friend ten years old?" },
  ],
});
