import { phraseAfter, phraseBefore } from "../phrase-number";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { opensClause, subjectBefore, type Subject } from "../subject";
import { baseOfThird, isBase } from "../verbs";
import type { Sentence } from "../language";
import type { Word } from "../words";

const questionWords = new Set(
  "what where when why who how which time often much many long subject subjects sport or and".split(" "),
);
const thirdPronouns = new Set("he she it".split(" "));
const otherPronouns = new Set("i you we they".split(" "));
/** What one says to somebody: "My dear friend don't worry". */
const orders = new Set("worry forget be".split(" "));

/** Plurals that a rule of their own explains. */
const ownRule = /^(?:people|children|men|women|police)$/;

function subjectOf(words: Word[], verb: number, next: string): Subject | undefined {
  const known = subjectBefore(words, verb);
  if (known) return known;
  const phrase = phraseBefore(words, verb);
  if (!phrase || orders.has(next) || ownRule.test(words[verb - 1]?.lower ?? "")) return undefined;
  return { from: phrase.from, person: phrase.number === "singular" ? "third" : "plural" };
}

function wrongNegative(words: Word[], at: number): Match[] | undefined {
  const isSplit = words[at]?.lower.match(/^(?:do|does)$/) && words[at + 1]?.lower === "not";
  const form = isSplit ? `${words[at]?.lower} not` : words[at]?.lower;
  if (!form || !/^(?:don't|doesn't|do not|does not)$/.test(form)) return undefined;
  const end = isSplit ? at + 1 : at;
  const verb = words[end + 1]?.lower ?? "";
  const subject = subjectOf(words, at, verb);
  if (!subject) return undefined;
  const right = subject.person === "third" ? form.replace(/^do(?=n| )/, "does") : form.replace(/^does/, "do");
  const who = textOf(words, subject.from, at - 1);
  const base = baseOfThird(verb);
  if (base && !isBase(verb)) return matchWords(words, subject.from, end + 1, `${who} ${right} ${base}`);
  return right === form ? undefined : matchWords(words, subject.from, end, `${who} ${right}`);
}

type Asked = { to: number; isThird: boolean };

/** Who a question is about; a noun only where the sentence cannot be an order ("Do your homework"). */
function askedAbout({ words, isQuestion }: Sentence, from: number): Asked | undefined {
  const pronoun = words[from]?.lower ?? "";
  if (thirdPronouns.has(pronoun)) return { to: from, isThird: true };
  if (otherPronouns.has(pronoun)) return { to: from, isThird: false };
  if (words[from]?.gap !== " " || (!isQuestion && !questionWords.has(words[from - 2]?.lower ?? "")))
    return undefined;
  const phrase = phraseAfter(
    words,
    from,
    (word) => word !== undefined && (isBase(word.lower) || baseOfThird(word.lower) !== undefined),
  );
  return phrase && { to: phrase.to, isThird: phrase.number === "singular" };
}

function wrongQuestion(sentence: Sentence, at: number): Match[] | undefined {
  const { words } = sentence;
  const form = words[at]?.lower;
  if (form !== "do" && form !== "does" && form !== "don't" && form !== "doesn't") return undefined;
  const asksWhat = sentence.isQuestion && /^(?:what|which|how)$/.test(words[0]?.lower ?? "") && at < 6;
  if (!asksWhat && !opensClause(words, at) && !questionWords.has(words[at - 1]?.lower ?? ""))
    return undefined;
  const asked = askedAbout(sentence, at + 1);
  const verb = words[(asked?.to ?? 0) + 1]?.lower ?? "";
  if (!asked || !(isBase(verb) || baseOfThird(verb))) return undefined;
  const right = `${asked.isThird ? "does" : "do"}${form.endsWith("n't") ? "n't" : ""}`;
  const base = isBase(verb) ? verb : (baseOfThird(verb) ?? verb);
  if (right === form && base === verb) return undefined;
  const end = base === verb ? asked.to : asked.to + 1;
  const tail = base === verb ? "" : ` ${base}`;
  return matchWords(words, at, end, `${right} ${textOf(words, at + 1, asked.to)}${tail}`);
}

export const doOrDoes = grammarRule({
  topic: "do-or-does",
  find: (sentence) =>
    atEachWord(sentence.words, (_, at) => wrongNegative(sentence.words, at) ?? wrongQuestion(sentence, at)),
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
    { wrong: "My laptop don't work.", right: "My laptop doesn't work." },
    { wrong: "Where do your uncle live?", right: "Where does your uncle live?" },
    { wrong: "My cousins doesn't eat meat.", right: "My cousins don't eat meat." },
  ],
});
