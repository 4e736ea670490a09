import { ageAt, comparedAge, numberOf, type Age } from "./age-with-have/age-span";
import { feelingWithHave } from "./age-with-have/feelings-with-have";
import {
  askedAge,
  beOf,
  howManyYears,
  personOf,
  type Person,
  type Who,
} from "./age-with-have/how-many-years";
import { phraseBefore } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { subjectBefore } from "../sentence/subject";
import { endsClause, follows, type Word } from "../lexicon/words";
import { atYears, bareYears, turnedYears, twoAges, yearsOldAsked } from "./age-with-have/years-with-be";

/** After these a pronoun is no plain subject of "have". */
const notBeforePronoun =
  /^(?:let|lets|make|makes|made|help|helps|do|does|did|don't|doesn't|didn't|have|has)$/;
const contractions = /^(?:(i|you|we|they)'ve|(?:he|she|it)'s)$/;
const periods = /^(?:decade|century|year|term|month|week|course|contract|sentence|team|club)$/;

const adverbs = /^(?:already|now|only|also|just|currently|actually|almost|probably|still|really|always)$/;

function subjectOf(words: Word[], verb: number): Who | undefined {
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
  if (word.lower === "who" || word.lower === "that")
    return { from: verb - 1, to: verb - 1, person: words[verb]?.lower === "have" ? "plural" : "third" };
  // "The house has 200 years" may well speak of the time it has left, or of its history.
  const phrase = isLong(words, verb) || periods.test(word.lower) ? undefined : phraseBefore(words, verb);
  const found =
    phrase &&
    ({ from: phrase.from, to: verb - 1, person: phrase.number === "plural" ? "plural" : "third" } as const);
  return found ?? apposition(words, verb);
}

const isLong = (words: Word[], verb: number) =>
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

const infinitive =
  /^(?:to|will|won't|would|must|mustn't|should|can|can't|may|might|i'll|you'll|he'll|she'll|it'll|we'll|they'll)$/;

const yearsOf = (words: Word[], age: Age) => `${age.adverbs}${numberOf(words, age)} ${age.unit} ${age.tail}`;

/** "I have 12 years", "my cat has only two years old", "when he had five years". */
function statement(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const contracted = verb.endsWith("'s") && words[at + 1]?.lower !== "got" ? null : contractions.exec(verb);
  const isNegative = /n't$/.test(verb) || words[at + 1]?.lower === "not";
  if (!/^(?:have|has|had|haven't|hasn't|hadn't)$/.test(verb) && !contracted) return undefined;
  const age = ageAt(words, at + 1) ?? comparedAge(words, at + 1);
  if (!age) return undefined;
  const tail = yearsOf(words, age);
  if (infinitive.test(words[at - 1]?.lower ?? "") && verb === "have")
    return matchWords(words, at, age.last, `be ${tail}`);
  if (contracted) {
    const be = { i: "am", you: "are", we: "are", they: "are" }[contracted[1] ?? ""] ?? "is";
    const pronoun = words[at]?.text.replace(/['’].*/, "") ?? "";
    return matchWords(words, at, age.last, `${pronoun} ${be} ${tail}`);
  }
  const denied = deniedSubject(words, at);
  const who = denied ?? subjectOf(words, at);
  const isThird =
    /^(?:has|hasn't)$/.test(verb) &&
    !isLong(words, at) &&
    at > 0 &&
    follows(words[at]) &&
    !periods.test(words[at - 1]?.lower ?? "");
  if (!who)
    return isThird ? matchWords(words, at, age.last, `${isNegative ? "isn't" : "is"} ${tail}`) : undefined;
  const be = beOf[who.person][verb.startsWith("had") ? "past" : "present"];
  const not = denied || isNegative ? " not" : "";
  return matchWords(
    words,
    who.from,
    age.last,
    `${textOf(words, who.from, who.to)} ${be}${not} ${who.adverb ?? ""}${tail}`.replace(
      / (is|are|was|were) not /,
      " $1n't ",
    ),
  );
}

/** "I made 13 years in May", "I am having 12 years". */
function otherVerb(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  const turn = new Map([
    ["make", "turn"],
    ["makes", "turns"],
    ["made", "turned"],
    ["do", "turn"],
    ["does", "turns"],
    ["did", "turned"],
    ["complete", "turn"],
    ["completed", "turned"],
  ]).get(verb);
  const age = turn || verb === "having" ? ageAt(words, at + 1) : undefined;
  if (age && at === 0 && verb === "having")
    return matchWords(words, at, age.last, `being ${yearsOf(words, age)}`);
  if (!age || age.unit === "months" || at === 0) return undefined;
  if (turn) return matchWords(words, at, age.last, `${turn} ${numberOf(words, age)}`);
  return /^(?:am|is|are|was|were|i'm|he's|she's|we're|they're|you're)$/.test(words[at - 1]?.lower ?? "")
    ? matchWords(words, at, age.last, yearsOf(words, age))
    : undefined;
}

/** "She doesn't have 15 years": the subject stands before the helper. */
function deniedSubject(words: Word[], at: number): Who | undefined {
  if (words[at]?.lower !== "have" || !/^(?:don't|doesn't|not)$/.test(words[at - 1]?.lower ?? ""))
    return undefined;
  const helper = words[at - 1]?.lower === "not" ? at - 2 : at - 1;
  if (!/^(?:do|does|don't|doesn't)$/.test(words[helper]?.lower ?? "")) return undefined;
  return subjectOf(words, helper);
}

const aged =
  /^(?:boy|girl|man|woman|child|brother|sister|cousin|student|son|daughter|dog|cat|baby|lady|kid)$/;

/** "A girl of 13 years": an age after the noun. */
function ofYears(words: Word[], at: number): Match[] | undefined {
  if (!aged.test(words[at]?.lower ?? "") || !/^(?:of|with)$/.test(words[at + 1]?.lower ?? ""))
    return undefined;
  const age = ageAt(words, at + 2);
  return age && age.unit !== "months"
    ? matchWords(words, at + 1, age.last, `aged ${numberOf(words, age)}`)
    : undefined;
}

const owners = /^(?:my|your|his|her|our|their)$/;
const presentOfBe = (person: Person, isPast: boolean) => beOf[person][isPast ? "past" : "present"];

/** "We have the same age", "she has my age", "has the age of twelve". */
function sameAge(words: Word[], at: number): Match[] | undefined {
  const verb = words[at]?.lower ?? "";
  if (!/^(?:have|has|had)$/.test(verb)) return undefined;
  const start = /^(?:got|about|almost|nearly|exactly)$/.test(words[at + 1]?.lower ?? "") ? at + 2 : at + 1;
  const isSame = textOf(words, start, start + 2).toLowerCase() === "the same age";
  const isMine = owners.test(words[start]?.lower ?? "");
  const isMySame = isMine && textOf(words, start + 1, start + 2).toLowerCase() === "same age";
  const isOwn = isMySame || (isMine && words[start + 1]?.lower === "age");
  const last = isSame || isMySame ? start + 2 : start + 1;
  if ((!isSame && !isOwn) || /^(?:group|limit)$/.test(words[last + 1]?.lower ?? "")) return undefined;
  const link = words[last + 1];
  const isWrongLink = isSame && follows(link) && /^(?:of|like|than)$/.test(link.lower);
  const named = isMySame ? `${words[start]?.text} age` : textOf(words, start, last);
  const rest = `${named}${isWrongLink ? " as" : ""}`;
  const end = isWrongLink ? last + 1 : last;
  if (infinitive.test(words[at - 1]?.lower ?? "")) return matchWords(words, at, end, `be ${rest}`);
  const asked = personOf(words[at - 1]);
  if (asked && /^(?:do|does|did)$/.test(words[at - 2]?.lower ?? "")) {
    const be = presentOfBe(asked, words[at - 2]?.lower === "did");
    return matchWords(words, at - 2, end, `${be} ${words[at - 1]?.text} ${rest}`);
  }
  const who = subjectOf(words, at);
  if (!who) return undefined;
  const be = presentOfBe(who.person, verb === "had");
  return matchWords(words, who.from, end, `${textOf(words, who.from, who.to)} ${be} ${rest}`);
}

export const ageWithHave = grammarRule({
  topic: "age-with-have",
  find: ({ words }) =>
    atEachWord(
      words,
      (_, at) =>
        howManyYears(words, at) ??
        askedAge(words, at) ??
        statement(words, at) ??
        sameAge(words, at) ??
        otherVerb(words, at) ??
        ofYears(words, at) ??
        yearsOldAsked(words, at) ??
        bareYears(words, at) ??
        turnedYears(words, at) ??
        atYears(words, at) ??
        twoAges(words, at) ??
        feelingWithHave(words, at),
    ),
  explanation:
    'In italiano gli anni si "hanno", come la fame, il freddo o la paura; in inglese si "sono": si usa il verbo essere, e dopo il numero degli anni si può aggiungere "years old".',
  hints: [
    "In italiano qui usiamo il verbo avere: e l'inglese, quale verbo usa?",
    "L'età e le sensazioni in inglese non si possiedono: non si usa have, né nelle domande né nelle risposte.",
    "Metti il verbo essere accordato con il soggetto; per un'età aggiungi il numero e \"years old\", per una sensazione l'aggettivo.",
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
    { wrong: "She doesn't have 16 years.", right: "She isn't 16 years old." },
    { wrong: "The children have thirsty.", right: "The children are thirsty." },
    { wrong: "My brother has fear of the dark.", right: "My brother is afraid of the dark." },
    { wrong: "We have the same age.", right: "We are the same age." },
    { wrong: "My puppy has five months.", right: "My puppy is five months old." },
  ],
});
