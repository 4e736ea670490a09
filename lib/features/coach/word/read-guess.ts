import { splitWords } from "@/lib/features/english/lexicon/words";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Say, Step } from "../activity";
import { fold, lookUp, type Language } from "../clues/dictionary";
import type { Secret } from "../guard/secrets";
import { clued, told, type Answer } from "./ask-word";
import { heldIn, judgeGuess, lettersOff, triesIn, type Verdict } from "./guess";
import { isOfWork, isSafe, otherLanguage, riddleOf, secretsBeside, type Riddle } from "./riddle";
import { meaningsOf } from "./tell-word";
import { currentOf, withGuess, withLatest, withWord, type AskedWord, type WordState } from "./word-state";
import { clueWords, guessWords, toldWords, unknownWords } from "./words";

type Around = { ofWork: Secret[]; say: Say };

const guessesBeforeTelling = 2;
const maxShown = 40;

/** What is answered about a word, with its question. */
export const asStep = ({ state, lines, closing }: Answer): Step<WordState> => ({
  state,
  lines: [...lines, closing],
});

export const askAgain = (language: Language, say: Say) =>
  say(language === "english" ? clueWords.guessItalian : clueWords.guessEnglish);

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

/** A try, or several for several words. */
export function readGuess(
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

/** "Non so se è pencil case", "dai dimmelo, è tipo pensil case": a right or near try inside an Italian sentence. */
export function readHeld(
  state: WordState,
  message: string,
  current: AskedWord[],
  around: Around,
): Step<WordState> | undefined {
  const { tries } = triesIn(message);
  const isList = tries.length > 1 && judged(tries, current).length === tries.length;
  if (isList || isSentence(message)) return undefined;
  const held = current.flatMap((word) => {
    const riddle = word.language === "italian" ? riddleOf(word) : undefined;
    const found = riddle && heldIn(message, riddle);
    return riddle && found ? [{ ...found, word, riddle }] : [];
  });
  const right = held.filter(({ verdict }) => verdict === "right");
  const [near] = held;
  return right.length > 0 ? onRight(state, right, around) : near && onTry(state, near, around);
}

const minSentence = 4;
/** The student's own English is looked at as such. */
const isSentence = (message: string) => {
  const english = countEnglishWords(message);
  return english >= minSentence && english >= 0.7 * splitWords(message).length;
};
