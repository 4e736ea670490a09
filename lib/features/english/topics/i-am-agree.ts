import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { numberOfPhrase } from "../sentence/noun-phrase";
import { isName, personOfPronoun } from "../sentence/subject";
import { endsClause, type Word } from "../lexicon/words";

const adverbs =
  /^(?:not|always|never|totally|completely|fully|really|strongly|absolutely|also|all|usually|often|still|quite|both|in|partly|perfectly|sometimes|definitely|so|too|very)$/;
/** Words that are right beside be, and wrong beside a verb: they go with it. */
const dropped = /^(?:not|in|so|too|very|quite)$/;
const be = /^(?:am|is|are|was|were|be)(?:n't)?$/;
const contracted = /^(i|you|he|she|it|we|they|that|who)'(?:m|re|s)$/;
const opener = /^(?:why|when|what|how|who|and|but|so|because)$/;

const isThird = (helper: string) => /^is|'s$/.test(helper);

/** "does", "don't", "did": what stands for a form of be beside a verb. */
function auxiliary(helper: string, isNegative: boolean): string {
  const stem = /^(?:was|were)/.test(helper) ? "did" : isThird(helper) ? "does" : "do";
  return isNegative ? `${stem}n't` : stem;
}

function verbFor(base: string, helper: string): string {
  if (/^(?:was|were)/.test(helper)) return `${base}d`;
  return isThird(helper) ? `${base}s` : base;
}

/** Who is asked: a pronoun, or a noun with what goes before it, that ends right before the word. */
function askedFrom(words: Word[], first: number): { from: number; isThird: boolean } | undefined {
  const person = personOfPronoun(words[first - 1]?.lower ?? "");
  if (person) return { from: first - 1, isThird: person === "third" };
  for (const from of [first - 2, first - 3, first - 4]) {
    const number = numberOfPhrase(words, from, first - 1);
    if (number && be.test(words[from - 1]?.lower ?? "")) return { from, isThird: number !== "plural" };
  }
  const name = words[first - 1];
  return name && isName(name) ? { from: first - 1, isThird: true } : undefined;
}

/** "Are you agree", "isn't he agree", "is your mum agree": be opens the question and the subject follows it. */
function inQuestion(words: Word[], at: number, first: number): Match[] | undefined {
  const asked = askedFrom(words, first);
  if (!asked) return undefined;
  const place = asked.from - 1;
  const helper = words[place]?.lower ?? "";
  const before = words[place - 1];
  const isOpening = !before || endsClause(words[place]?.gap ?? "") || opener.test(before.lower);
  if (!be.test(helper) || helper === "be" || !isOpening) return undefined;
  const isNegative = helper.endsWith("n't") || words[first]?.lower === "not";
  const middle = words.slice(asked.from, at).filter(({ lower }) => !dropped.test(lower));
  const rest = [...middle, words[at]].map((word) => word?.text).join(" ");
  return matchWords(words, place, at, `${auxiliary(helper, isNegative)} ${rest}`);
}

const perfect = /^(?:have|has|had|haven't|hasn't|.+'ve|.+'s|always|never|not|often)$/;

/** "I have always been agree": the participle stands for both. */
function afterBeen(words: Word[], at: number, first: number): Match[] | undefined {
  const isBeen = words[first - 1]?.lower === "been" && perfect.test(words[first - 2]?.lower ?? "");
  return isBeen
    ? matchWords(words, first - 1, at, `${textOf(words, first, at - 1)} ${words[at]?.text}d`.trim())
    : undefined;
}

function find(words: Word[], at: number): Match[] | undefined {
  let first = at;
  while (first > 0 && words[first]?.gap === " " && adverbs.test(words[first - 1]?.lower ?? "")) first -= 1;
  if (words[first]?.gap !== " ") return undefined;
  const question = inQuestion(words, at, first) ?? afterBeen(words, at, first);
  if (question) return question;
  const helper = words[first - 1];
  const subject = contracted.exec(helper?.lower ?? "")?.[1];
  const before = words[first - 2];
  // "What you can do is agree", "the best solution is agree": the verb stands for itself.
  if (
    !helper ||
    (!subject &&
      (!be.test(helper.lower) ||
        !before ||
        /^(?:do|does|did|done|solution|thing|idea|point|option|way)$/.test(before.lower)))
  )
    return undefined;
  const base = words[at]?.lower ?? "";
  const isNegative =
    helper.lower.endsWith("n't") || words.slice(first, at).some(({ lower }) => lower === "not");
  const adverb = words.slice(first, at).filter(({ lower }) => !dropped.test(lower));
  const middle = adverb.map(({ text }) => `${text} `).join("");
  const verb = isNegative ? base : verbFor(base, helper.lower);
  const negation = isNegative ? `${auxiliary(helper.lower, true)} ` : "";
  const rest = `${negation}${middle}${verb}`;
  if (subject) return matchWords(words, first - 1, at, `${helper.text.slice(0, subject.length)} ${rest}`);
  const isPronoun = before !== undefined && personOfPronoun(before.lower) !== undefined;
  return isPronoun
    ? matchWords(words, first - 2, at, `${before.text} ${rest}`)
    : matchWords(words, first - 1, at, rest);
}

export const iAmAgree = grammarRule({
  topic: "i-am-agree",
  find: ({ words }) =>
    atEachWord(words, (lower, at) => (/^(?:dis)?agree$/.test(lower) ? find(words, at) : undefined)),
  explanation:
    '"Essere d\'accordo" in inglese è un verbo solo, agree: si coniuga come like o play, quindi non vuole il verbo essere, e negazioni e domande si fanno con do e does.',
  hints: [
    'In italiano si dice "essere d\'accordo": quanti verbi servono in inglese?',
    "Agree è già un verbo intero, come like o play: non ha bisogno di un altro verbo accanto.",
    "Elimina il verbo essere; se la frase è negativa o è una domanda, usa l'aiutante del presente.",
  ],
});
