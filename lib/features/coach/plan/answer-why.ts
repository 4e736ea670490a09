import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { ruleOf } from "../exercise/cues";
import { partOfItem, type ExerciseState, type ItemState, type PartState } from "../exercise/exercise-state";
import { hintOn } from "../exercise/next-step";
import { secretsOfExercise } from "../exercise/secrets-of-exercise";
import { guardSentence } from "../guard/guard";
import { findFact } from "../lessons/find-fact";
import { findLessonAsked, findLessonNamed } from "../lessons/grammar-lessons";
import { wordsOf } from "../phrase";
import { isOnlyEnglish } from "../rule/english-words";
import { asksWhy } from "../talk/read-talk";
import { tellFact } from "./tell-fact";
import type { Move, Turn } from "./turn";

/** A longer "perché …" tells what it is about; a shorter one is about what was said. */
export const maxWhyWords = 6;

/** "Perché went?", "spiegami perché hearing": answered by the item under work, or by what was written last. */
export const answerWhy = (turn: Turn): Move | undefined =>
  asksReason(turn.message) ? (aboutItem(turn) ?? aboutWhatWasWritten(turn)) : undefined;

/** "Ma perché con she cambia?": at an item its own rule answers. */
function aboutItem(turn: Turn): Move | undefined {
  const { state, say, message } = turn;
  const { front, exercise } = state;
  const item =
    front === "exercise" ? (exercise?.items[exercise.at] ?? itemWith(exercise, message)) : undefined;
  if (!exercise || !item) return undefined;
  if (exercise.at >= exercise.items.length) return ruleOfDone(turn, partOfItem(exercise, item));
  const own = wordsOf(`${item.prompt} ${exercise.last?.own ?? ""}`);
  const isElsewhere =
    findLessonAsked(message) && !wordsOf(message).some((word) => isEnglishWord(word) && own.includes(word));
  const [rule] = isElsewhere ? [] : ruleOf(partOfItem(exercise, item));
  if (!rule) return undefined;
  const isTelling = !guardSentence(rule, secretsOfExercise(exercise));
  const step = isTelling ? hintOn(exercise, say) : hintOn(exercise, say, rule);
  return { about: "exercise", state: { exercise: step.state }, lines: step.lines, findings: [] };
}

/** When the exercise is finished its rule is told as a lesson. */
function ruleOfDone(turn: Turn, { topicName, instruction }: PartState): Move | undefined {
  const lesson = findLessonNamed(`${topicName ?? ""} ${instruction ?? ""}`);
  return lesson && tellFact(turn, lesson);
}

/** "Spiegami perché being", when all is done: the item that holds it. */
const itemWith = (exercise: ExerciseState | undefined, message: string) => {
  const asked = wordsOf(message).filter(isOnlyEnglish);
  const holds = ({ prompt, gaps }: ItemState) => {
    const words = wordsOf([prompt, ...gaps.map(({ own }) => own ?? "")].join(" "));
    return asked.length > 0 && asked.every((word) => words.includes(word));
  };
  return exercise?.items.findLast(holds);
};

/** "Perché went?", "spiegami perché being". */
const asksReason = (message: string) =>
  asksWhy(message) || /^[^\p{L}]*(?:\p{L}{1,8}[\s,]+){0,2}(?:ri)?spieg\p{L}* perch/iu.test(message);

/** What answers why a sentence has a word that is asked about. */
function aboutWhatWasWritten(turn: Turn): Move | undefined {
  const { message, state } = turn;
  if (state.wrote === undefined || wordsOf(message).length > maxWhyWords) return undefined;
  const asked = wordsOf(message).filter(isOnlyEnglish);
  const written = wordsOf(state.wrote);
  if (asked.length === 0 || !asked.every((word) => written.includes(word))) return undefined;
  const fact = findFact(`perché si dice ${state.wrote}`);
  return fact && tellFact(turn, fact.lesson);
}

const isEnglishWord = (word: string) => isCommonEnglish(word) && word.length > 2;
