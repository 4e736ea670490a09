import { isQuestionAboutEnglish } from "../rule/question-about-english";
import { readTalk } from "../talk/read-talk";
import { noFixes } from "../text/step-text";
import { wordsOf } from "../phrase";
import { answerQuestion } from "./answer-question";
import { goOn } from "./go-on";
import { asksForFact } from "./tell-fact";
import { isTryAtItem } from "./try-at-item";
import type { Move, Mover, Turn } from "./turn";

const maxLength = 300;
const minWords = 2;
const joint =
  /(?<=[.?!…]) | ed? (?=(?:come|cosa|che cosa|perch[eé]|quando|qual|quale|che differenza)(?!\p{L}))/iu;
const opening = /^(?:e(?: poi)?|poi|inoltre|anche|due domande|un['’]altra cosa)\s*[:,]?\s+/iu;

/** "Bought. e perché non buyed?", "come si dice mela? e qual è il plurale di foot?": a message in its two parts. */
export function partsOf(message: string): [string, string] | undefined {
  if (message.length > maxLength) return undefined;
  const [first, second, ...others] = message
    .split("\n")
    .flatMap((line) => line.replace(/\s+/g, " ").split(joint))
    .map((part) => part.replace(opening, "").trim())
    .filter((part) => /\p{L}/u.test(part));
  return first && second && others.length === 0 ? [first, second] : undefined;
}

export const asTurn = (turn: Turn, message: string): Turn => {
  const talk = readTalk(message);
  const isQuestion =
    !isTryAtItem({ ...turn, message }) &&
    wordsOf(message).length >= minWords &&
    (isQuestionAboutEnglish(message) || asksForFact({ message, talk }));
  return {
    message,
    talk,
    isQuestion,
    findings: [],
    open: turn.open,
    state: turn.state,
    say: turn.say,
    secretsOfWork: turn.secretsOfWork,
    fixes: noFixes,
  };
};

export const isAnswer = (move: Move | undefined): move is Move =>
  move?.about === "word" || move?.about === "rule";

/** Two questions, or a try and a question: both are answered, and the reply ends with one question. */
export const doTwoThings: Mover = (turn) => {
  const parts = turn.wish ? undefined : partsOf(turn.message);
  if (!parts) return undefined;
  const [first, second] = [asTurn(turn, parts[0]), asTurn(turn, parts[1])];
  if (first.isQuestion && second.isQuestion) return bothAnswered(first, second);
  const [question, rest] = first.isQuestion ? [first, second] : [second, first];
  return question.isQuestion && turn.state.exercise ? triedAndAnswered(rest, question) : undefined;
};

function bothAnswered(first: Turn, second: Turn): Move | undefined {
  const one = answerQuestion(first);
  if (!isAnswer(one)) return undefined;
  const other = answerQuestion({ ...second, state: { ...first.state, ...one.state } });
  return isAnswer(other)
    ? {
        ...other,
        state: { ...one.state, ...other.state },
        lines: [...one.lines.slice(0, -1), ...other.lines],
      }
    : undefined;
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

/** What is said of two things: examples, which stand last in each, go where it is too long. */
function shortened([first, second, end]: [string[], string[], string[]]): string[] {
  const count = (lines: readonly string[]) => wordsOf(lines.join(" ")).length;
  const choices = [
    [...first, ...second, ...end],
    [...first.slice(0, 1), ...second, ...end],
    [...first.slice(0, 1), ...second.slice(0, 1), ...end],
  ];
  return choices.find((lines) => count(lines) <= maxWords) ?? [...second.slice(0, 1), ...end];
}
