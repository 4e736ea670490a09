import type { Say, Step } from "../activity";
import { lookUp, type Language } from "../clues/dictionary";
import type { Secret } from "../guard/secrets";
import { nextClue } from "./clue";
import { formWords } from "./facts-words";
import { nearestWord } from "./nearest";
import { isAlike, isOfWork, isSafe, isSameWord, riddleOf, secretsBeside, secretsOfWord } from "./riddle";
import { tellForm, tellRelated, tellSounds, tellSpelling } from "./tell-facts";
import { senseIn } from "./sense";
import { inRow, meaningsOf, tellParts, tellWord } from "./tell-word";
import type { WordQuestion } from "./word-question";
import { firstAsked, withLatest, withWord, type AskedWord, type WordState } from "./word-state";
import { clueWords, toldWords, unknownWords } from "./words";

/** What a room is told besides its state: the message, and the answers of other work that is under way. */
export type WordContext = { message: string; ofWork: Secret[] };

/** What is answered about one word, and the question that ends the reply. */
export type Answer = { state: WordState; lines: string[]; closing: string };

type Around = { ofWork: Secret[]; say: Say; message: string };

const asksBefore = 2;
const longPhrase = 3;
const maxWords = 3;

/** Lines that are free of secrets; none if the first of them, which everything hangs on, is not. */
function safeLines(lines: string[], main: string, secrets: readonly Secret[]): string[] {
  return isSafe(main, secrets) ? lines.filter((line) => isSafe(line, secrets)) : [];
}

const inWhich = (say: Say) => say(unknownWords.inWhich);

/** A word that the dictionary has, told; undefined where that would tell what is to be found. */
export function told(
  state: WordState,
  word: AskedWord,
  { ofWork, say }: Pick<Around, "ofWork" | "say">,
): Answer | undefined {
  const riddle = riddleOf(word);
  if (!riddle) return undefined;
  const { asked, language } = word;
  const isItalian = language === "italian";
  const isSame = isAlike(asked, riddle.answers);
  if (isItalian && !isSame && isOfWork(asked, riddle, ofWork)) return undefined;
  const secrets = [...ofWork, ...secretsBeside(state, word)];
  const { row, words } = meaningsOf(riddle.found, language);
  const whole = tellWord(asked, riddle.found, language, say);
  const use = whole.at(-1) ?? "";
  const main = whole.find((line) => line.includes(row)) ?? "";
  const bare = isItalian ? "" : say(toldWords.meansBare, { meanings: row });
  const safe = safeLines(whole.slice(0, -1), main, secrets);
  const lines = safe.length > 0 ? safe : bare && isSafe(bare, secrets) ? [bare] : [];
  if (lines.length === 0) return undefined;
  const latest = isItalian ? (words[0] ?? "") : riddle.found.form;
  const next = isItalian && !isSame ? withWord(state, { ...word, isTold: true, isCurrent: false }) : state;
  return {
    state: withLatest(next, latest),
    lines,
    closing: isSafe(use, secrets) ? use : inWhich(say),
  };
}

/** The next clue to a word, or that there are no more. */
export function clued(
  state: WordState,
  word: AskedWord,
  { ofWork, say }: Pick<Around, "ofWork" | "say">,
): Answer {
  const riddle = riddleOf(word);
  const closing = say(word.language === "english" ? clueWords.guessItalian : clueWords.guessEnglish);
  if (!riddle) return { state: withWord(state, word), lines: [], closing };
  const secrets = [...ofWork, ...secretsOfWord(withWord(state, word))];
  const isWork = word.language === "english" || isOfWork(word.asked, riddle, ofWork);
  const clue = nextClue(word, riddle, { secrets, isOfWork: isWork, say });
  const line = clue?.line ?? say(isWork ? clueWords.noMoreOfWork : clueWords.noMore, { word: word.asked });
  const given = { ...word, cluesGiven: clue?.cluesGiven ?? word.cluesGiven, isCurrent: true };
  return { state: withWord(state, given), lines: [line], closing };
}

/** A word that is not in the dictionary: that is said, and how to get at it; or the one that was meant. */
function unknown(state: WordState, asked: string, language: Language, around: Around): Answer {
  const { ofWork, say } = around;
  const near = nearestWord(asked, language);
  if (near !== undefined) {
    const answer = askOne(state, near, language, around);
    const shown = inRow([near], language);
    const meant = say(unknownWords.meant, { word: asked, near: shown });
    const isRiddle = language === "italian";
    if (isSafe(meant, [...ofWork, ...secretsOfWord(state)]))
      return {
        ...answer,
        lines: [meant, ...answer.lines],
        closing: isRiddle ? answer.closing : say(unknownWords.isIt),
      };
  }
  const parts = language === "english" && asked.includes(" ") ? tellParts(asked, say) : undefined;
  const secrets = [...ofWork, ...secretsOfWord(state)];
  if (parts?.every((line) => isSafe(line, secrets)))
    return { state, lines: parts.slice(0, -1), closing: parts.at(-1) ?? "" };
  if (asked.split(" ").length >= longPhrase)
    return { state, lines: [say(unknownWords.whole)], closing: say(unknownWords.whichWord) };
  return {
    state: withWord(state, firstAsked(asked, language)),
    lines: [say(unknownWords.notHere, { word: asked }), say(unknownWords.find)],
    closing: inWhich(say),
  };
}

