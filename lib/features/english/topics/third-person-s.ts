import { atEachWord, grammarRule, matchWords, textOf, type Match } from "../rule";
import { anySubjectBefore, isGroup } from "../noun-subject";
import { hasFiniteVerbAfter, isPronoun, skipAdverbsBack, subjectBefore, type Subject } from "../subject";
import { baseOfThird, hasSamePast, isBase, isDo, isModal, thirdPerson, verbOrNoun } from "../verbs";
import { endsClause, type Word } from "../words";

const presentSign = new Set("always usually often sometimes never every everyday".split(" "));

/** "He put", "she read" may be past and right, unless the sentence says how often. */
const isSurelyPresent = (words: Word[], base: string) =>
  !hasSamePast(base) || words.some(({ lower }) => presentSign.has(lower));

/** After a noun, "work" or "like" may be a noun or a preposition. */
function mayBeNoVerb(words: Word[], at: number, isPlain: boolean): boolean {
  const lower = words[at]?.lower ?? "";
  if (isPronoun(words[skipAdverbsBack(words, at)])) return false;
  const isDouble = verbOrNoun.has(lower) || lower === "like";
  if (isDouble && hasFiniteVerbAfter(words, at)) return true;
  return !isPlain && isDouble && !objects.test(words[at + 1]?.lower ?? "");
}

const objects =
  /^(?:a|an|the|my|your|his|her|our|their|me|him|us|them|it|to|at|very|really|too|every|with|in|on|for|well|hard|football|tennis|basketball|video)$/;

const questionWord = /^(?:what|where|when|why|how)$/;

/** "Where she live?" wants an auxiliary, not an ending: another mistake, with another remedy. */
const lacksAuxiliary = (words: Word[], subjectFrom: number) =>
  questionWord.test(words[subjectFrom - 1]?.lower ?? "");

/** "My uncle, who work": the one before "who" decides. */
function subjectOfWho(words: Word[], verb: number): Subject | undefined {
  const at = skipAdverbsBack(words, verb);
  if (words[at]?.lower !== "who") return undefined;
  const one = anySubjectBefore(
    words.map((word, place) => (place === at ? { ...word, gap: " " } : word)),
    at,
  );
  return one?.person === "third" && !isGroup(words[at - 1]) ? { from: at, person: "third" } : undefined;
}

/** Who the verb belongs to; `isPlain` when no word before it can make a noun of the verb. */
function subjectOf(words: Word[], at: number): (Subject & { isPlain: boolean }) | undefined {
  const plain = subjectBefore(words, at) ?? subjectOfWho(words, at);
  if (plain) return { ...plain, isPlain: true };
  const any = anySubjectBefore(words, at);
  const head = words[skipAdverbsBack(words, at)];
  if (!any || (any.person === "third" && isGroup(head))) return undefined;
  return { ...any, isPlain: false };
}

/** Where a verb could also belong to somebody else: "she makes him stop and think". */
const opensInfinitive =
  /^(?:to|let|lets|make|makes|help|helps|see|sees|watch|watches|hear|hears|says|if|that|who|when)$/;

/** "She gets up and have breakfast": the second verb has the same subject. */
function subjectBeforeAnd(words: Word[], at: number): Subject | undefined {
  const base = words[at]?.lower ?? "";
  if (words[at - 1]?.lower !== "and" || verbOrNoun.has(base) || base === "like") return undefined;
  for (let verb = at - 2; verb > 0 && verb > at - 9; verb -= 1) {
    const { lower = "", gap = "" } = words[verb] ?? {};
    if (opensInfinitive.test(lower) || isModal(lower) || isBase(lower)) return undefined;
    const subject = baseOfThird(lower) ? subjectBefore(words, verb) : undefined;
    if (subject?.person === "third") return { from: at, person: "third" };
    if (endsClause(gap)) return undefined;
  }
  return undefined;
}

/** "I likes", "they works": the ending where it does not belong. */
function needlessEnding(words: Word[], at: number): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  const base = baseOfThird(lower);
  if (!base || base === "be") return undefined;
  const subject = subjectOf(words, at);
  if (!subject || subject.person === "third") return undefined;
  if ((base === "have" || base === "do") && !subject.isPlain && hasFiniteVerbAfter(words, at))
    return undefined;
  if (!subject.isPlain && mayBeNoVerb(words, at, false)) return undefined;
  if (!subject.isPlain && verbOrNoun.has(base) && !objects.test(words[at + 1]?.lower ?? "")) return undefined;
  return matchWords(words, subject.from, at, `${textOf(words, subject.from, at - 1)} ${base}`);
}

/** "… and Anna and Marta like": two subjects after another clause. */
const mayBePair = (words: Word[], from: number) =>
  words[from - 1]?.lower === "and" &&
  /^\p{Lu}/u.test(words[from - 2]?.text ?? "") &&
  (/^(?:and|but|so|because|while|that|when|if)$/.test(words[from - 3]?.lower ?? "") ||
    endsClause(words[from - 2]?.gap ?? ""));

function missingEnding(words: Word[], at: number, isQuestion: boolean): Match[] | undefined {
  const lower = words[at]?.lower ?? "";
  if (!isBase(lower) || (isDo(lower) && words[at + 1]?.lower === "not")) return undefined;
  const shared = subjectBeforeAnd(words, at);
  if (shared && isSurelyPresent(words, lower)) return matchWords(words, at, at, thirdPerson(lower));
  const subject = subjectOf(words, at);
  if (subject?.person !== "third" || !isSurelyPresent(words, lower)) return undefined;
  if (mayBePair(words, subject.from)) return undefined;
  if (mayBeNoVerb(words, at, subject.isPlain) || (isQuestion && lacksAuxiliary(words, subject.from)))
    return undefined;
  return matchWords(words, subject.from, at, `${textOf(words, subject.from, at - 1)} ${thirdPerson(lower)}`);
}

export const thirdPersonS = grammarRule({
  topic: "third-person-s",
  find: ({ words, isQuestion }) =>
    atEachWord(words, (_, at) => needlessEnding(words, at) ?? missingEnding(words, at, isQuestion)),
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
    { wrong: "Our school have a big garden.", right: "Our school has a big garden." },
    { wrong: "My parents works in a shop.", right: "My parents work in a shop." },
    { wrong: "My aunt, who live in Rome, is a vet.", right: "My aunt, who lives in Rome, is a vet." },
    { wrong: "He gets up at six and go to school.", right: "He gets up at six and goes to school." },
    { wrong: "I think she study too much.", right: "I think she studies too much." },
  ],
});
