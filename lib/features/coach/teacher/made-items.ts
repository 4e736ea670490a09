import { lemmaOf } from "../content-words";
import type { LessonState } from "../lesson-state";
import { wordsOf } from "../phrase";
import { secretsOfDrawnGap } from "./answer-secrets";
import type { SolvedItem } from "./solved-state";

const drawnGaps = /_{2,}|\.{4,}|…{2,}/g;
const brackets = /\(([^()]{1,40})\)/g;
const numbered = /^\s*(?:[-*•]\s)?\*{0,2}(\d{1,2})\s?[.):]/;

/**
 * The state once a reply has written a sentence of an exercise that the tutor makes itself: what stands in it is known, and
 * what fills its gaps is the secret. Undefined if the sentence is none of them.
 */
export function withMadeItem(state: LessonState, sentence: string): LessonState | undefined {
  const number = numbered.exec(sentence)?.[1];
  const { solved = [] } = state;
  const item = solved.find((one) => one.at === undefined && !one.isMade && one.number === number);
  if (!item || !isPrompt(sentence) || [...sentence.matchAll(drawnGaps)].length !== item.gaps.length)
    return undefined;
  const made: SolvedItem = {
    ...item,
    isMade: true,
    gaps: item.gaps.map((gap, at) => ({
      ...gap,
      secrets: secretsOfDrawnGap(gap.answers, sentence, { number: item.number, at }),
    })),
  };
  return { ...state, solved: solved.map((one) => (one === item ? made : one)) };
}

const maxGiven = 3;

/** What a sentence gives for its gaps: base forms, a choice or a word in capitals. Anything else may be an answer. */
const isPrompt = (sentence: string) =>
  [...sentence.matchAll(brackets)].every(([, given = ""]) => {
    const words = wordsOf(given);
    if (given.includes("/") || given === given.toUpperCase()) return true;
    return words.length <= maxGiven && words.every((word) => lemmaOf(word) === word);
  });
