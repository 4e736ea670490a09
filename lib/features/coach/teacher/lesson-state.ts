import { z } from "zod";
import type { Preface } from "./preface";
import { findSheet } from "../plan/find-sheet";
import { isFunctionWord } from "../content-words";
import { holdsPhrase, wordsOf } from "../phrase";
import { secretsOfSolution, type Secret } from "../guard/secrets";

const secret = z.object({
  answer: z.string(),
  inContext: z.string(),
  quote: z.string(),
  isText: z.literal(true).optional(),
});
const maxWordsAlone = 3;

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
          : secretsOfDrawnGap(accepted, message, { number, at }),
      })),
    };
  });
}

const drawnGap = /_{2,}|\.{3,}|…/g;

/** The answers of a gap with the words beside it, where the exercise was typed in a form that we do not read. */
function secretsOfDrawnGap(
  answers: string[],
  message: string,
  { number, at }: { number: string; at: number },
): Secret[] {
  const gaps = [...message.matchAll(drawnGap)];
  const item = [...message.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => word === number)?.index ?? -1;
  const from = gaps.length === 1 ? 0 : item;
  const gap = from < 0 ? undefined : gaps.filter(({ index }) => index >= from)[at];
  if (!gap) return answers.flatMap((answer) => secretAlone(answer, message));
  const end = gap.index + gap[0].length;
  const [given = ""] = /^\s*\([^()]{1,40}\)/.exec(message.slice(end)) ?? [];
  const before = wordsOf(message.slice(Math.max(0, gap.index - maxNeighbour), gap.index)).at(-1) ?? "";
  const after = wordsOf(message.slice(end + given.length, end + given.length + maxNeighbour))[0] ?? "";
  return answers.flatMap((answer) => {
    if (wordsOf(answer).length > maxWordsAlone) return secretAlone(answer, message);
    const inContext = `${before} ${answer} ${after}`.trim();
    const quote = given.replace(/[()]/g, "").trim() || wordsKnown(answer, message);
    return [{ answer, inContext, quote }];
  });
}

const maxNeighbour = 40;

/**
 * An answer without its place, to what a message asks. "On" or "is" alone would forbid every sentence that holds it; of
 * an answer with several words of its own these are no secret one by one.
 */
export function secretAlone(answer: string, message: string): Secret[] {
  const words = wordsOf(answer);
  const own = words.filter((word) => !isFunctionWord(word) && !holdsPhrase(message, word));
  if (own.length > 1 || words.length > maxWordsAlone)
    return [{ answer, inContext: answer, quote: message, isText: true }];
  const inContext = words.every(isFunctionWord) ? "" : answer;
  return [{ answer, inContext, quote: wordsKnown(answer, message) }];
}

/** The words of an answer that stand in a message, and so may be quoted; none if it holds the whole of it. */
function wordsKnown(answer: string, message: string): string {
  if (holdsPhrase(message, answer)) return "";
  return wordsOf(answer)
    .filter((word) => holdsPhrase(message, word))
    .join(" ");
}

/** What may be quoted of a secret besides, since the student has just written it. */
export function quotable(secret: Secret, message: string): Secret {
  const known = secret.isText ? message : wordsKnown(secret.answer, message);
  return known ? { ...secret, quote: `${secret.quote} ${known}`.trim() } : secret;
}

/** The answers of gaps that are done. */
export const answersDone = ({ exercise }: LessonState): Set<string> =>
  new Set(
    (exercise?.items ?? []).flatMap(({ gaps }) =>
      gaps.flatMap(({ answers, isDone }) => (isDone ? answers.map((answer) => answer.toLowerCase()) : [])),
    ),
  );
