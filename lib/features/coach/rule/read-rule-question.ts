import { isBe } from "@/lib/features/english/lexicon/verbs";
import { isFunctionWord } from "../content-words";
import { plainWordsOf } from "../lessons/asked-words";
import { findLesson, findLessonAsked, findLessonNamed } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { namesSomething, nearestLessons } from "../lessons/nearest-lessons";
import { schoolWord } from "../lessons/school-words";
import { readFollowUp, type RuleWish } from "./follow-ups";
import { lessonTold } from "./lesson-told";
import type { RuleState } from "./rule-state";

const minSmallWord = 3;

/** A lesson and what is wanted of it. `verb` is an English base form that an example is to hold. */
export type LessonQuestion = { lesson: GrammarLesson; wish: RuleWish; verb?: string };
/** A rule was asked about that we have no lesson on; `nearest` are at most three that come close. */
export type UnknownRule = {
  lesson?: undefined;
  nearest: GrammarLesson[];
  /** Some rule was named; else nothing but the wish to have one explained. */
  isNamed: boolean;
};
export type RuleQuestion = LessonQuestion | UnknownRule;

export type RuleContext = {
  /** Something else is under way (an exercise, a word) that "non ho capito" or a bare name may be about instead. */
  isAtWork: boolean;
  /** The message was sent by the button that asks for a rule. */
  wish?: "rule";
};

/**
 * The lesson a message asks about, by itself or after the lesson before it. Undefined when it asks about no rule; of a
 * message sent as a question for a rule never undefined.
 */
export function readRuleQuestion(
  message: string,
  state: RuleState | undefined,
  { isAtWork, wish }: RuleContext,
): RuleQuestion | undefined {
  const before = state && lessonTold(state);
  const followUp = before && readFollowUp(message);
  if (before && followUp && (followUp.isPlain || !isAtWork || wish === "rule"))
    return { lesson: before, wish: followUp.wish, ...(followUp.verb && { verb: followUp.verb }) };
  const asked = isAtWork && wish !== "rule" ? findLessonAsked(message) : findLesson(message);
  const isName = wish === "rule" || (!isAtWork && isSmallWord(message));
  const lesson = asked ?? (isName ? findLessonNamed(message) : undefined);
  if (lesson) return { lesson, wish: formAsked(lesson, message) };
  return wish === "rule" ? { nearest: nearestLessons(message), isNamed: namesSomething(message) } : undefined;
}

/** "Should", "since": a word of grammar alone, where nothing is under way that it could answer. */
const isSmallWord = (message: string) => {
  const [word = "", ...others] = plainWordsOf(message);
  return others.length === 0 && word.length >= minSmallWord && isFunctionWord(word) && !isBe(word);
};

/** "Forma negativa del past continuous": one form of the rule, where it has it. */
function formAsked({ negative, question }: GrammarLesson, message: string): RuleWish {
  const words = new Set(plainWordsOf(message).map(schoolWord));
  const has = (...some: string[]) => some.some((word) => words.has(schoolWord(word)));
  if (negative && has("negativo", "negazione", "negare")) return "negative";
  return question && has("domanda", "interrogativa") ? "question" : "rule";
}
