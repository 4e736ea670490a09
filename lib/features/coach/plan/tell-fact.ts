import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { guardSentence } from "../guard/guard";
import { findLesson } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { findFact, findNext, nearFacts, type FactHit } from "../lessons/find-fact";
import { tellsReason } from "../lessons/tells-reason";
import { contentWordsOf, questionWordsOf } from "../lessons/question-words";
import { wordsOf } from "../phrase";
import { isOnlyEnglish } from "../rule/english-words";
import type { Talk } from "../talk/read-talk";
import { lessonTold } from "../rule/lesson-told";
import { explainRule } from "../rule/explain-rule";
import { isOnEnglish, isQuestionAboutEnglish, isSheetOrText } from "../rule/question-about-english";
import { plainWordsOf } from "../lessons/asked-words";
import { isNameless, readWordQuestion } from "../word/word-question";
import { isEnglishSentence, isEnglishText, type Move, type Turn } from "./turn";

/** From here on a fact goes before a word that is asked about: "perché si scrive studies ma plays?". */
const certainScore = 0.75;

/** What needs no English word or term of grammar to be asked: how to write and to study. */
const minPlainScore = 0.75;

/** What is said to the coach about itself or the work, and who begs for answers, whatever words stand in it. */
const noQuestions: ReadonlySet<Talk> = new Set([
  "dispute",
  "drop",
  "identity",
  "how are you",
  "joke",
  "elsewhere",
  "bad mark",
  "good mark",
  "answer",
  "trick",
]);
const mostlyEnglish = 0.75;

/** English of the student's own, and no question in English about English. */
export const isOwnEnglish = (message: string) =>
  (isEnglishText(message) ||
    isEnglishSentence(message) ||
    countEnglishWords(message) >= mostlyEnglish * wordsOf(message).length) &&
  !isQuestionAboutEnglish(message);

/** The fact that answers a message by itself; none for English of the student's own. */
export function factAsked({ message, talk }: Pick<Turn, "message" | "talk">): FactHit | undefined {
  if (isSheetOrText(message) || isOwnEnglish(message) || (talk && noQuestions.has(talk))) return undefined;
  const hit = isNameless(message) ? undefined : findFact(message);
  if (!hit || !asks(message) || tellsReason(message) || isLessonItself(message)) return undefined;
  return isOnEnglish(plainWordsOf(message)) || hit.score >= minPlainScore ? hit : undefined;
}

/** "Go? goes? went?" is a row of guesses, "don't" a try: what asks says so, and holds a word that is not English. */
const asks = (message: string) =>
  isQuestionAboutEnglish(message) ||
  (asking.test(message) && wordsOf(message).some((word) => /\p{L}/u.test(word) && !isOnlyEnglish(word)));

const asking =
  /[?]|(?<!\p{L})(?:come|cosa|che|chi|perch[eéè]|quando|qual\p{L}*|dove|quant\p{L}*|differenz\p{L}*|spieg\p{L}*|si (?:dic|scriv|us|mett|legg|pronunc|pu[oò])\p{L}*|o|oppure)(?!\p{L})/iu;

/** Whether a message asks what a fact answers, and says that it asks. */
export const asksForFact = (turn: Pick<Turn, "message" | "talk">): boolean =>
  asking.test(turn.message) && isCertainFact(factAsked(turn));

export const isCertainFact = (hit: FactHit | undefined): hit is FactHit =>
  hit !== undefined && hit.score >= certainScore;

/** "Mi spieghi il past simple?": nothing is asked but the lesson of that name. */
function isLessonItself(message: string): boolean {
  const lesson = findLesson(message);
  const name = lesson && new Set(questionWordsOf(lesson.name));
  return name !== undefined && contentWordsOf(message).every((word) => name.has(word));
}

/** What is asked after a rule, of the same or of what is beside it: "e con i mesi?". */
export function nextFact({ message, state, talk }: Turn): GrammarLesson | undefined {
  if (talk && noQuestions.has(talk)) return undefined;
  // While an exercise is under way a word alone is a try at it.
  const mayFollow = asking.test(message) || goesOn.test(message) || (!state.exercise && asks(message));
  if (state.front !== "rule" || !mayFollow || !isShort(message)) return undefined;
  if (isLessonItself(message) && !compares.test(message)) return undefined;
  const before = state.rule && lessonTold(state.rule);
  return before && findNext(message, before);
}

/** "E la differenza con going to?": with what was told, whatever else it names. */
const compares = /(?<!\p{L})(?:differen\p{L}*|divers\p{L}|ugual\p{L}|cambia|confronto|invece)(?!\p{L})/iu;

const maxNextWords = 12;
/** No question for a word. */
const isShort = (message: string) =>
  wordsOf(message).length <= maxNextWords && readWordQuestion(message) === undefined;
const goesOn =
  /^\W*(?:e|ed|ma|allora|quindi|anche|altr\p{L}*|un altr\p{L}*|non|pi[uù]|(?:[eè]|vale|funziona)(?: anche)? (?:uguale|lo stesso|così|sempre))(?!\p{L})/iu;

/** Tells a fact as a rule is told; nothing where its answer is to be found elsewhere. */
export function tellFact(turn: Turn, lesson: GrammarLesson, opening?: string): Move | undefined {
  const { state, message, say, secretsOfWork: secrets } = turn;
  if (!guardSentence(lesson.explanation, secrets)) return undefined;
  const step = explainRule(state.rule, { lesson, wish: "rule" }, message, say, {
    secrets,
    ...(opening && { opening }),
  });
  return { about: "rule", state: { rule: step.state }, lines: step.lines, findings: [] };
}

/** The titles of what comes near a question that nothing answers. */
export const titlesNear = ({ message, secretsOfWork }: Turn): string[] =>
  nearFacts(message)
    .map(({ name }) => name)
    .filter((name) => guardSentence(name, secretsOfWork));
