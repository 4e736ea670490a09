import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../sentence/rule";
import { isPronoun, opensClause } from "../sentence/subject";
import { isAdjective, isOnlyPast } from "../sentence/subjectless-verb";
import { baseOfThird, isBase, isBe, isModal, isVerbForm, pastOf, thirdPerson } from "../lexicon/verbs";
import { follows, type Word } from "../lexicon/words";

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
const beforeNo = /^(?:with|of|for|in|about|there's|at|say|says|said|saying|answer|mean|means|take)$/;
const denying = /^(?:nothing|nobody|never|nowhere|none|no)$/;
const scarcely = /^(?:hardly|barely|scarcely)$/;
const auxiliaries =
  /^(?:do|does|did|have|has|had|can|could|will|would|should|must|am|is|are|was|were|i'm|he's|she's|it's|we're|you're|they're)$/;

const isNegation = (word: string) =>
  /n't$/.test(word) || word === "never" || word === "cannot" || scarcely.test(word);
const isNobody = (words: Word[], at: number) =>
  words[at]?.lower === "nobody" || (words[at]?.lower === "one" && words[at - 1]?.lower === "no");

/** Whether a negation stands at the word, with a verb to deny. */
function deniesAt(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  const next = words[at + 1]?.lower ?? "";
  if (/n't$/.test(lower)) return true;
  const before = words[at - 1]?.lower ?? "";
  if (lower === "not") {
    const isBeing = isBe(before) && isAdjective(next);
    const isDirect = denying.test(next) && !/^(?:that's|it's)$/.test(before);
    return auxiliaries.test(before) && (isVerbForm(next) || isBeing || isDirect);
  }
  if (lower === "without") return /ing$/.test(next) || denying.test(next) || isBase(next);
  if (scarcely.test(lower) && denying.test(next)) return true;
  return (isNegation(lower) || isNobody(words, at)) && isVerbForm(next);
}

/** "I don't want to do nothing all day" may well be meant. */
const opensAction = (verb: string) => (isBase(verb) && verb !== "do") || verb === "be";

/** The negative word that repeats a negation at most five words later; "no" only before its noun. */
function repeatedAt(words: Word[], at: number): number | undefined {
  const isAsked = /n't$/.test(words[at]?.lower ?? "");
  for (let next = at + 1; next <= at + 6; next += 1) {
    const word = words[next];
    const opensTo =
      word?.lower === "to" && (isObject(words, next + 1) || opensAction(words[next + 1]?.lower ?? ""));
    const isAskedOf = isAsked && next === at + 1 && isPronoun(word);
    if (!word || word.gap !== " " || (newClause.has(word.lower) && !opensTo && !isAskedOf)) return undefined;
    if (word.lower === "you" && !isAskedOf && isVerbForm(words[next + 1]?.lower ?? "")) return undefined;
    if (isRepetition(words, next) && opensClauseOfOwn(words, next, at)) return undefined;
    if (isRepetition(words, next))
      return follows(words[next + 1]) && words[next + 1]?.lower === "but" ? undefined : next;
    if (reports.test(word.lower) && !isObject(words, next + 1)) return undefined;
  }
  return undefined;
}

/** "I'm not sure nobody came", "I don't think nothing works": the negative word is the subject of another verb. */
function opensClauseOfOwn(words: Word[], at: number, denied: number): boolean {
  const verb = words[at]?.lower === "no" && words[at + 1]?.lower === "one" ? at + 2 : at + 1;
  const lower = words[verb]?.lower ?? "";
  if (at === denied + 1 || !/^(?:nothing|nobody|no)$/.test(words[at]?.lower ?? "")) return false;
  return (
    isBe(lower) ||
    isModal(lower) ||
    isOnlyPast(lower) ||
    (baseOfThird(lower) !== undefined && verb === at + 1 && words[at]?.lower !== "no")
  );
}

/** "Know nobody." and not "know nobody came". */
const isObject = (words: Word[], at: number) =>
  (/^(?:nothing|nobody)$/.test(words[at]?.lower ?? "") && !isVerbForm(words[at + 1]?.lower ?? "")) ||
  (isNobody(words, at + 1) && words[at]?.lower === "no" && !isVerbForm(words[at + 2]?.lower ?? ""));

function isRepetition(words: Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  if (lower === "neither") return true;
  if (lower !== "no") return positive.has(lower);
  const next = words[at + 1];
  if (next?.gap === " " && next.lower === "one") return true;
  return (
    next?.gap === " " &&
    !/^(?:for|to|and|but|or)$/.test(next.lower) &&
    !beforeNo.test(words[at - 1]?.lower ?? "")
  );
}

/** "None of my friends" right before the word. */
const isNoneOf = (words: Word[], at: number) =>
  [3, 4, 5].some(
    (back) =>
      /^(?:none|neither)$/.test(words[at - back]?.lower ?? "") && words[at - back + 1]?.lower === "of",
  );

/** "No my sister doesn't": an answer without its comma. */
const saidBeforeNoun = /^(?:my|your|his|her|its|our|their|the|a|an|this|that|these|those)$/;

/** "No student doesn't like it", "neither Tom nor Ann can't": what opens the clause denies already. */
const isNoSubject = (words: Word[], at: number) =>
  [2, 3].some(
    (back) =>
      words[at - back]?.lower === "no" &&
      !saidBeforeNoun.test(words[at - back + 1]?.lower ?? "") &&
      opensClause(words, at - back) &&
      words.slice(at - back + 1, at).every(follows),
  ) ||
  (/^(?:neither)$/.test(words.find(({ gap }, place) => place === 0 || /[,]/.test(gap))?.lower ?? "") &&
    words.slice(0, at).some(({ lower }) => lower === "nor"));

/** "Nobody doesn't like it": after a negative subject the verb loses its negation. */
function afterNegativeSubject(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (words[at]?.gap !== " ") return undefined;
  if (
    lower === "never" &&
    (/^(?:nobody|nothing)$/.test(words[at - 1]?.lower ?? "") ||
      isNobody(words, at - 1) ||
      isNoneOf(words, at))
  )
    return matchWords(words, at - 1, at, `${words[at - 1]?.text} ever`);
  if (!/n't$/.test(lower)) return undefined;
  const isSubject =
    /^(?:nobody|nothing|never)$/.test(words[at - 1]?.lower ?? "") ||
    isNobody(words, at - 1) ||
    isNoneOf(words, at) ||
    isNoSubject(words, at);
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

/** "Can't hardly": one of the two is too much. */
function beforeScarcely(words: Word[], at: number): Match[] | undefined {
  const verb = /^(can|could|do|does|did)n?'t$/.exec(words[at]?.lower ?? "")?.[1];
  const next = words[at + 1];
  if (!verb || !follows(next) || !scarcely.test(next.lower)) return undefined;
  const base = words[at + 2]?.lower ?? "";
  if (/^c/.test(verb)) return matchWords(words, at, at + 1, `${verb} ${next.lower}`);
  const form = verb === "do" ? base : verb === "does" ? thirdPerson(base) : pastOf(base);
  return isBase(base) ? matchWords(words, at, at + 2, `${next.lower} ${form}`) : undefined;
}

/** "Doesn't never study" → "never studies". */
function withoutHelper(words: Word[], at: number): Match[] | undefined {
  const helper = words[at]?.lower ?? "";
  const base = words[at + 2]?.lower ?? "";
  if (!/^(?:don't|doesn't|didn't)$/.test(helper) || !isBase(base) || isPronoun(words[at + 1]))
    return undefined;
  const form = helper === "don't" ? base : helper === "doesn't" ? thirdPerson(base) : pastOf(base);
  return at > 0 ? matchWords(words, at, at + 2, `never ${form}`) : undefined;
}

/** "I don't go never there" → "I never go there". */
function neverBehind(words: Word[], at: number, second: number): Match[] | undefined {
  const helper = words[at]?.lower ?? "";
  const base = words[at + 1]?.lower ?? "";
  if (words[second]?.lower !== "never" || second !== at + 2 || at === 0 || !isBase(base)) return undefined;
  if (!/^(?:don't|doesn't|didn't)$/.test(helper)) return undefined;
  const form = helper === "don't" ? base : helper === "doesn't" ? thirdPerson(base) : pastOf(base);
  return matchWords(words, at, second, `never ${form}`);
}

function find(words: Word[], at: number): Match[] | undefined {
  const doubled = beforeScarcely(words, at);
  if (doubled) return doubled;
  const second = deniesAt(words, at) ? repeatedAt(words, at) : undefined;
  if (second === undefined) return afterNegativeSubject(words, at);
  const word = words[second]?.lower ?? "";
  const next = words[second + 1];
  if (word === "neither") return withoutNeither(words, at, second);
  // "I don't have never been" has more than one negation to mend.
  if (word === "never" && words[second - 1]?.lower === "have") return undefined;
  const dropped =
    word === "never" && second === at + 1 ? withoutHelper(words, at) : neverBehind(words, at, second);
  if (dropped) return dropped;
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
});