/** What an English word means is told; an English word that is looked for, at the second asking. */
function askOne(state: WordState, asked: string, language: Language, around: Around): Answer {
  const whole = riddleOf({ asked, language });
  if (!whole) return unknown(state, asked, language, around);
  const sense = senseIn(around.message, asked, whole.found);
  const before = state.words.find((word) => isSameWord(word, { asked, language }));
  // In another sense it is another word.
  const isOther = sense !== undefined && before !== undefined && sense !== before.sense;
  const word = {
    ...(before && !isOther
      ? { ...before, timesAsked: Math.min(before.timesAsked + 1, 99), isCurrent: true }
      : firstAsked(asked, language)),
    ...(sense !== undefined && { sense }),
  };
  const riddle = riddleOf(word) ?? whole;
  const isDue =
    language === "english" ||
    word.timesAsked >= asksBefore ||
    word.isTold ||
    word.isGuessed ||
    isAlike(asked, riddle.answers);
  const answer = isDue ? told(state, word, around) : undefined;
  if (answer) return answer;
  const open = { ...word, isTold: false, isGuessed: false };
  const clue = clued(state, open, around);
  const ofWork = around.say(clueWords.ofWork, { word: asked });
  return isDue && clue.state.words.length > 0 && language === "italian"
    ? { ...clue, lines: [ofWork, ...clue.lines] }
    : clue;
}

/** What the student calls an English word by is a guess of it. */
function notingNamed(state: WordState, words: readonly string[]): WordState {
  const found = words.flatMap((word) => lookUp(word, "english")?.entries ?? []);
  return {
    ...state,
    words: state.words.map((word) =>
      word.language === "italian" && riddleOf(word)?.found.entries.some((entry) => found.includes(entry))
        ? { ...word, isGuessed: true, isCurrent: false }
        : word,
    ),
  };
}

const withoutCurrent = (state: WordState): WordState => ({
  ...state,
  words: state.words.map((word) => ({ ...word, isCurrent: false })),
});

const isAbout = (line: string, word: string) => line.includes(`«${word}»`) || line.includes(`*${word}*`);

function translation(state: WordState, question: WordQuestion, around: Around): Step<WordState> {
  const language = question.language ?? "italian";
  const asked = [question.word, ...(question.others ?? [])].slice(0, maxWords);
  const from = language === "italian" ? withoutCurrent(state) : notingNamed(state, asked);
  let next = from;
  const answers = asked.map((word) => {
    const answer = askOne(next, word, language, around);
    next = answer.state;
    return { word, ...answer };
  });
  const [first] = answers;
  if (answers.length === 1 && first) return { state: next, lines: [...first.lines, first.closing] };
  const lines = answers.map(({ word, lines: [line = ""] }) =>
    isAbout(line, word)
      ? line
      : `${around.say(clueWords.which, { word })} ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
  );
  const closing = around.say(language === "italian" ? clueWords.guessEach : toldWords.useOne);
  return { state: next, lines: [...lines, closing] };
}

/** The English words that an Italian one stands for, or the English word itself. */
const inEnglish = (word: string, language: Language | undefined): string[] => {
  if (language !== "italian") return [word];
  const found = lookUp(word, "italian");
  return found ? [...new Set(found.entries.map((entry) => entry.english[0] ?? ""))].slice(0, 2) : [];
};

/**
 * Answers a question about words. What an English word means is told at once; an English word that is looked for gets
 * a clue first. What is an answer of other work (`ofWork`) or of another word is never told.
 */
export function askWord(
  state: WordState,
  question: WordQuestion,
  context: WordContext,
  say: Say,
): Step<WordState> {
  const { kind, form, language = "english" } = question;
  const step = answerOn(state, question, context, say);
  const asked = {
    kind,
    language: kind === "translation" ? (question.language ?? "italian") : language,
    ...(form && { form }),
  };
  return step.state ? { ...step, state: { ...step.state, asked } } : step;
}

function answerOn(
  state: WordState,
  question: WordQuestion,
  { ofWork, message }: WordContext,
  say: Say,
): Step<WordState> {
  const { kind, word, language, others = [] } = question;
  const around = { ofWork, say, message };
  if (kind === "translation") return translation(state, question, around);
  const named = [word, ...others].slice(0, maxWords);
  const noted = language === "italian" ? state : notingNamed(state, named);
  const secrets = [...ofWork, ...secretsOfWord(noted)];
  const facts = { secrets, say };
  const next = language === "italian" ? noted : withLatest(noted, word);
  if (kind === "sound") return { state: next, lines: tellSounds(named, facts) };
  if (kind === "spelling") return { state: next, lines: tellSpelling(named, facts) };
  if (kind === "synonym" || kind === "opposite")
    return {
      state: next,
      lines: tellRelated(named.flatMap((one) => inEnglish(one, language)).slice(0, maxWords), kind, facts),
    };
  if (language !== "italian") return { state: next, lines: tellForm(word, question.form ?? "parts", facts) };
  const first = translation(state, { kind: "translation", word, language }, around);
  return { ...first, lines: [say(formWords.needsVerb, { word }), ...first.lines] };
}
