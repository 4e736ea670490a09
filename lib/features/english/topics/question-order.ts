import { withoutGreeting } from "../sentence/clause-openings";
import { reportedDid } from "./question-order/reported-did";
import { bareQuestion } from "./question-order/bare-question";
import { indirectOrder } from "./question-order/indirect-order";
import { isPluralNoun } from "../lexicon/nouns";
import { askedForm, subjectAt } from "./question-order/questions";
import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { verbFirst, verbFirstYesNo, whatMeansQuoted } from "./question-order/verb-first";
import {
  baseOfThird,
  isBase,
  isBe,
  isDo,
  isModal,
  isPastForm,
  pastOf,
  thirdPerson,
  verbOrNoun,
} from "../lexicon/verbs";
import { endsClause, follows, type Word } from "../lexicon/words";
import type { Sentence } from "../sentence/language";

const questionWord = /^(?:what|where|when|why|how|who|which|whose)$/;
const fixedAfter = /^(?:about|come|if|else|is|are|was|were|do|does|did|can|could|will|would|should|to)$/;
const asking =
  /^(?:know|knows|knew|tell|ask|asks|asked|wonder|remember|forget|say|said|see|sure|idea|understand)$/;

const isAuxiliary = (lower: string) => isBe(lower) || isModal(lower) || isDo(lower);

/** Whether a question of its own opens at the word: not "I know where you live". */
function opensQuestion(words: Word[], at: number): boolean {
  const word = words[at];
  if (!word || !questionWord.test(word.lower)) return false;
  const isLinked =
    at === 1 &&
    /^(?:and|but|so|then|or|at|in|for|from|with|on|to|about|hi|hey|ok|okay|well)$/.test(
      words[0]?.lower ?? "",
    );
  if (at === 0 || isLinked) return true;
  const isPrepositionLinked =
    /^(?:at|in|for|from|with|on|to|about)$/.test(words[at - 1]?.lower ?? "") &&
    endsClause(words[at - 1]?.gap ?? "");
  if (!endsClause(word.gap) && !isPrepositionLinked) return false;
  const before = words.slice(0, at).map(({ lower }) => lower);
  return !before.some((lower) => asking.test(lower)) && !isAuxiliary(before[0] ?? "");
}

/** Whether what follows is no bare question: "what you need is a rest", "when you go there, do you…". */
function goesOn(words: Word[], from: number): boolean {
  const rest = words.slice(from);
  const comma = rest.findIndex(({ gap }) => endsClause(gap));
  if (comma >= 0 && rest.length - comma > 2) return true;
  return rest.some(({ lower }, at) => at > 0 && (isBe(lower) || isModal(lower)) && !isInNewClause(rest, at));
}

const isInNewClause = (rest: Word[], at: number) =>
  rest
    .slice(0, at)
    .some(({ lower }) => /^(?:and|but|because|when|if|that|who|which|while|after|before)$/.test(lower));

/** Where the subject may stand: right after the question word, or after "what sport", "how many books". */
function startsOfSubject(words: Word[], at: number): number[] {
  const { lower } = words[at] as Word;
  if (words[at + 1]?.lower === "of") return [at + 3, at + 4];
  // "How many of you are there?"
  if (lower === "how" && words[at + 2]?.lower === "of") return [];
  if (/^(?:where|when|why|who)$/.test(lower)) return [at + 1];
  const isCounted = lower === "how" && /^(?:many|much)$/.test(words[at + 1]?.lower ?? "");
  if (lower === "how") return isCounted ? [at + 2, at + 3, at + 4] : [at + 1, at + 2];
  return [at + 1, at + 2, at + 3, at + 4];
}

/** Whether the words between question word and subject are a noun with what describes it, and no verb. */
const isNounPhrase = (words: Word[]) =>
  words.every(
    ({ lower, gap }) =>
      gap === " " &&
      !isAuxiliary(lower) &&
      !isPastForm(lower) &&
      !(baseOfThird(lower) !== undefined && !isPluralNoun(lower)) &&
      !/^(?:put|let|has|have|had|if|that|when|because|and)$/.test(lower),
  );

/** "How many years you have?" is first of all the wrong verb for an age. */
const asksAge = (words: Word[], at: number) =>
  /^(?:how many years|what age)/.test(textOf(words, at, at + 2).toLowerCase()) &&
  /^(?:have|has|got)$/.test(words.at(-1)?.lower ?? "");

