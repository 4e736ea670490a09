import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { hasFiniteVerbAfter, isPronoun, skipAdverbsBack, subjectBefore } from "../subject";
import { baseOfThird, hasSamePast, isBase, isDo, thirdPerson, verbOrNoun } from "../verbs";
import type { Word } from "../words";

const presentSign = new Set("always usually often sometimes never every everyday".split(" "));

/** "He put", "she read" may be past and right, unless the sentence says how often. */
const isSurelyPresent = (words: Word[], base: string) =>
  !hasSamePast(base) || words.some(({ lower }) => presentSign.has(lower));

/** After a noun, "work" or "like" may be a noun or a preposition. */
const mayBeNoVerb = (words: Word[], at: number) =>
  !isPronoun(words[skipAdverbsBack(words, at)]) &&
  (verbOrNoun.has(words[at]?.lower ?? "") || words[at]?.lower === "like") &&
  hasFiniteVerbAfter(words, at);

const questionWord = /^(?:what|where|when|why|how)$/;

/** "Where she live?" wants an auxiliary, not an ending: another mistake, with another remedy. */
const lacksAuxiliary = (words: Word[], subjectFrom: number) =>
  questionWord.test(words[subjectFrom - 1]?.lower ?? "");

/** "I likes", "they works": the ending where it does not belong. */
function needlessEnding(words: Word[], at: number): Match[] | undefined {
  const base = baseOfThird(words[at]?.lower ?? "");
  if (!base || base === "have" || base === "do" || base === "be") return undefined;
  const subject = subjectBefore(words, at);
  if (!subject || subject.person === "third") return undefined;
  return matchWords(words, subject.from, at, `${textOf(words, subject.from, at - 1)} ${base}`);
}

export const thirdPersonS = grammarRule({
  topic: "third-person-s",
  find: ({ words, isQuestion }) =>
    atEachWord(words, (lower, at) => {
      const needless = needlessEnding(words, at);
      if (needless) return needless;
      if (!isBase(lower) || (isDo(lower) && words[at + 1]?.lower === "not")) return undefined;
      const subject = subjectBefore(words, at);
      if (subject?.person !== "third" || !isSurelyPresent(words, lower) || mayBeNoVerb(words, at))
        return undefined;
      if (isQuestion && lacksAuxiliary(words, subject.from)) return undefined;
      return matchWords(
        words,
        subject.from,
        at,
        `${textOf(words, subject.from, at - 1)} ${thirdPerson(lower)}`,
      );
    }),
  explanation:
    "Al presente, con he, she, it (o con una sola persona o cosa) il verbo cambia: di solito prende una -s, a volte -es o -ies; have ha una forma sua. Con gli altri soggetti resta com'è.",
  hints: [
    "Chi compie l'azione qui, e che cosa succede al verbo con quella persona?",
    "Al presente con he, she e it il verbo non è uguale a quello di I, you, we e they.",
    "Guarda la fine del verbo: la desinenza della terza persona serve solo con he, she, it o con un nome singolare.",
  ],
  examples: [
    { wrong: "She like apples.", right: "She likes apples." },
    { wrong: "He go to the gym on Fridays.", right: "He goes to the gym on Fridays." },
    { wrong: "My mother work in a bank.", right: "My mother works in a bank." },
    { wrong: "Marco play football every day.", right: "Marco plays football every day." },
    { wrong: "My best friend have a dog.", right: "My best friend has a dog." },
    { wrong: "They lives in Naples.", right: "They live in Naples." },
    { wrong: "I think she study too much.", right: "I think she studies too much." },
  ],
});
