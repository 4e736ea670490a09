import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { isBase, isVerbForm, pastOf, thirdPerson } from "../verbs";
import type { Word } from "../words";

const positive = new Map(
  Object.entries({
    nothing: "anything",
    nobody: "anybody",
    never: "ever",
    nowhere: "anywhere",
    none: "any",
    no: "any",
  }),
);

const reports = /^(?:think|believe|say|said|mean|know|care|mind|suppose|matter)$/;
const newClause = new Set(
  "that who because and to when if but why what until how or which than just i he she we they".split(" "),
);
const beforeNo = /^(?:with|of|for|in|about|there's|at)$/;
const auxiliaries =
  /^(?:do|does|did|have|has|had|can|could|will|would|should|must|am|is|are|was|were|i'm|he's|she's|it's|we're|you're|they're)$/;

const isNegation = (word: string) => /n't$/.test(word) || word === "never" || word === "cannot";
const isNobody = (words: Word[], at: number) =>
  words[at]?.lower === "nobody" || (words[at]?.lower === "one" && words[at - 1]?.lower === "no");

/** Whether a negation stands at the word, with a verb to deny. */
function deniesAt(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (/n't$/.test(lower)) return true;
  if (lower === "not") return auxiliaries.test(words[at - 1]?.lower ?? "") && isVerbForm(next);
  if (lower === "without") return /ing$/.test(next) || /^(?:nobody|no)$/.test(next);
  return (isNegation(lower) || isNobody(words, at)) && isVerbForm(next);
}

/** The negative word that repeats a negation at most five words later; "no" only before its noun. */
function repeatedAt(words: Word[], at: number): number | undefined {
  for (let next = at + 1; next <= at + 5; next += 1) {
    const word = words[next];
    const opensTo = word?.lower === "to" && isObject(words, next + 1);
    if (!word || word.gap !== " " || (newClause.has(word.lower) && !opensTo)) return undefined;
    if (word.lower === "you" && isVerbForm(words[next + 1]?.lower ?? "")) return undefined;
    if (isRepetition(words, next)) return words[next + 1]?.lower === "but" ? undefined : next;
    if (reports.test(word.lower) && !isObject(words, next + 1)) return undefined;
  }
  return undefined;
}

/** "Know nobody." and not "know nobody came". */
const isObject = (words: Word[], at: number) =>
  (/^(?:nothing|nobody)$/.test(words[at]?.lower ?? "") && !isVerbForm(words[at + 1]?.lower ?? "")) ||
  (isNobody(words, at + 1) && words[at]?.lower === "no" && !isVerbForm(words[at + 2]?.lower ?? ""));

function isRepetition(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (lower === "neither") return true;
  if (lower !== "no") return positive.has(lower);
  return words[at + 1]?.gap === " " && !beforeNo.test(words[at - 1]?.lower ?? "");
}

/** "None of my friends" right before the word. */
const isNoneOf = (words: Word[], at: number) =>
  [3, 4, 5].some((back) => words[at - back]?.lower === "none" && words[at - back + 1]?.lower === "of");

/** "Nobody doesn't like it": after a negative subject the verb loses its negation. */
function afterNegativeSubject(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (!/n't$/.test(lower) || words[at]?.gap !== " ") return undefined;
  const isSubject =
    /^(?:nobody|nothing|never)$/.test(words[at - 1]?.lower ?? "") ||
    isNobody(words, at - 1) ||
    isNoneOf(words, at);
  if (!isSubject) return undefined;
  const verb = words[at + 1]?.lower ?? "";
  if (/^(?:don't|doesn't|didn't)$/.test(lower)) {
    if (!isBase(verb)) return undefined;
    const form = lower === "don't" ? verb : lower === "doesn't" ? thirdPerson(verb) : pastOf(verb);
    return matchWords(words, at, at + 1, form);
  }
  const positiveForm = lower === "can't" ? "can" : lower === "won't" ? "will" : lower.slice(0, -3);
  return matchWords(words, at, at, positiveForm);
}

/** "Not … neither … nor": both words of the pair change. */
function withoutNeither(words: Word[], at: number, second: number): Match[] {
  const nor = words.findIndex(({ lower }, place) => place > second && place <= second + 5 && lower === "nor");
  const either = `${textOf(words, at, second - 1)} either`;
  if (nor < 0) return matchWords(words, at, second, either);
  return matchWords(words, at, nor, `${either} ${textOf(words, second + 1, nor - 1)} or`);
}

function find(words: Word[], at: number): Match[] | undefined {
  const second = deniesAt(words, at) ? repeatedAt(words, at) : undefined;
  if (second === undefined) return afterNegativeSubject(words, at);
  const word = words[second]?.lower ?? "";
  const next = words[second + 1];
  if (word === "neither") return withoutNeither(words, at, second);
  // "I don't have never been" has more than one negation to mend.
  if (word === "never" && words[second - 1]?.lower === "have") return undefined;
  const kept = textOf(words, at, second - 1);
  if (word === "no" && next?.lower === "one") return matchWords(words, at, second + 1, `${kept} anyone`);
  const tail = word === "no" && next ? ` ${next.text}` : "";
  return matchWords(words, at, tail ? second + 1 : second, `${kept} ${positive.get(word)}${tail}`);
}

export const doubleNegative = grammarRule({
  topic: "double-negative",
  find: ({ words }) => atEachWord(words, (_, at) => find(words, at)).slice(0, 2),
  explanation:
    'In italiano due negazioni si rafforzano ("non so niente"), in inglese ne basta una sola: se il verbo è già negativo, l\'altra parola prende la forma con any-.',
  hints: [
    "Quante negazioni conti in questa frase, e quante ne servono in inglese?",
    '"Non so niente" ha due negazioni; l\'inglese ne sopporta una per frase.',
    "Lascia negativo il verbo e trasforma la seconda parola negativa nella sua sorella che comincia con any (o con ev-).",
  ],
  examples: [
    { wrong: "I don't know nothing.", right: "I don't know anything." },
    { wrong: "She didn't see nobody.", right: "She didn't see anybody." },
    { wrong: "We haven't got no money.", right: "We haven't got any money." },
    { wrong: "I can't find it nowhere.", right: "I can't find it anywhere." },
    { wrong: "He never says nothing.", right: "He never says anything." },
    { wrong: "They don't have no friends.", right: "They don't have any friends." },
    { wrong: "Nobody doesn't want to lose.", right: "Nobody wants to lose." },
    { wrong: "He left without saying nothing.", right: "He left without saying anything." },
    { wrong: "I don't like neither fish nor meat.", right: "I don't like either fish or meat." },
    { wrong: "We do not know nobody here.", right: "We do not know anybody here." },
    { wrong: "There isn't nothing in the fridge.", right: "There isn't anything in the fridge." },
  ],
});
