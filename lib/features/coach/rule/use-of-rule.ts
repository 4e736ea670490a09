import type { Finding } from "@/lib/features/english/finding";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Say, Step } from "../activity";
import { lessonById } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { wordsOf } from "../phrase";
import { readFollowUp } from "./follow-ups";
import { isQuestionAboutEnglish } from "./question-about-english";
import { findSign } from "./match-sign";
import type { RuleState } from "./rule-state";
import { signsOfLessons } from "./signs";
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
  const lesson = state && lessonById(state.lesson);
  if (!state || !lesson || findings.length > 0 || !isTry(message)) return undefined;
  const quote = short(message.trim());
  return { state, lines: linesOn(lesson, message, quote, say) };
}

function linesOn({ id, name }: GrammarLesson, message: string, quote: string, say: Say): string[] {
  const signs = signsOfLessons.get(id);
  if (!signs) return [say(ruleWords.notCheckable), say(ruleWords.whereIsIt)];
  const clash = findSign(message, signs.unless);
  if (clash !== undefined) return [say(ruleWords.clash, { quote, clash }), say(ruleWords.doTheyFit)];
  const seen = findSign(message, signs.shows);
  return seen === undefined
    ? [say(ruleWords.notSeen, { name, quote }), say(ruleWords.whereIsIt)]
    : [say(ruleWords.noMistakes), say(ruleWords.isSeen, { seen }), say(ruleWords.onward)];
}

/** One English sentence of one's own. */
function isTry(message: string): boolean {
  const words = wordsOf(message).length;
  if (words < minWords || words > maxWords || isToUs.test(message) || readFollowUp(message)) return false;
  return countEnglishWords(message) >= minShareOfEnglish * words && !isQuestionAboutEnglish(message);
}

const short = (text: string) => (text.length > maxQuote ? `${text.slice(0, maxQuote).trimEnd()}…` : text);
