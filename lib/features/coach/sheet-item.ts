import { isWholeGap, gapMark, isOrderItem } from "@/lib/features/homework/homework-sheet";
import { z } from "zod";
import {
  acceptedOf,
  itemState,
  partState,
  type ExerciseState,
  type ItemState,
  type PartState,
} from "./exercise/exercise-state";
import type { SolvedItem } from "./teacher/solved-state";

/** How an item is worked on. */
export type ItemKind = "gaps" | "order" | "text";

/** A gap behind its question or sentence, for words of the student's own: "Where do you live? ____", "Ho fame → ____". */
const openEnd = /[→?.!:] ?____[.?!]?$/;

/** Written anew, translated or answered freely: one gap for a text. */
export function kindOf(item: Pick<ItemState, "prompt" | "gaps">): ItemKind {
  if (isOrderItem({ ...item, number: 0 })) return "order";
  if (isWholeGap(item)) return "text";
  const [gap] = item.gaps;
  const isFree = item.gaps.length === 1 && !gap?.given && !gap?.options;
  return isFree && openEnd.test(item.prompt) ? "text" : "gaps";
}

/** The prompt of an item that is answered by a text, without the place to write. */
export function taskOf({ prompt }: Pick<ItemState, "prompt">): string {
  const place = openEnd.test(prompt) ? prompt.lastIndexOf(gapMark) : prompt.length;
  const task = prompt.slice(0, place).trim();
  return task.endsWith("→") ? task.slice(0, -1).trim() : task;
}

/** What stands before, between and behind the gaps. */
export function piecesOf({ prompt, gaps }: Pick<ItemState, "prompt" | "gaps">): string[] {
  const ends = [0, ...gaps.map(({ end }) => end)];
  return ends.map((from, at) => prompt.slice(from, gaps[at]?.start));
}

/** What the brackets say, where no piece of the sentence says it already. */
export const givenBeside = (item: Pick<ItemState, "prompt" | "gaps">, gap: number): string | undefined => {
  const given = item.gaps[gap]?.given;
  return given !== undefined && !piecesOf(item).join(" ").includes(`(${given})`) ? given : undefined;
};

/** An item as its student left it: what they wrote in the place of each gap. */
export function finalText(item: ItemState, draft: readonly string[]): string {
  // What was found stands, whatever is typed later.
  const own = item.gaps.map((gap, at) => (gap.isDone ? gap.own : draft[at] || gap.own) || gapMark);
  const kind = kindOf(item);
  if (kind === "order") return own[0] ?? "";
  if (kind === "text") return `${taskOf(item)} → ${own[0] ?? ""}`;
  return item.gaps
    .reduceRight(
      (text, { start, end }, at) => text.slice(0, start) + (own[at] ?? "") + text.slice(end),
      item.prompt,
    )
    .replace(/\s+/g, " ")
    .trim();
}

/** The words to put in order, of an item that is such a heap. */
export const heapOf = (item: ItemState): string[] => (isOrderItem(item) ? (item.gaps[0]?.options ?? []) : []);

/** Items and parts as they are stored with a sheet. */
export const readItemState = (stored: unknown): ItemState => itemState.parse(stored);
export const readParts = (stored: unknown): PartState[] => z.array(partState).parse(stored);

/** An exercise with the answers that only a tutor has told, where our solver has none. */
export function withTold(exercise: ExerciseState, told: readonly SolvedItem[]): ExerciseState {
  return {
    ...exercise,
    items: exercise.items.map((item, at) =>
      withAnswers(
        item,
        told.find((one) => one.at === at),
      ),
    ),
  };
}

function withAnswers(item: ItemState, told: SolvedItem | undefined): ItemState {
  if (told?.gaps.length !== item.gaps.length) return item;
  return {
    ...item,
    solution: item.solution.map((known, gap) =>
      known.length > 0 ? known : acceptedOf(told.gaps[gap]?.answers ?? []),
    ),
  };
}
