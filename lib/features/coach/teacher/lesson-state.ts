import { z } from "zod";
import type { Preface } from "./preface";
import { findSheet } from "../plan/find-sheet";
import { isFunctionWord } from "../content-words";
import { holdsPhrase, wordsOf } from "../phrase";
import { secretsOfSolution, type Secret } from "../guard/secrets";

const secret = z.object({ answer: z.string(), inContext: z.string(), quote: z.string() });

/** What a lesson is about beside what was said: kept with each answer, and never sent to a browser. */
export const lessonState = z.object({
  /** The exercise a tutor solved when it was brought. */
  exercise: z
    .object({
      items: z.array(
        z.object({
          number: z.string(),
          gaps: z.array(
            z.object({ answers: z.array(z.string()), secrets: z.array(secret), isDone: z.boolean() }),
          ),
        }),
      ),
    })
    .optional(),
});
export type LessonState = z.output<typeof lessonState>;

type Items = NonNullable<LessonState["exercise"]>["items"];

/** A state as it was stored; one of an earlier form is none. */
export const readState = (stored: unknown): LessonState => lessonState.catch({}).parse(stored ?? {});

/** What the student is still to find in the exercise of a state. */
export const secretsOfState = ({ exercise }: LessonState): Secret[] =>
  (exercise?.items ?? []).flatMap(({ gaps }) =>
    gaps.flatMap(({ secrets, isDone }) => (isDone ? [] : secrets)),
  );

/**
 * The state after a turn. An exercise takes the place of the one before it. A gap is done once the tutor has called a try
 * at it right and one of its answers stands in what the student wrote: nobody is talked into it.
 */
export function stateAfter(state: LessonState, preface: Preface, message: string): LessonState {
  const brought = itemsOf(preface.items, message);
  const known = new Set(state.exercise?.items.map(({ number }) => number));
  const isNew = brought.length > 0 && !brought.every(({ number }) => known.has(number));
  const items = isNew ? brought : state.exercise?.items;
  if (!items) return state;
  return { ...state, exercise: { items: items.map((item) => afterTries(item, preface.tries, message)) } };
}

function afterTries(item: Items[number], tries: Preface["tries"], message: string): Items[number] {
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
export function itemsOf(items: Preface["items"], message: string): Items {
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
          : accepted.flatMap(secretAlone),
      })),
    };
  });
}

/** An answer without its place: "on" or "is" alone would forbid every sentence that holds it. */
export const secretAlone = (answer: string): Secret[] => [
  { answer, inContext: wordsOf(answer).every(isFunctionWord) ? "" : answer, quote: "" },
];
