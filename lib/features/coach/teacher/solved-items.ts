import { z } from "zod";
import type { Preface } from "./preface";
import { findSheet } from "../exercise/find-sheet";
import { holdsPhrase, wordsOf } from "../phrase";
import { secretsOfSolution, type Secret } from "../guard/secrets";
import { secretsOfDrawnGap } from "./answer-secrets";

const secret = z.object({
  answer: z.string(),
  inContext: z.string(),
  quote: z.string(),
  isText: z.literal(true).optional(),
});

/** An exercise that a tutor solved when it was brought. */
export const solvedItems = z.array(
  z.object({
    number: z.string(),
    gaps: z.array(z.object({ answers: z.array(z.string()), secrets: z.array(secret), isDone: z.boolean() })),
  }),
);
export type SolvedItems = z.output<typeof solvedItems>;

/** What the student is still to find in the exercise of a state. */
export const secretsOfSolved = (solved: SolvedItems = []): Secret[] =>
  solved.flatMap(({ gaps }) => gaps.flatMap(({ secrets, isDone }) => (isDone ? [] : secrets)));

/**
 * What is solved after a turn. An exercise takes the place of the one before it, unless it is the same one told again. A
 * gap is done once the tutor has called a try at it right and one of its answers stands in what the student wrote: nobody
 * is talked into it.
 */
export function solvedAfter(
  before: SolvedItems | undefined,
  preface: Preface,
  message: string,
): SolvedItems | undefined {
  const brought = itemsOf(preface.items, message);
  const isSame = brought.every((item) => before?.some((known) => isSameItem(item, known)));
  return (isSame ? before : brought)?.map((item) => afterTries(item, preface.tries, message));
}

/** Two exercises of a page may both have a number 1: only the answers tell them apart. */
function isSameItem(one: SolvedItems[number], other: SolvedItems[number]): boolean {
  const answers = new Set(other.gaps.flatMap((gap) => gap.answers.map((answer) => answer.toLowerCase())));
  return (
    one.number === other.number &&
    one.gaps.every((gap) => gap.answers.some((answer) => answers.has(answer.toLowerCase())))
  );
}

function afterTries(
  item: SolvedItems[number],
  tries: Preface["tries"],
  message: string,
): SolvedItems[number] {
  const isRight = (answers: string[], at: number) =>
    tries.some(
      ({ number, gap, verdict }) => number === item.number && gap === at + 1 && verdict === "right",
    ) && answers.some((answer) => holdsPhrase(message, answer));
  return {
    ...item,
    gaps: item.gaps.map((gap, at) => ({ ...gap, isDone: gap.isDone || isRight(gap.answers, at) })),
  };
}

/** The items of a preface as they are kept: with what must not be said of each gap, in its place where we find that. */
function itemsOf(items: Preface["items"], message: string): SolvedItems {
  const sheet = findSheet(message);
  return items.map(({ number, answers }) => {
    const gaps = answers.map((all) => all.filter((answer) => wordsOf(answer).length > 0));
    const item = sheet?.items.find((one) => String(one.number) === number && one.gaps.length === gaps.length);
    return {
      number,
      gaps: gaps.map((accepted, at) => ({
        answers: accepted,
        isDone: false,
        secrets: item
          ? secretsOfSolution({ ...item, gaps: item.gaps.slice(at, at + 1) }, { gaps: [accepted] })
          : secretsOfDrawnGap(accepted, message, { number, at }),
      })),
    };
  });
}

/** The answers of gaps that are done. */
export const answersDone = (solved: SolvedItems = []): Set<string> =>
  new Set(
    solved.flatMap(({ gaps }) =>
      gaps.flatMap(({ answers, isDone }) => (isDone ? answers.map((answer) => answer.toLowerCase()) : [])),
    ),
  );