/** "What you are doing?", "Why she cries?". */
function statementOrder(words: Word[], at: number): Match[] | undefined {
  if (fixedAfter.test(words[at + 1]?.lower ?? "") || asksAge(words, at)) return undefined;
  if (
    /^what (?:in the|on) (?:world|earth)$/.test(textOf(words, at, at + 3).toLowerCase()) ||
    /^(?:what on earth|what the (?:devil|hell|heck)|how dare \w+)$/.test(
      textOf(words, at, at + 2).toLowerCase(),
    )
  )
    return undefined;
  for (const from of startsOfSubject(words, at)) {
    if (!isNounPhrase(words.slice(at + 1, from))) return undefined;
    const subject = subjectAt(words, from);
    if (!subject) continue;
    const asked = askedForm(words, subject);
    if (!asked || goesOn(words, asked.to + 1)) return undefined;
    const [start, end] = [words[from]?.start ?? 0, words[asked.to]?.end ?? 0];
    return [{ start, end, correction: asked.text }];
  }
  return undefined;
}

/** "What you need is a rest" in quotation marks, with a question mark outside them. */
const isLikelyStatement = (words: Word[], at: number) =>
  /^(?:what|when)$/.test(words[at]?.lower ?? "") ||
  (words[at]?.lower === "how" &&
    !/^(?:many|much|old|often|long|far|do|does|you)$/.test(words[at + 1]?.lower ?? ""));

/** "Who did write this book?", "what did happen?": who asks about the subject needs no helper. */
function whoDid(words: Word[], at: number): Match[] | undefined {
  const [helper, verb] = [words[at + 1], words[at + 2]];
  const opener = words[at]?.lower ?? "";
  if (!follows(helper) || !follows(verb) || !/^(?:did|does)$/.test(helper.lower) || !isBase(verb.lower))
    return undefined;
  const isWho = opener === "who" && (at === 0 || endsClause(words[at]?.gap ?? "")) && follows(words[at + 3]);
  const isWhat = opener === "what" && verb.lower === "happen";
  // "Who does work worry": a noun may be what is asked about.
  if (!(isWho || isWhat) || (isWho && verbOrNoun.has(verb.lower))) return undefined;
  const form = helper.lower === "did" ? pastOf(verb.lower) : thirdPerson(verb.lower);
  return matchWords(words, at + 1, at + 2, form);
}

/** "What would like you?": the subject stands between the two verbs. */
function verbBeforeSubject(words: Word[], at: number): Match[] | undefined {
  const [verb, subject] = [words[at + 1], words[at + 2]];
  if (
    !/^(?:would|will|can|could|should|do|does|did)$/.test(words[at]?.lower ?? "") ||
    !follows(verb) ||
    !follows(subject)
  )
    return undefined;
  const isAsked = at === 0 || questionWord.test(words[at - 1]?.lower ?? "");
  if (
    !isAsked ||
    words[at - 1]?.lower === "who" ||
    !isBase(verb.lower) ||
    !/^(?:you|he|she|they|we|i)$/.test(subject.lower)
  )
    return undefined;
  if (isBe(words[at + 3]?.lower ?? "") || (isBase(words[at + 3]?.lower ?? "") && verb.lower !== "like"))
    return undefined;
  return matchWords(words, at, at + 2, `${words[at]?.text} ${subject.text} ${verb.text}`);
}

export const questionOrder = grammarRule({
  topic: "question-order",
  find: (whole: Sentence) => {
    const sentence = withoutGreeting(whole);
    const { words, isQuestion } = sentence;
    const indirect = [
      ...atEachWord(words, (_, at) => indirectOrder(words, at)),
      ...whatMeansQuoted(sentence),
      ...reportedDid(words),
    ];
    if (!isQuestion) return indirect;
    return [
      ...indirect,
      ...atEachWord(words, (_, at) => whoDid(words, at)),
      ...atEachWord(words, (_, at) => verbBeforeSubject(words, at)),
      ...bareQuestion(sentence),
      ...(verbFirstYesNo(words) ?? []),
      ...atEachWord(words, (_, at) =>
        opensQuestion(words, at) && !(sentence.isClosed && isLikelyStatement(words, at))
          ? (statementOrder(words, at) ?? verbFirst(words, at))
          : undefined,
      ),
    ];
  },
  explanation:
    "Nelle domande inglesi il soggetto sta tra l'ausiliare (be, have, do, can…) e il verbo. Se nella frase non c'è un ausiliare, lo dà do nella forma giusta. Dopo espressioni come I know o tell me, invece, la domanda è indiretta e torna l'ordine di una frase affermativa.",
  hints: [
    "Guarda l'ordine di soggetto e verbo: è quello che vuole l'inglese in questo tipo di domanda?",
    "In italiano basta il tono; in inglese una domanda diretta cambia l'ordine delle parole, una indiretta (dopo tell me, I don't know…) invece no.",
    "Domanda diretta: l'ausiliare va davanti al soggetto (se manca, usa do nel tempo giusto e lascia il verbo alla forma base). Domanda indiretta: prima il soggetto, poi il verbo, senza do.",
  ],
});
