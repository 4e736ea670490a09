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
import { isQuestionAboutEnglish, isSheetOrText } from "../rule/question-about-english";
import { isNameless, readWordQuestion } from "../word/word-question";
import { isEnglishSentence, isEnglishText, type Move, type Turn } from "./turn";

/** From here on a fact goes before a word that is asked about: "perché si scrive studies ma plays?". */
const certainScore = 0.5;

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
const scoreBesideName = 0.6;

/** "There is or there are?", "job vs work?", "eventually = eventualmente?" */
const comparesTwo = /\s(?:or|o|vs|versus|and|e)\s[^?]{0,60}\?|=/iu;
/** Words that say what English is like, where a fact is near: "walk: same sound?" */
const speaksOfWords =
  /(?<!\p{L})(?:right|wrong|correct|ok|same|word|verb|sound|sentence|essay|paragraph|letter|e-?mail|review|past|future|first|rule|way to learn|giust|sbagliat|formal)(?!\p{L})/iu;

/** Whether English asks for a fact that is near: it compares two words, or speaks of words. */
const asksNearFact = (message: string) =>
  message.includes("?") &&
  wordsOf(message).length <= maxNearWords &&
  (comparesTwo.test(message) || speaksOfWords.test(message)) &&
  findFact(message) !== undefined;
const maxNearWords = 16;

/** English of the student's own, and no question in English about English. */
export const isOwnEnglish = (message: string) =>
  !asksNearFact(message) &&
  (isEnglishText(message) ||
    isEnglishSentence(message) ||
    countEnglishWords(message) >= mostlyEnglish * wordsOf(message).length) &&
  !isQuestionAboutEnglish(message);

/** The fact that answers a message by itself; none for English of the student's own. */
export function factAsked({ message, talk }: Pick<Turn, "message" | "talk">): FactHit | undefined {
  if (isSheetOrText(message) || isOwnEnglish(message) || (talk && noQuestions.has(talk))) return undefined;
  const hit = isNameless(message) ? undefined : findFact(message);
  if (!hit || !asks(message) || tellsReason(message) || isLessonItself(message)) return undefined;
  // "Soprattutto i verbi al passato": who only names a rule is told that rule.
  const onlyNames = !asking.test(message) && findLesson(message) !== undefined;
  return onlyNames && hit.score < scoreBesideName ? undefined : hit;
}

/** "Go? goes? went?" is a row of guesses, "don't" a try: what asks says so, and holds a word that is not English. */
const asks = (message: string) =>
  isQuestionAboutEnglish(message) ||
  asksNearFact(message) ||
  (asking.test(message) && wordsOf(message).some((word) => /\p{L}/u.test(word) && !isOnlyEnglish(word)));

const asking =
  /[?]|(?<!\p{L})(?:come|cosa|che|chi|perch[eéè]|quando|qual\p{L}*|dove|quant\p{L}*|differenz\p{L}*|spieg\p{L}*|si (?:dic|scriv|us|mett|legg|pronunc|pu[oò])\p{L}*|o|oppure)(?!\p{L})/iu;

/** Whether a message asks what a fact answers, and says that it asks. */
export const asksForFact = (turn: Pick<Turn, "message" | "talk">): boolean =>
  asking.test(turn.message) && (isCertainFact(factAsked(turn)) || isNearFactAsked(turn));

const isNearFactAsked = (turn: Pick<Turn, "message" | "talk">) =>
  asksNearFact(turn.message) && factAsked(turn) !== undefined;

export const isCertainFact = (hit: FactHit | undefined): hit is FactHit =>
  hit !== undefined && hit.score >= certainScore;

/** "Quando si usa do e quando does?" */
const asksWhich = /(?<!\p{L})quando(?!\p{L}).{1,60}(?<!\p{L})quando(?!\p{L})/iu;

/** "Mi spieghi il past simple?": nothing is asked but the lesson of that name. */
function isLessonItself(message: string): boolean {
  const lesson = asksWhich.test(message) ? undefined : findLesson(message);
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
  const explanation = [lesson.explanation, lesson.easier].find((one) => guardSentence(one, secrets));
  if (explanation === undefined) return undefined;
  const told = { ...lesson, explanation };
  const step = explainRule(state.rule, { lesson: told, wish: "rule" }, message, say, {
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
