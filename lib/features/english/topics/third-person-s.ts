import { subjectOf, type VerbSubject } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import {
  sharedSubject,
  subjectBeforeName,
  subjectOfEvent,
  subjectOfQuestion,
  subjectOfRelative,
} from "./third-person-s/shared-subject";
import { isVerbOf } from "../sentence/verb-evidence";
import { isPluralNoun } from "../lexicon/nouns";
import { baseOfThird, hasSamePast, isBase, isDo, isVerbForm, thirdPerson } from "../lexicon/verbs";
import { endsClause, follows, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

/** Pasts of lie, bear and wind. */
const pastsToo = /^(?:lay|bore|wound)$/;
const presentSign = /^(?:always|usually|often|sometimes|never|every|everyday|rarely)$/;

/** "He put", "she read", "he lay", "he bore" may be past and right, unless the sentence says how often. */
const isSurelyPresent = (words: Word[], base: string) =>
  !(hasSamePast(base) || pastsToo.test(base)) || words.some(({ lower }) => presentSign.test(lower));

const questionWord = /^(?:what|where|when|why|how|time|often)$/;

/** "Where she live?" wants an auxiliary, not an ending: another mistake, with another remedy. */
const lacksAuxiliary = ({ words, isQuestion }: Sentence, from: number) =>
  isQuestion && questionWord.test(words[from - 1]?.lower ?? "");

/** "… and Anna and Marta like": two subjects after another clause. */
const mayBePair = (words: Word[], from: number) =>
  words[from - 1]?.lower === "and" &&
  /^\p{Lu}/u.test(words[from - 2]?.text ?? "") &&
  (/^(?:and|but|so|because|while|that|when|if)$/.test(words[from - 3]?.lower ?? "") ||
    endsClause(words[from - 2]?.gap ?? ""));

/** "Gos", "studys", "watchs": an ending, but not as it is spelt. */
function baseOfMisspelt(word: string): string | undefined {
  const base = word.endsWith("s") ? word.slice(0, -1) : "";
  return isBase(base) && baseOfThird(word) === undefined ? base : undefined;
}

/** "I likes", "they works": the ending where it does not belong. */
function needlessEnding(sentence: Sentence, at: number, base: string): Match[] | undefined {
  const { words } = sentence;
  const subject = subjectOf(words, at);
  if (!subject || subject.person === "third" || !isVerbOf(sentence, at, subject, base)) return undefined;
  // "None of my friends has a scooter" is right, and so is "have".
  if (/^(?:none|neither|either)$/.test(words[subject.from]?.lower ?? "")) return undefined;
  // "My mum teaches maths and my dad teaches art": two clauses.
  const and = words.findIndex(({ lower }, place) => place > subject.from && place < at && lower === "and");
  const isSecond =
    and > 0 && words.slice(subject.from, and).some(({ lower }) => baseOfThird(lower) && !isPluralNoun(lower));
  if (isSecond) return undefined;
  // "How many books has she got?": the verb belongs to who comes after it.
  if (words[subject.from - 1]?.lower === "how") return undefined;
  const isEmphatic = base === "do" && isBase(words[at + 1]?.lower ?? "");
  if (isEmphatic) return undefined;
  return matchWords(words, subject.from, at, `${textOf(words, subject.from, at - 1)} ${base}`);
}

const thirdOnly = (subject: VerbSubject | undefined) =>
  subject?.person === "third" && !subject.isGroup ? subject : undefined;

/** "Say it like that", "this makes my blood boil", "Anybody want a tea?": no present of that subject. */
function isGoverned(
  { words, isQuestion }: Sentence,
  at: number,
  { from, head }: VerbSubject,
  base: string,
): boolean {
  const before = words[from - 1]?.lower ?? "";
  const who = words[head]?.lower ?? "";
  if (base === "like" && who === "it" && isVerbForm(before)) return true;
  // "The number of eggs people eat": who eats stands before the verb.
  if (words[at - 1]?.lower === "people" && head < at - 1) return true;
  if (isQuestion && /^(?:any|some)(?:body|one)$/.test(who) && from === 0) return true;
  return /^(?:make|makes|made|let|lets|help|helps|helped|have|had|see|sees|saw|watch|hear|hears|heard|feel|felt)$/.test(
    before,
  );
}

function missingEnding(sentence: Sentence, at: number, base: string): Match[] | undefined {
  const { words } = sentence;
  if (isDo(base) && words[at + 1]?.lower === "not") return undefined;
  if (!isSurelyPresent(words, base)) return undefined;
  // "That makes Bella feel better": who feels it is no subject.
  const isMade = /^(?:makes|lets|helps|made|let|helped)$/.test(words[at - 2]?.lower ?? "");
  if (isMade) return undefined;
  const remote = sharedSubject(words, at) ?? subjectBeforeName(words, at);
  if (remote) return matchWords(words, at, at, thirdPerson(base));
  const direct = subjectOfRelative(words, at) ?? subjectOfEvent(words, at) ?? subjectOfQuestion(sentence, at);
  const subject = direct ?? thirdOnly(subjectOf(words, at));
  if (subject && !direct && isGoverned(sentence, at, subject, base)) return undefined;
  if (!subject || (!direct && !isVerbOf(sentence, at, subject, base))) return undefined;
  if (mayBePair(words, subject.from) || (!direct && lacksAuxiliary(sentence, subject.from))) return undefined;
  const adverb = words[at + 1];
  const who = textOf(words, subject.from, at - 1);
  // "He wear always glasses": the adverb goes first as well.
  const isMisplaced =
    subject.head === at - 1 &&
    follows(adverb) &&
    /^(?:always|never|usually)$/.test(adverb.lower) &&
    follows(words[at + 2]);
  if (isMisplaced)
    return matchWords(words, subject.from, at + 1, `${who} ${adverb.text} ${thirdPerson(base)}`);
  return matchWords(words, subject.from, at, `${who} ${thirdPerson(base)}`);
}

/** "The Shark Trust", "Apple Connect": a capital inside a sentence makes a name of it. */
const isNamed = ({ words }: Sentence, at: number) =>
  at > 0 && /^\p{Lu}\p{Ll}/u.test(words[at]?.text ?? "") && !endsClause(words[at]?.gap ?? "");

function findAt(sentence: Sentence, lower: string, at: number): Match[] | undefined {
  if (isNamed(sentence, at)) return undefined;
  const third = baseOfThird(lower);
  if (third && third !== "be") {
    const needless = needlessEnding(sentence, at, third);
    if (needless) return needless;
  }
  if (isBase(lower)) return missingEnding(sentence, at, lower);
  const misspelt = baseOfMisspelt(lower);
  if (!misspelt) return undefined;
  return missingEnding(sentence, at, misspelt) ?? needlessEnding(sentence, at, misspelt);
}

export const thirdPersonS = grammarRule({
  topic: "third-person-s",
  find: (sentence) => atEachWord(sentence.words, (lower, at) => findAt(sentence, lower, at)),
  explanation:
    "Al presente, con he, she, it (o con una sola persona o cosa) il verbo cambia: di solito prende una -s, a volte -es o -ies; have ha una forma sua. Con gli altri soggetti resta com'è.",
  hints: [
    "Chi compie l'azione qui, e che cosa succede al verbo con quella persona?",
    "Al presente il verbo di he, she e it non è uguale a quello che va con I, you, we e they.",
    "Guarda la fine del verbo: la desinenza della terza persona serve solo con he, she, it o con un nome singolare.",
  ],
});
