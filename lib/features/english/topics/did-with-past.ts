import { asksAt, baseOfWrongForm, verbAfter } from "../sentence/after-auxiliary";
import { positiveAfter } from "../sentence/negative-object";
import { anySubjectBefore } from "../sentence/noun-subject";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { baseOfIng } from "../lexicon/verbs";
import type { Sentence } from "../sentence/language";

/** Both "did" and the verb that its subject hides: only a question or a negative can tell that they belong together. */
function findAt(sentence: Sentence, at: number): Match[] | undefined {
  const { words } = sentence;
  const isNegative = words[at]?.lower === "didn't" || words[at + 1]?.lower === "not";
  const asks = asksAt(sentence, at);
  // "The people who did it were rich": no question.
  const isRelative = words[at - 1]?.lower === "who" && !sentence.isQuestion;
  if (!isNegative && (!asks || isRelative)) return undefined;
  const verb = verbAfter(sentence, at);
  if (verb === undefined || (!isNegative && verb === at + 1 && words[at - 1]?.lower !== "who"))
    return undefined;
  const form = words[verb]?.lower ?? "";
  const base = baseOfWrongForm(form) ?? (isNegative && verb < at + 3 ? baseOfIng(form) : undefined);
  if (!base || base === "be") return withBe(sentence, at, verb);
  const object = isNegative ? positiveAfter(words, verb) : undefined;
  if (object) return matchWords(words, at, verb + 1, `${textOf(words, at, verb - 1)} ${base} ${object}`);
  return matchWords(words, at, verb, `${textOf(words, at, verb - 1)} ${base}`);
}

/** "Did you was", "they didn't be": be makes its past alone. */
function withBe({ words, isQuestion }: Sentence, at: number, verb: number): Match[] | undefined {
  const form = words[verb]?.lower ?? "";
  const isNegative = words[at]?.lower === "didn't";
  if (/^(?:was|were)$/.test(form) && verb > at + 1 && (isQuestion || isNegative))
    return matchWords(
      words,
      at,
      verb,
      `${form}${isNegative ? "n't" : ""} ${textOf(words, at + 1, verb - 1)}`,
    );
  if (!isNegative || verb !== at + 1 || form !== "be") return undefined;
  const subject = anySubjectBefore(words, at);
  if (!subject) return undefined;
  const isSingular = subject.person === "I" || subject.person === "third";
  return matchWords(words, at, verb, isSingular ? "wasn't" : "weren't");
}

export const didWithPast = grammarRule({
  topic: "did-with-past",
  find: (sentence) =>
    atEachWord(sentence.words, (lower, at) =>
      /^(?:did|didn't)$/.test(lower) ? findAt(sentence, at) : undefined,
    ),
  explanation:
    "Did e didn't portano già il passato per tutta la frase: il verbo che segue torna alla forma base, come quando lo cerchi sul dizionario.",
  hints: [
    "In questa frase il passato è segnato una volta o due?",
    "Did dice già che siamo nel passato: al verbo dopo non serve ripeterlo.",
    "Dopo did e didn't scrivi la forma base del verbo, quella del dizionario.",
  ],
});
