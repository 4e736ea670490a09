import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { opensClause, subjectBefore } from "../subject";
import { baseOfThird, isBase } from "../verbs";
import type { Word } from "../words";

const questionWords = new Set("what where when why who how which time often much many".split(" "));
const thirdPronouns = new Set("he she it".split(" "));
const otherPronouns = new Set("i you we they".split(" "));

function wrongNegative(words: Word[], at: number): Match[] | undefined {
  const isSplit = words[at]?.lower.match(/^(?:do|does)$/) && words[at + 1]?.lower === "not";
  const form = isSplit ? `${words[at]?.lower} not` : words[at]?.lower;
  if (!form || !/^(?:don't|doesn't|do not|does not)$/.test(form)) return undefined;
  const subject = subjectBefore(words, at);
  const end = isSplit ? at + 1 : at;
  const verb = words[end + 1]?.lower ?? "";
  if (!subject) return undefined;
  const right = subject.person === "third" ? form.replace(/^do(?=n| )/, "does") : form.replace(/^does/, "do");
  const who = textOf(words, subject.from, at - 1);
  const base = baseOfThird(verb);
  if (base && !isBase(verb)) return matchWords(words, subject.from, end + 1, `${who} ${right} ${base}`);
  return right === form ? undefined : matchWords(words, subject.from, end, `${who} ${right}`);
}

function wrongQuestion(words: Word[], at: number): Match[] | undefined {
  const form = words[at]?.lower;
  const subject = words[at + 1]?.lower ?? "";
  const verb = words[at + 2]?.lower ?? "";
  if ((form !== "do" && form !== "does") || !(isBase(verb) || baseOfThird(verb))) return undefined;
  if (!opensClause(words, at) && !questionWords.has(words[at - 1]?.lower ?? "")) return undefined;
  const isThird = thirdPronouns.has(subject);
  if (!isThird && !otherPronouns.has(subject)) return undefined;
  const right = isThird ? "does" : "do";
  const base = isBase(verb) ? verb : (baseOfThird(verb) ?? verb);
  if (right === form && base === verb) return undefined;
  const end = base === verb ? at + 1 : at + 2;
  const tail = base === verb ? "" : ` ${base}`;
  return matchWords(words, at, end, `${right} ${words[at + 1]?.text}${tail}`);
}

export const doOrDoes = grammarRule({
  topic: "do-or-does",
  find: ({ words }) => atEachWord(words, (_, at) => wrongNegative(words, at) ?? wrongQuestion(words, at)),
  explanation:
    "Al presente, negazioni e domande si fanno con un aiutante: con he, she, it serve does (o doesn't), con tutti gli altri do (o don't). La -s la porta l'aiutante, non il verbo.",
  hints: [
    "Guarda il soggetto: l'aiutante che hai scelto va d'accordo con lui?",
    "I, you, we e they vogliono un aiutante; he, she e it ne vogliono un altro.",
    "Accorda l'aiutante con il soggetto e lascia il verbo nella forma base.",
  ],
  examples: [
    { wrong: "She don't like apples.", right: "She doesn't like apples." },
    { wrong: "My brother don't play tennis.", right: "My brother doesn't play tennis." },
    { wrong: "They doesn't live here.", right: "They don't live here." },
    { wrong: "Do she speak French?", right: "Does she speak French?" },
    { wrong: "He doesn't wants a sandwich.", right: "He doesn't want a sandwich." },
    { wrong: "Where do he work?", right: "Where does he work?" },
    { wrong: "It do not rain in July.", right: "It does not rain in July." },
  ],
});
