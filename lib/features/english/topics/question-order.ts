import { grammarRule, matchWords, textOf, type Match } from "../rule";
import { askedForm, subjectAt } from "../questions";
import { baseOfThird, isBase, isBe, isDo, isModal, isPastForm } from "../verbs";
import { endsClause, type Word } from "../words";
import type { Sentence } from "../language";

const questionWord = /^(?:what|where|when|why|how|who|which|whose)$/;
const fixedAfter = /^(?:about|come|if|else|is|are|was|were|do|does|did|can|could|will|would|should|to)$/;
const asking =
  /^(?:know|knows|knew|tell|ask|asks|asked|wonder|remember|forget|say|said|see|sure|idea|understand)$/;

const isAuxiliary = (lower: string) => isBe(lower) || isModal(lower) || isDo(lower);

/** Whether a question of its own opens at the word: not "I know where you live". */
function opensQuestion(words: Word[], at: number): boolean {
  const word = words[at];
  if (!word || !questionWord.test(word.lower) || fixedAfter.test(words[at + 1]?.lower ?? "")) return false;
  const isLinked = at === 1 && /^(?:and|but|so|then|or)$/.test(words[0]?.lower ?? "");
  if (at === 0 || isLinked) return true;
  if (!endsClause(word.gap)) return false;
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
      !/^(?:makes|means|gives|helps|lets|put|let|takes|brings|tells|has|have|had)$/.test(lower),
  );

/** "What you are doing?", "Why she cries?". */
function statementOrder(words: Word[], at: number): Match[] | undefined {
  for (const from of startsOfSubject(words, at)) {
    if (!isNounPhrase(words.slice(at + 1, from))) return undefined;
    const subject = subjectAt(words, from);
    if (!subject) continue;
    const asked = askedForm(words, subject);
    if (!asked || goesOn(words, asked.to + 1)) return undefined;
    return matchWords(words, from, asked.to, asked.text);
  }
  return undefined;
}

const inverted =
  /^(?:means|costs|starts|finishes|begins|opens|closes|ends|lives|works|arrives|leaves|goes|comes|happens)$/;
const tail = /^(?:in|on|at|to|from|for|with|today|tomorrow|every|this|usually|next)$/;

/** "What time starts the film?", "What means cosy?". */
function verbFirst(words: Word[], at: number): Match[] | undefined {
  const verb = words.findIndex(({ lower }, index) => index > at && index <= at + 2 && inverted.test(lower));
  const lower = words[verb]?.lower ?? "";
  const base = baseOfThird(lower);
  const asks = words.slice(at, verb).map((word) => word.lower);
  const isTime = /^(?:what time|where|when|how much|how|why)$/.test(asks.join(" "));
  if (!base || !(isTime || (lower === "means" && asks.join(" ") === "what"))) return undefined;
  const first = words[verb + 1];
  if (
    !first ||
    (lower !== "means" && !/^(?:the|a|an|my|your|his|her|our|their|this|that|it)$/.test(first.lower))
  )
    return undefined;
  const end = words.findIndex(
    ({ lower: word, gap }, index) => index > verb + 1 && (tail.test(word) || endsClause(gap)),
  );
  const last = (end < 0 || lower === "means" ? words.length : end) - 1;
  if (last - verb > 4) return undefined;
  return matchWords(words, verb, last, `does ${textOf(words, verb + 1, last)} ${base}`);
}

const possessive = /^(?:my|your|his|her|our|their)$/;
const saidAsSuch =
  /^(?:know|knows|mean|means|see|guess|think|say|says|want|mind|remember|understand|promise|swear)$/;

/** "Your parents work in a bank?": all of it is a statement but the question mark. */
function bareStatement({ words, isWhole }: Sentence): Match[] {
  const first = words[0];
  if (!isWhole || !first || !possessive.test(first.lower)) return [];
  const subject = subjectAt([{ ...first, gap: " " }, ...words.slice(1)], 0);
  const verb = words[subject?.verb ?? words.length]?.lower ?? "";
  const isPlain = words.length > 2 && words.slice(1).every(({ gap }) => !endsClause(gap));
  if (!subject || !isPlain || isAuxiliary(verb) || saidAsSuch.test(verb) || baseOfThird(verb) === "have")
    return [];
  const isPresent = isBase(verb) || baseOfThird(verb) !== undefined;
  const mentionsSurprise = words.some(({ lower }) => /^(?:really|still|so|too|what|right)$/.test(lower));
  const asked = isPresent && verb !== "have" && !mentionsSurprise ? askedForm(words, subject) : undefined;
  return asked ? matchWords(words, 0, asked.to, asked.text.replace(first.text, first.lower)) : [];
}

export const questionOrder = grammarRule({
  topic: "question-order",
  find: (sentence: Sentence) => {
    const { words } = sentence;
    if (!sentence.isQuestion) return [];
    const bare = bareStatement(sentence);
    return [
      ...bare,
      ...words.flatMap((_, at) =>
        opensQuestion(words, at) ? (statementOrder(words, at) ?? verbFirst(words, at) ?? []) : [],
      ),
    ];
  },
  explanation:
    "Nelle domande inglesi il soggetto sta tra l'ausiliare (be, have, do, can…) e il verbo. Se nella frase non c'è un ausiliare, lo dà do nella forma giusta.",
  hints: [
    "In una domanda inglese, che cosa viene subito prima del soggetto?",
    "In italiano basta il tono; in inglese la domanda cambia l'ordine delle parole.",
    "Metti l'ausiliare davanti al soggetto; se manca, usa do nel tempo giusto e lascia il verbo alla forma base.",
  ],
  examples: [
    { wrong: "Where you live?", right: "Where do you live?" },
    { wrong: "What they are watching?", right: "What are they watching?" },
    { wrong: "When your brother comes home?", right: "When does your brother come home?" },
    { wrong: "How old your cat is?", right: "How old is your cat?" },
    { wrong: "What time opens the shop?", right: "What time does the shop open?" },
    { wrong: "Why you went there?", right: "Why did you go there?" },
    { wrong: "What music you like?", right: "What music do you like?" },
  ],
});
