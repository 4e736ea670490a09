import type { TutorTurn } from "@/lib/ports/tutor";
import { answersOf } from "../clues/dictionary";
import { guardSentence } from "../guard/guard";
import { secretOfWord, type Secret } from "../guard/secrets";
import { readIntent } from "../intent/intent";
import { holdsPhrase } from "../phrase";
import {
  askedWord,
  isSameWord,
  isRightGuess,
  isToldIn,
  judgeGuess,
  riddleOf,
  type AskedWord,
} from "./word-game";
import { told, type ToldWord } from "./told-word";

type History = TutorTurn["history"];

const maxTurnsBack = 20;
const guessesBeforeTelling = 2;

/**
 * The words a student has asked for, has not guessed and was not told, whatever was talked about since: a riddle that
 * is dropped stays a riddle. What an English word means is no riddle. `history` ends with the new message.
 */
export function secretsOfWords(history: History): Secret[] {
  const places = history.flatMap(({ role }, at) => (role === "student" ? [at] : [])).slice(-maxTurnsBack);
  return places.flatMap((place) => {
    const asked = askedWord(history[place]?.text ?? "");
    if (asked?.question.language !== "italian") return [];
    const { word, language } = asked.question;
    const answers = answersOf(asked.found, language);
    const [answer = ""] = answers;
    const since = history.slice(place + 1);
    const isGuessed = since.some(({ role, text }) => role === "student" && isRightGuess(text, { answers }));
    return isGuessed || isToldIn(since, answers) || isAlike(word, answers)
      ? []
      : [secretOfWord(answer, word)];
  });
}

type Turn = { history: History; message: string; ofWork: Secret[]; isAsked: boolean };

/**
 * The word that is told in this turn, and all that is still secret. What an English word means is told at once; an
 * English one that is looked for when it is asked for again or was guessed wrong twice, or when there is nothing to
 * guess. Never one that is an answer of something else under way.
 */
export function planWord({ history, message, ofWork, isAsked }: Turn): {
  word?: ToldWord;
  secrets: Secret[];
} {
  const ofWords = secretsOfWords([...history, { role: "student", text: message }]);
  const due = isAsked ? dueWord(history, message) : undefined;
  const own = due ? answersOf(due.found, due.question.language) : [];
  const left = [...ofWork, ...ofWords.filter(({ answer }) => !own.includes(answer))];
  const word = due && told(due.question, due.found);
  return word && isFree(word, left) ? { word, secrets: left } : { secrets: [...ofWork, ...ofWords] };
}

/** What would be said, held against all that is still to be found. */
const isFree = ({ asked, words, definition }: ToldWord, secrets: Secret[]) =>
  secrets.every(({ answer }) => !holdsPhrase(asked, answer)) &&
  guardSentence([...words.map((word) => `«${word}»`), definition].join(" "), secrets);

function dueWord(history: History, message: string): AskedWord | undefined {
  const now = askedWord(message);
  if (!now) {
    const riddle = riddleOf([...history, { role: "student", text: message }]);
    const isWrong = riddle !== undefined && judgeGuess(message, riddle) === "wrong";
    return isWrong && riddle.honestGuesses >= guessesBeforeTelling && !isOfTask(history, riddle.asked)
      ? { question: { word: riddle.asked, language: riddle.language }, found: riddle.found }
      : undefined;
  }
  const { question, found } = now;
  const isDue =
    question.language === "english" ||
    isAlike(question.word, answersOf(found, question.language)) ||
    (wasAsked(history, now) && !isOfTask(history, question.word));
  return isDue ? now : undefined;
}

/** "Computer" is the same in both languages. */
const isAlike = (word: string, answers: readonly string[]) =>
  answers.some((answer) => holdsPhrase(word, answer));

const wasAsked = (history: History, { found, question }: AskedWord) =>
  history.slice(-2 * maxTurnsBack).some(({ role, text }) => {
    const before = role === "student" ? askedWord(text) : undefined;
    return before?.question.language === question.language && isSameWord(before.found, found);
  });

/** A word of a text to be translated is homework, however often it is asked for. */
const isOfTask = (history: History, word: string) =>
  history.some(
    ({ role, text }) =>
      role === "student" && /^(?:translation|exercise)$/.test(readIntent(text)) && holdsPhrase(text, word),
  );
