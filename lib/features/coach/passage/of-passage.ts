import { wordsOf } from "../phrase";
import { kindOf } from "./question-kind";
import { plainAnswer } from "./plain-answer";
import { readMarks, readNumbered } from "./read-answers";
import { questionOn } from "./question-on";
import { asksAside } from "./read-message";
import { opensAsQuestion } from "./read-questions";
import { isItalian, likeness, stemsOf } from "./stems";
import { polarityIn } from "./truth";
import type { PassageState } from "./passage-state";

const namesText =
  /(?<!\p{L})(?:(?:il|nel|sul|del|al|quel|questo|mio)\s?(?:testo|brano|racconto)|testo di|altre domande|(?:ri)?spieg\p{L}+ perch[eé] la \d|domanda (?:n\.? ?)?(?:\d|prima|seconda|terza|uno|due|tre)|in che (?:riga|frase))(?!\p{L})|^\W*(?:e )?la (?:\d{1,2}|prima|seconda|terza|quarta|quinta)\W*$/iu;
const minQuoted = 2;
const minShare = 0.6;

/** English of which most stands in one sentence of the text. */
function isQuoted(text: string, { sentences }: PassageState): boolean {
  const own = stemsOf(text);
  if (own.length < minQuoted || isItalian(text)) return false;
  return sentences.some((sentence) => {
    const stems = stemsOf(sentence);
    const held = own.filter((stem) => stems.some((other) => likeness(stem, other) === 1)).length;
    return held >= minQuoted && held >= own.length * minShare;
  });
}

function isAnswerAt(state: PassageState, at: number, text: string): boolean {
  const question = state.questions[at];
  if (!question) return false;
  const isJudged = /^(?:true-false|yes-no)$/.test(kindOf(question.text, question.form));
  return (isJudged && polarityIn(text) !== undefined) || (!opensAsQuestion(text) && isQuoted(text, state));
}

const minWords = 3;

/** What the lesson was about last, and whether the message asks about English. */
type Known = { isNear: boolean; isQuestion: boolean };

/** Whether a message is surely about the text: it names it, answers one of its questions, or asks with its words. */
export function isOfPassage(state: PassageState, message: string, { isNear, isQuestion }: Known): boolean {
  if (state.questions.length === 0) return false;
  if (namesText.test(message) || (isNear && asksAside(message, state))) return true;
  const text = plainAnswer(message);
  const marks = readMarks(text, state);
  const numbered = marks.length > 0 ? marks : readNumbered(text, state);
  if (numbered.length > 0) return numbered.every((one) => isAnswerAt(state, one.at, one.text));
  if (isNear && wordsOf(text).length >= minWords && isAnswerAt(state, state.at, text)) return true;
  return !isQuestion && questionOn(state, message)?.about === "new";
}
