import type { Finding } from "@/lib/features/english/finding";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Say, Step } from "../activity";
import { taskOf } from "../lessons/all-tasks";
import type { GrammarLesson } from "../lessons/lesson";
import { wordsOf } from "../phrase";
import { readFollowUp } from "./follow-ups";
import { isQuestionAboutEnglish } from "./question-about-english";
import { findSign, type Sign } from "./match-sign";
import { lessonTold } from "./lesson-told";
import type { RuleState } from "./rule-state";
import { signsIn, signsOfLessons } from "./signs";
import { ruleWords } from "./words";

const minWords = 3;
/** More is a text of its own. */
const maxWords = 30;
const minShareOfEnglish = 0.7;
const maxQuote = 80;
/** English that is said to us, and no try. */
const isToUs =
  /^\W*(?:thank|thx|ok\b|okay|hello|hi\b|bye|see you|good (?:night|bye)|sorry|please help|help me|i (?:don'?t|do not) (?:know|understand|get)|what do you mean|can you|could you)/iu;

/**
 * What the coach says to an English sentence right after a lesson: that the rule is seen in it, or the question where
 * it is. Undefined when the sentence holds a mistake, or is no sentence of a student's own: it is read as any text.
 */
export function useOfRule(
  state: RuleState | undefined,
  message: string,
  findings: readonly Finding[],
  say: Say,
): Step<RuleState> | undefined {
  const lesson = state && lessonTold(state);
  if (!state || !lesson || findings.length > 0 || !isTry(message)) return undefined;
  const quote = short(message.trim());
  const lines = rightLines(state, lesson, message, say);
  return lines
    ? { state: { ...state, asked: undefined }, lines }
    : { state, lines: linesOn(lesson, message, quote, say) };
}

/** What shows that a sentence keeps the rule: of a fact, what its own task asks for. */
function signsOf(lesson: GrammarLesson): { shows: readonly Sign[]; unless: readonly Sign[] } | undefined {
  const holds = taskOf(lesson)?.holds;
  if (holds !== undefined) return { shows: signsIn(holds), unless: [] };
  return lesson.next ? undefined : signsOfLessons.get(lesson.id);
}

/** That a sentence keeps the rule; undefined where nothing shows that it does. */
function rightLines(
  { asked }: RuleState,
  lesson: GrammarLesson,
  message: string,
  say: Say,
): string[] | undefined {
  const signs = signsOf(lesson);
  const onward = say(asked ? ruleWords.whatNow : ruleWords.onward);
  if (!signs) return lesson.next && [say(ruleWords.ownFine), onward];
  if (findSign(message, signs.unless) !== undefined) return undefined;
  const seen = findSign(message, signs.shows);
  return seen === undefined ? undefined : [say(ruleWords.ownRight, { seen }), onward];
}

function linesOn(lesson: GrammarLesson, message: string, quote: string, say: Say): string[] {
  const signs = signsOf(lesson);
  if (!signs) return [say(ruleWords.notCheckable), say(ruleWords.whereIsIt)];
  const clash = findSign(message, signs.unless);
  if (clash !== undefined) return [say(ruleWords.clash, { quote, clash }), say(ruleWords.doTheyFit)];
  const hint = lesson.next ? (taskOf(lesson)?.hint ?? "") : "";
  return [say(ruleWords.notSeen, { name: nameOf(lesson), quote }), hint, say(ruleWords.whereIsIt)].filter(
    Boolean,
  );
}

/** The title of a fact is no name within a sentence. */
const nameOf = ({ name, next }: GrammarLesson) => (next ? "la regola" : name);

/** One English sentence of one's own. */
function isTry(message: string): boolean {
  const words = wordsOf(message).length;
  if (words < minWords || words > maxWords || isToUs.test(message) || readFollowUp(message)) return false;
  return countEnglishWords(message) >= minShareOfEnglish * words && !isQuestionAboutEnglish(message);
}

const short = (text: string) => (text.length > maxQuote ? `${text.slice(0, maxQuote).trimEnd()}…` : text);
