import type { Say, Step } from "../activity";
import { lookUp } from "../clues/dictionary";
import type { Secret } from "../guard/secrets";
import { holdsPhrase } from "../phrase";
import { askWord, clued, told, type Answer } from "./ask-word";
import { byFirstLetter, byShape, firstLetterAt } from "./clue";
import { triesIn } from "./guess";
import { isOfWork, isSafe, otherLanguage, riddleOf, secretsBeside } from "./riddle";
import { isNameless, readNextQuestion, readWordQuestion } from "./word-question";
import { currentOf, isOpen, withWord, type AskedWord, type WordState } from "./word-state";
import { isStuck, takesPromise, wantsClue, wantsFirstLetter, wantsShape, wantsTelling } from "./word-wishes";
import { askAgain, asStep, readGuess, readHeld } from "./read-guess";
import { inOtherSense, saysMeaning } from "./say-sense";
import { clueWords, guessWords, toldWords, unknownWords } from "./words";

type Around = { ofWork: Secret[]; say: Say };

/** That no answer is sure for a word our dictionary does not have, and where there is one. */
const unsure = (state: WordState, { asked }: AskedWord, say: Say): Answer => ({
  state,
  lines: [say(guessWords.unsure, { word: asked }), say(unknownWords.find)],
  closing: say(unknownWords.inWhich),
});

/** The words that were asked for a second time by "dimmelo", those that may be told. */
function tellCurrent(state: WordState, current: AskedWord[], around: Around): Step<WordState> {
  const [only] = current;
  if (current.length === 1 && only) {
    if (!riddleOf(only)) return asStep(unsure(state, only, around.say));
    const again = { ...only, timesAsked: Math.min(only.timesAsked + 1, 99) };
    return asStep(
      told(state, again, around) ?? clued(state, { ...again, cluesGiven: only.cluesGiven }, around),
    );
  }
  let next = state;
  const lines = current.map((word) => {
    const answer = told(next, word, around) ?? clued(next, word, around);
    next = answer.state;
    return answer.lines[0] ?? "";
  });
  return { state: next, lines: [...lines, around.say(toldWords.useOne)] };
}

/** One more clue to the first of the current words. */
function helpOn(state: WordState, current: AskedWord[], around: Around): Step<WordState> | undefined {
  const [word] = current;
  if (!word) return undefined;
  if (!riddleOf(word)) return asStep(unsure(state, word, around.say));
  const answer = clued(state, word, around);
  const which = current.length > 1 ? [around.say(clueWords.which, { word: word.asked })] : [];
  return asStep({ ...answer, lines: [[...which, ...answer.lines].join(" ")] });
}

/** The letter or length that was asked for, but of no answer of other work. */
function letterOf(
  state: WordState,
  word: AskedWord,
  clue: typeof byShape,
  around: Around,
): Step<WordState> | undefined {
  const riddle = riddleOf(word);
  if (!riddle || isOfWork(word.asked, riddle, around.ofWork)) return helpOn(state, [word], around);
  const line = clue(word, riddle, around.say);
  if (!isSafe(line, [...around.ofWork, ...secretsBeside(state, word)])) return helpOn(state, [word], around);
  const at = clue === byFirstLetter ? firstLetterAt : firstLetterAt + 1;
  const given = word.cluesGiven === at ? { ...word, cluesGiven: at + 1 } : word;
  return { state: withWord(state, given), lines: [line, askAgain(word.language, around.say)] };
}

/** All clues are given, and the coach has said that "dimmela" brings the word. */
const isPromised = (state: WordState, word: AskedWord, around: Around): boolean =>
  clued(state, word, around).state.words.find(({ asked }) => asked === word.asked)?.cluesGiven ===
  word.cluesGiven;

/** "Boh pen bag": who does not know, and tries all the same. */
const shrugs = /^[\s\p{P}]*(?:b+o+h*|m+a+h+|m{2,}|ehm+)[\s\p{P}]+(?=\p{L})/iu;

/**
 * What a message makes of the words that are being looked for: a guess, a wish for a clue or for the word, or a question
 * without a word about the last one ("e il plurale?"). Undefined when it is about something else.
 */
export function continueWord(
  state: WordState,
  message: string,
  say: Say,
  { ofWork }: { ofWork: Secret[] },
): Step<WordState> | undefined {
  const around = { ofWork, say };
  const current = currentOf(state);
  const [word] = current;
  const next = state.latest === undefined ? undefined : readNextQuestion(message, state.latest);
  if (next) return askWord(state, next, { message, ofWork }, say);
  const meant = state.latest === undefined ? undefined : saysMeaning(state, state.latest, message, around);
  if (meant) return meant;
  if (!word || readWordQuestion(message) || isNameless(message)) return undefined;
  const held = readHeld(state, message, current, around);
  if (held) return held;
  if (wantsFirstLetter(message)) return letterOf(state, word, byFirstLetter, around);
  if (wantsShape(message)) return letterOf(state, word, byShape, around);
  if (wantsTelling(message) || (takesPromise(message) && isPromised(state, word, around)))
    return tellCurrent(state, current, around);
  const shrugged = shrugs.test(message) ? readGuess(state, message, current, around) : undefined;
  if (shrugged) return shrugged;
  if (wantsClue(message) || isStuck(message)) return helpOn(state, current, around);
  if (!riddleOf(word)) {
    const { whole } = triesIn(message);
    const isGuess = whole !== "" && lookUp(whole, otherLanguage(word.language)) !== undefined;
    return isGuess ? asStep(unsure(state, word, say)) : undefined;
  }
  return readGuess(state, message, current, around) ?? inOtherSense(state, word, message, around);
}

/** The state once a message has used a word in a sentence of its own: who writes "I have a dog" has found it. */
export const withWordsUsed = (state: WordState, message: string): WordState => ({
  ...state,
  words: state.words.map((word) =>
    isOpen(word) && riddleOf(word)?.answers.some((answer) => holdsPhrase(message, answer))
      ? { ...word, isGuessed: true, isCurrent: false }
      : word,
  ),
});
