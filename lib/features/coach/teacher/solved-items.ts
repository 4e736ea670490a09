import type { Preface } from "./preface";
import { maxItems, type ExerciseState } from "../exercise/exercise-state";
import { isWholeGap } from "@/lib/features/homework/homework-sheet";
import { findSheet } from "../exercise/find-sheet";
import { wordsOf } from "../phrase";
import { secretsOfSolution } from "../guard/secrets";
import { secretsOfDrawnGap } from "./answer-secrets";
import { placeCalled, placesOf } from "./item-labels";
import type { SolvedItem, SolvedItems } from "./solved-state";

type Told = {
  exercise?: ExerciseState | undefined;
  solved?: SolvedItems | undefined;
  /** Whether the message brings the exercise. */
  isBrought: boolean;
};

/**
 * What is solved once a tutor has told items. They join those it told before; of an exercise that we cannot read they
 * take the place of another one with the same numbers.
 */
export function solvedWith(known: Told, items: Preface["items"], message: string): SolvedItems {
  const told = itemsOf(known, items, message);
  const solved = (known.solved ?? []).map((one) => contradicting(one, told, known));
  const isOther = told.some((item) =>
    solved.some((one) => one.at === undefined && isSamePlace(item, one) && !hasSameAnswers(item, one)),
  );
  const kept = isOther ? solved.filter(({ at }) => at !== undefined) : solved;
  const fresh = told.filter((item) => !kept.some((one) => isSamePlace(item, one) || isDisputedBy(item, one)));
  const joined = kept.map((one) => joinedWith(one, told));
  return [...joined, ...fresh].slice(-maxItems);
}

/** An item that our solver knows in another way, once it is told again. */
function contradicting(one: SolvedItem, told: readonly SolvedItem[], { exercise }: Told): SolvedItem {
  const again = told.filter(({ at }) => at === undefined);
  if (!exercise || one.isMade || one.isDisputed || (one.at === undefined && again.length > 1)) return one;
  if (!told.some((other) => isSamePlace(one, other) && hasSameAnswers(one, other))) return one;
  const at = one.at ?? placeCalled(exercise, one.number);
  const item = at === undefined ? undefined : exercise.items[at];
  if (at === undefined || item?.gaps.length !== one.gaps.length) return one;
  const isOther = one.gaps.some(({ answers }, gap) => {
    const ours = item.solution[gap] ?? [];
    return ours.length > 0 && !answers.some((answer) => holdsAnswer(ours, answer));
  });
  return isOther ? { ...one, at, isDisputed: true } : one;
}

const holdsAnswer = (all: readonly string[], answer: string) =>
  all.some((one) => one.toLowerCase() === answer.toLowerCase());

const isSamePlace = (one: SolvedItem, other: SolvedItem) =>
  one.at === other.at && (one.at !== undefined || one.number === other.number);

const isDisputedBy = (item: SolvedItem, one: SolvedItem) =>
  one.isDisputed && item.at === undefined && one.number === item.number && hasSameAnswers(one, item);

/** Two exercises of a page may both have a number 1: only the answers tell them apart. */
function hasSameAnswers(one: SolvedItem, other: SolvedItem): boolean {
  const answers = new Set(other.gaps.flatMap((gap) => gap.answers.map((answer) => answer.toLowerCase())));
  return one.gaps.every((gap) => gap.answers.some((answer) => answers.has(answer.toLowerCase())));
}

/** Told once more in other words, an item has more to be kept; what was told first stands. */
function joinedWith(known: SolvedItem, told: readonly SolvedItem[]): SolvedItem {
  const again = told.find((item) => isSamePlace(item, known));
  if (again?.gaps.length !== known.gaps.length) return known;
  const gaps = known.gaps.map((gap, at) => {
    const { answers = [], secrets = [] } = again.gaps[at] ?? {};
    const more = secrets.filter(({ answer }) => !gap.secrets.some((one) => one.answer === answer));
    return {
      ...gap,
      answers: gap.answers.length > 0 ? gap.answers : answers,
      secrets: [...gap.secrets, ...more],
    };
  });
  return { ...known, gaps };
}

type Bare = { number: string; topic: string; gaps: string[][] };

/** The items of a preface as they are kept. One without an answer says nothing. */
function itemsOf(known: Told, items: Preface["items"], message: string): SolvedItem[] {
  const bare = items
    .map(({ number, topic, answers }): Bare => {
      const gaps = answers.map((all) => all.filter((answer) => wordsOf(answer).length > 0));
      return { number, topic, gaps };
    })
    .filter(({ gaps }) => gaps.some((answers) => answers.length > 0));
  const labels = bare.map(({ number }) => number);
  const places = placesOf(known.exercise, labels, known.isBrought);
  return bare.map((item, index) => {
    const at = places[index];
    const isOwn = at !== undefined && (known.isBrought || mayBe(item, at, known));
    return solvedItem(item, isOwn ? at : undefined, known.exercise, message);
  });
}

/** A tutor that makes items of its own begins at 1 too: they share no answer with the one that is known by that number. */
function mayBe({ gaps }: Bare, at: number, { exercise, solved = [] }: Told): boolean {
  const ours = exercise?.items[at]?.solution ?? [];
  const theirs = solved.find((one) => one.at === at)?.gaps.map(({ answers }) => answers) ?? [];
  const known = new Set([...ours, ...theirs].flat().map((answer) => answer.toLowerCase()));
  return known.size === 0 || gaps.flat().some((answer) => known.has(answer.toLowerCase()));
}

/** With what must not be said of each gap, in its place where we find that. */
function solvedItem(
  { number, topic, gaps }: Bare,
  at: number | undefined,
  exercise: ExerciseState | undefined,
  message: string,
): SolvedItem {
  const own = at === undefined ? undefined : exercise?.items[at];
  const drawn = [
    findSheet(message)?.items.find((one) => String(one.number) === number),
    own && !isWholeGap(own) ? own : undefined,
  ];
  const item = drawn.find((one) => one?.gaps.length === gaps.length);
  return {
    number,
    ...(at !== undefined && { at }),
    topic,
    tried: [],
    gaps: gaps.map((accepted, gap) => ({
      answers: accepted,
      isDone: false,
      secrets: item
        ? secretsOfSolution({ ...item, gaps: item.gaps.slice(gap, gap + 1) }, { gaps: [accepted] })
        : secretsOfDrawnGap(accepted, message, { number, at: gap }),
    })),
  };
}
