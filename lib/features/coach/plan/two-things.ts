import { tag } from "../exercise/strip-talk";
import { readCheck } from "../rule/read-check";
import { isQuestionAboutEnglish, isSheetOrText } from "../rule/question-about-english";
import { englishIn } from "./what-was-written";
import { readTalk } from "../talk/read-talk";
import { spelledOut } from "../chat-spelling";
import { wordsOf } from "../phrase";
import { answerQuestion } from "./answer-question";
import { aboutWritten, answerWhetherRight } from "./answer-whether-right";
import { asksIfRight } from "./asks-if-right";
import { goOn } from "./go-on";
import { readEnglish } from "./read-english";
import { noFixes } from "../text/step-text";
import { rightWords } from "./right-words";
import { asksForFact } from "./tell-fact";
import { isTryAtItem } from "./try-at-item";
import type { Move, Mover, Turn } from "./turn";

const maxLength = 400;
const minWords = 2;
const asking = "(?:come|cosa|che cosa|perch[eé]|quando|qual|quale|che differenza)";
const wishing = "(?:mi )?(?:dimmi|dici|sai dire|spieg\\p{L}+|corregg\\p{L}+|controll\\p{L}+)";
/** Where one thing ends and the next begins; a number begins an item of a list. */
const joint = new RegExp(
  `(?<=[.?!…;]["»”]?) (?!\\d{1,2}[).])|,? ed? (?:poi )?(?=(?:${asking}|${wishing})(?!\\p{L}))|(?:^| )\\d{1,2}[).] ?`,
  "iu",
);
const opening =
  /^(?:(?:e(?: poi)?|poi|inoltre|anche|adesso|ora|due domande|(?:un['’ ]?)?altra (?:cosa|domanda))\s*[:,]?\s+)+/iu;
/** "Correggi: …" */
const checks = /(?<!\p{L})(?:corregg\p{L}+|controll\p{L}+|check|ricontroll\p{L}+)(?!\p{L})/iu;

type Part = { turn: Turn; kind: "question" | "check" | "own" | "other" };

/** "Bought. e perché non buyed?", "1) come si dice tavolo 2) qual è il plurale di foot": a message in its parts. */
export function partsOf(turn: Turn): Part[] {
  if (turn.message.length > maxLength) return [];
  return turn.message
    .split("\n")
    .flatMap((line) => line.replace(/\s+/g, " ").split(joint))
    .map((part) => part.replace(opening, "").replace(tag, "?").trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((part) => partOf(turn, part));
}

const minEnglish = 3;
const minWordsOfSecond = 3;

function partOf(turn: Turn, part: string): Part {
  const asked = spelledOut(part);
  const talk = readTalk(asked);
  const english = englishIn(part);
  const isToCheck = checks.test(asked) && english !== undefined;
  const isQuestion =
    !isToCheck &&
    !isTryAtItem({ ...turn, message: part }) &&
    wordsOf(part).length >= minWords &&
    (isQuestionAboutEnglish(asked) || asksForFact({ message: asked, talk }));
  const findings = isToCheck ? turn.findings.filter(({ quote }) => part.includes(quote)) : [];
  const own: Turn = {
    message: isToCheck ? english : part,
    asked,
    talk,
    isQuestion,
    findings,
    open: turn.open,
    state: turn.state,
    say: turn.say,
    secretsOfWork: turn.secretsOfWork,
    fixes: noFixes,
  };
  if (isQuestion) return { turn: own, kind: "question" };
  if (!isToCheck && asksIfRight(asked)) return { turn: own, kind: "check" };
  const isOwn = isToCheck || (english !== undefined && wordsOf(english).length >= minEnglish);
  if (!isOwn) return { turn: own, kind: "other" };
  const inPart = turn.findings.filter(({ quote }) => part.includes(quote));
  return { turn: { ...own, findings: inPart, fixes: turn.fixes }, kind: "own" };
}

export const isAnswer = (move: Move | undefined): move is Move =>
  move?.about === "word" || move?.about === "rule";

/** Two questions, or a try or a sentence and a question: both are answered, and the reply ends with one question. */
export const doTwoThings: Mover = (turn) => {
  const parts = turn.wish ? [] : partsOf(turn);
  const questions = parts.filter(({ kind }) => kind === "question").map((part) => part.turn);
  const [first, second, third] = questions;
  if (!first || (isSheetOrText(turn.message) && questions.length < parts.length)) return undefined;
  // "Did you use to play tennis? È giusta?": one question, on the other.
  if (
    parts.some(({ kind }) => kind === "check") &&
    wordsOf(readCheck(turn.asked) ?? "").length > minWordsOfSecond
  )
    return undefined;
  const own = together(parts.filter(({ kind }) => kind === "own").map((part) => part.turn));
  // "Quando si usa do e quando does": one question in two halves.
  if (second && wordsOf(second.message).length < minWordsOfSecond) return undefined;
  if (second) return bothAnswered(first, second, third);
  const rest = parts.find(({ kind }) => kind !== "question");
  const isAtItem = turn.state.exercise !== undefined;
  if (rest && isAtItem && parts.length === 2) {
    const tried = triedAndAnswered(rest.turn, first);
    if (tried) return tried;
  }
  const check = parts.find(({ kind }) => kind === "check");
  const judged = own ? judge(own) : check && answerWhetherRight(check.turn);
  return judgedAndAnswered(judged, first) ?? (check && judged?.about === "text" ? judged : undefined);
};

/** All sentences of a student's own are judged as one: a mistake in the second makes the first no better. */
function together(turns: readonly Turn[]): Turn | undefined {
  const [first] = turns;
  return (
    first && {
      ...first,
      message: turns.map(({ message }) => message).join(" "),
      findings: [...new Set(turns.flatMap(({ findings }) => findings))],
    }
  );
}

const judge = (turn: Turn) =>
  turn.findings.length + turn.fixes.resolved.length + turn.fixes.attempted.length > 0
    ? readEnglish(turn)
    : aboutWritten(turn, turn.message, { isWhetherDone: false });

function bothAnswered(first: Turn, second: Turn, third: Turn | undefined): Move | undefined {
  const one = answerQuestion(first);
  if (!isAnswer(one)) return undefined;
  const other = answerQuestion({ ...second, state: { ...first.state, ...one.state } });
  const next = third ? [first.say(rightWords.next, { next: third.message.replace(/[?!.]$/u, "") })] : [];
  return isAnswer(other)
    ? {
        ...other,
        state: { ...one.state, ...other.state },
        lines: shortened([
          one.lines.slice(0, -1),
          [...next, ...other.lines.slice(0, -1)],
          other.lines.slice(-1),
        ]),
      }
    : undefined;
}

/** What is said of a sentence, and the answer; where the sentence holds a mistake its question ends the reply. */
function judgedAndAnswered(judged: Move | undefined, question: Turn): Move | undefined {
  if (judged?.about !== "text") return undefined;
  const answer = answerQuestion({ ...question, state: { ...question.state, ...judged.state } });
  if (!isAnswer(answer)) return undefined;
  const state = { ...answer.state, ...judged.state };
  if (judged.due)
    return {
      ...judged,
      state,
      lines: shortened([answer.lines.slice(0, 1), answer.lines.slice(1, -1), judged.lines]),
    };
  return {
    ...answer,
    ...(judged.countsFixes && { countsFixes: true }),
    state,
    lines: shortened([judged.lines.slice(0, 1), answer.lines.slice(0, -1), answer.lines.slice(-1)]),
  };
}

function triedAndAnswered(rest: Turn, question: Turn): Move | undefined {
  const tried = goOn(rest);
  if (tried?.about !== "exercise") return undefined;
  const answer = answerQuestion({ ...question, state: { ...rest.state, ...tried.state } });
  if (!isAnswer(answer)) return undefined;
  const [verdict = "", ...onward] = tried.lines;
  return {
    ...tried,
    state: { ...answer.state, ...tried.state },
    lines: shortened([[verdict], answer.lines.slice(0, -1), onward]),
  };
}

const maxWords = 80;

/** What is said of two things: where it is too long, examples go, which stand last in each, and then openings. */
function shortened([first, second, end]: [string[], string[], string[]]): string[] {
  const isShort = (lines: readonly string[]) => wordsOf(lines.join(" ")).length <= maxWords;
  const choices = [
    [...first, ...second, ...end],
    [...withoutLast(first), ...second, ...end],
    [...withoutLast(first), ...withoutLast(second), ...end],
  ];
  return choices.find(isShort) ?? [...withoutLast(first).slice(-1), ...withoutLast(second).slice(-1), ...end];
}

const withoutLast = (lines: readonly string[]) => (lines.length > 1 ? lines.slice(0, -1) : [...lines]);
