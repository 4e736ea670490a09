import { infinitive, isLong, periods, subjectOf } from "./age-with-have/age-subject";
import { ageAt, comparedAge, numberOf, type Age } from "./age-with-have/age-span";
import { feelingWithHave, needOf } from "./age-with-have/feelings-with-have";
import { askedAge, beOf, howManyYears, type Who } from "./age-with-have/how-many-years";
import { sameAge } from "./age-with-have/same-age";
import { atEachWord, grammarRule, matchWords, ofKind, textOf, type Match } from "../sentence/rule";
import { follows, type Word } from "../lexicon/words";
import { bareNumber, moreYears } from "./age-with-have/ages-without-years";
import {
  atYears,
  bareYears,
  beOfYears,
  turnedYears,
  twoAges,
  yearsOldAsked,
} from "./age-with-have/years-with-be";

const contractions = /^(?:(i|you|we|they)'ve|(?:he|she|it)'s)$/;
const yearsOf = (words: Word[], age: Age) => `${age.adverbs}${numberOf(words, age)} ${age.unit} ${age.tail}`;

/** "My best friend, Giulia, has 13 years": a name between commas. */
const isAside = (words: Word[], at: number) =>
  at > 1 &&
  /^,/.test(words[at]?.gap ?? "") &&
  /^,/.test(words[at - 1]?.gap ?? "") &&
  /^\p{Lu}\p{Ll}/u.test(words[at - 1]?.text ?? "");

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
    (follows(words[at]) || isAside(words, at)) &&
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

const turns = new Map([
  ["make", "turn"],
  ["makes", "turns"],
  ["made", "turned"],
  ["do", "turn"],
  ["does", "turns"],
  ["did", "turned"],
  ["complete", "turn"],
  ["completed", "turned"],
]);

/** "I made 13 years in May". */
function madeYears(words: Word[], at: number): Match[] | undefined {
  const turn = turns.get(words[at]?.lower ?? "");
  const age = turn && at > 0 ? ageAt(words, at + 1) : undefined;
  if (!age || age.unit === "months") return undefined;
  return matchWords(words, at, age.last, `${turn} ${numberOf(words, age)}`);
}

/** "I am having 12 years", "having 12 years, I …". */
function havingYears(words: Word[], at: number): Match[] | undefined {
  const age = words[at]?.lower === "having" ? ageAt(words, at + 1) : undefined;
  if (!age) return undefined;
  if (at === 0) return matchWords(words, at, age.last, `being ${yearsOf(words, age)}`);
  return age.unit !== "months" &&
    /^(?:am|is|are|was|were|i'm|he's|she's|we're|they're|you're)$/.test(words[at - 1]?.lower ?? "")
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

export const ageWithHave = grammarRule({
  topic: "age-with-have",
  find: ({ words }) =>
    atEachWord(
      words,
      (_, at) =>
        ofKind("asked", howManyYears(words, at) ?? yearsOldAsked(words, at)) ??
        askedAge(words, at) ??
        statement(words, at) ??
        sameAge(words, at) ??
        ofKind("turning", madeYears(words, at)) ??
        havingYears(words, at) ??
        ofKind("of", ofYears(words, at) ?? beOfYears(words, at)) ??
        ofKind("years", bareYears(words, at)) ??
        ofKind("years", turnedYears(words, at) ?? atYears(words, at)) ??
        twoAges(words, at) ??
        bareNumber(words, at) ??
        moreYears(words, at) ??
        ofKind("need", needOf(words, at)) ??
        ofKind("feeling", feelingWithHave(words, at)),
    ),
  explanation:
    'In italiano gli anni si "hanno", in inglese si "sono": si usa il verbo essere, e dopo il numero degli anni si può aggiungere "years old".',
  hints: [
    "In italiano qui usiamo il verbo avere: e l'inglese, quale verbo usa?",
    "L'età in inglese non si possiede: non si usa have, né nelle domande né nelle risposte.",
    'Metti il verbo essere accordato con il soggetto; se c\'è il numero degli anni, dopo può stare "years old".',
  ],
  kinds: {
    feeling: {
      explanation:
        "Fame, freddo, sonno, paura, ragione: in italiano si hanno, in inglese si è così. Serve il verbo essere con un aggettivo.",
      hints: [
        "In italiano una sensazione si ha: e l'inglese, con quale verbo la dice?",
        "In inglese una sensazione non si possiede: è un aggettivo, come alto o stanco.",
        "Metti il verbo essere accordato con il soggetto, e dopo l'aggettivo che dice come si sta.",
      ],
    },
    need: {
      explanation:
        "In italiano si ha bisogno di qualcosa; in inglese avere bisogno è un verbo solo, e la cosa viene subito dopo.",
      hints: [
        "Con quante parole dice l'inglese che qualcosa ti serve?",
        "La parola per bisogno in inglese sa fare da sola il verbo.",
        "Togli il verbo avere e la preposizione: resta il verbo, accordato con il soggetto.",
      ],
    },
    asked: {
      explanation:
        "Per chiedere l'età l'inglese non conta gli anni: chiede quanto qualcuno è vecchio, con how, un aggettivo e il verbo essere.",
      hints: [
        "In italiano chiedi quanti anni: che cosa chiede invece l'inglese per sapere l'età?",
        "Non si contano gli anni e non si usa have: si chiede quanto è vecchio qualcuno.",
        "Dopo how metti l'aggettivo per vecchio, e poi il verbo essere prima del soggetto.",
      ],
    },
    turning: {
      explanation:
        "In italiano gli anni si fanno o si compiono; l'inglese dice che si diventa di quell'età, con un verbo che significa anche girare, e dopo mette solo il numero.",
      hints: [
        "In italiano gli anni si fanno o si compiono: e l'inglese, con quale verbo dice che si diventa di un'età?",
        "Make e do qui non servono: cerca un verbo che significa anche girare.",
        "Usa quel verbo al tempo giusto, e dopo lascia soltanto il numero.",
      ],
    },
    of: {
      explanation:
        "L'italiano lega l'età con di: «un ragazzo di 15 anni», «sono di 15 anni». L'inglese qui non usa of: dice quanti anni ha qualcuno con il verbo essere, o mette dopo il nome l'aggettivo che vuol dire «di età».",
      hints: [
        "Quale parolina, davanti agli anni, viene dritta dall'italiano?",
        "L'età in inglese non si lega con of né con with.",
        "Togli la preposizione: di' l'età con il verbo essere, oppure con l'aggettivo che viene da age.",
      ],
    },
    years: {
      explanation:
        "Years da solo dice quanto dura qualcosa. Un'età si dice con il solo numero, oppure si capisce dalle parole intorno: un aggettivo dopo years, o la parola age prima del numero.",
      hints: [
        "Years da solo dice una durata: che cosa fa capire invece che parli di un'età?",
        "Il verbo va bene: guarda le parole che stanno intorno al numero.",
        "Lascia soltanto il numero, o fai capire che è un'età: dopo years con l'aggettivo per vecchio, dopo una preposizione con la parola age.",
      ],
    },
  },
});
