import type { Say, Step } from "../activity";
import { fold, lookUp, type Language } from "../clues/dictionary";
import type { Secret } from "../guard/secrets";
import { holdsPhrase } from "../phrase";
import { askWord, clued, told, type Answer } from "./ask-word";
import { byFirstLetter, byShape, firstLetterAt } from "./clue";
import { judgeGuess, lettersOff, triesIn, type Verdict } from "./guess";
import { isOfWork, isSafe, otherLanguage, riddleOf, secretsBeside, type Riddle } from "./riddle";
import { meaningsOf } from "./tell-word";
import { isNameless, readNextQuestion, readWordQuestion } from "./word-question";
import {
  currentOf,
  isOpen,
  withGuess,
  withLatest,
  withWord,
  type AskedWord,
  type WordState,
} from "./word-state";
import { isStuck, wantsClue, wantsFirstLetter, wantsShape, wantsTelling } from "./word-wishes";
import { clueWords, guessWords, toldWords, unknownWords } from "./words";

type Around = { ofWork: Secret[]; say: Say };

const guessesBeforeTelling = 2;
const maxShown = 40;

const asStep = ({ state, lines, closing }: Answer): Step<WordState> => ({
  state,
  lines: [...lines, closing],
});

const askAgain = (language: Language, say: Say) =>
  say(language === "english" ? clueWords.guessItalian : clueWords.guessEnglish);

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

type Tried = { guess: string; word: AskedWord; riddle: Riddle; verdict: Verdict };

/** Each try with the word it is nearest to. */
function judged(tries: readonly string[], current: readonly AskedWord[]): Tried[] {
  const order: readonly Verdict[] = ["right", "near", "partly", "wrong", "unknown"];
  return tries.flatMap((guess) => {
    const all = current.flatMap((word) => {
      const riddle = riddleOf(word);
      const verdict = riddle && judgeGuess(guess, riddle, word.language);
      return riddle && verdict ? [{ guess, word, riddle, verdict }] : [];
    });
    const [best] = all.toSorted((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
    return best ? [best] : [];
  });
}

function onRight(state: WordState, right: Tried[], around: Around): Step<WordState> {
  const { say, ofWork } = around;
  const guessed = right.reduce(
    (next, { word }) => withWord(next, { ...word, isGuessed: true, isCurrent: false }),
    state,
  );
  const answers = right.map(({ guess, riddle, word }) => ({
    answer: riddle.answers.find((one) => fold(one) === fold(guess)) ?? riddle.answer,
    word,
  }));
  const lines = answers.map(({ answer, word }) => {
    const line = say(guessWords.right, { answer });
    return isSafe(line, [...ofWork, ...secretsBeside(guessed, word)]) ? line : say(guessWords.rightPlain);
  });
  const [left] = currentOf(guessed);
  const [first] = answers;
  const use = say(toldWords.use, { word: first?.answer ?? "" });
  const closing = left
    ? `${say(clueWords.which, { word: left.asked })} ${askAgain(left.language, say).toLowerCase()}`
    : isSafe(use, ofWork)
      ? use
      : say(unknownWords.inWhich);
  return { state: withLatest(guessed, first?.answer ?? ""), lines: [...lines, closing] };
}

/** What a wrong guess means, and the next clue; after two of them the word. */
function onWrong(state: WordState, { guess, word, riddle }: Tried, around: Around): Step<WordState> {
  const { say, ofWork } = around;
  if (word.wrongGuesses.includes(fold(guess)))
    return { state, lines: [say(guessWords.again), askAgain(word.language, say)] };
  const tried = withGuess(word, fold(guess));
  const guessed = lookUp(guess, otherLanguage(word.language));
  const meaning = guessed && meaningsOf(guessed, otherLanguage(word.language)).words[0];
  const line =
    meaning && word.language === "italian"
      ? say(guessWords.wrong, { guess, meaning })
      : say(guessWords.wrongPlain);
  const secrets = [...ofWork, ...secretsBeside(state, word)];
  const said = isSafe(line, secrets) ? line : say(guessWords.wrongPlain);
  const isDue = tried.wrongGuesses.length >= guessesBeforeTelling && !isOfWork(word.asked, riddle, ofWork);
  const answer =
    (isDue ? told(withWord(state, tried), tried, around) : undefined) ?? clued(state, tried, around);
  return asStep({ ...answer, lines: [said, ...answer.lines] });
}

function onTry(state: WordState, tried: Tried, around: Around): Step<WordState> {
  const { say } = around;
  const { guess, word, riddle, verdict } = tried;
  if (verdict === "wrong") return onWrong(state, tried, around);
  if (verdict === "near") {
    const line = say(lettersOff(guess, riddle) > 1 ? guessWords.nearTwo : guessWords.near);
    return { state, lines: [line, say(guessWords.spellAgain)] };
  }
  const line =
    verdict === "partly"
      ? say(guessWords.partly, { parts: String(riddle.answer.split(" ").length) })
      : say(guessWords.unknown, { guess: guess.slice(0, maxShown) });
  return { state, lines: [line, askAgain(word.language, say)] };
}

function readGuess(
  state: WordState,
  message: string,
  current: AskedWord[],
  around: Around,
): Step<WordState> | undefined {
  const { whole, tries } = triesIn(message);
  const [only] = judged([whole], current);
  if (only && (only.verdict === "right" || tries.length < 2)) {
    return only.verdict === "right" ? onRight(state, [only], around) : onTry(state, only, around);
  }
  const each = judged(tries, current);
  if (tries.length < 2 || each.length < tries.length) return undefined;
  if (tries.length > current.length)
    return { state, lines: [around.say(guessWords.oneOnly), around.say(guessWords.whichOne)] };
  const right = each.filter(({ verdict }) => verdict === "right");
  const [wrong] = each.filter(({ verdict }) => verdict !== "right");
  if (right.length > 0) return onRight(state, right, around);
  return wrong && onTry(state, wrong, around);
}

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
  if (!word || readWordQuestion(message) || isNameless(message)) return undefined;
  if (wantsFirstLetter(message)) return letterOf(state, word, byFirstLetter, around);
  if (wantsShape(message)) return letterOf(state, word, byShape, around);
  if (wantsTelling(message)) return tellCurrent(state, current, around);
  if (wantsClue(message) || isStuck(message)) return helpOn(state, current, around);
  if (!riddleOf(word)) {
    const { whole } = triesIn(message);
    const isGuess = whole !== "" && lookUp(whole, otherLanguage(word.language)) !== undefined;
    return isGuess ? asStep(unsure(state, word, say)) : undefined;
  }
  return readGuess(state, message, current, around);
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
