import type { HomeworkItem, HomeworkSheet, Solution } from "@/lib/features/homework/homework-sheet";
import { readInstruction } from "@/lib/features/homework/instruction";
import { withWholeGap } from "@/lib/features/homework/rewriting";
import { solveEachGap } from "@/lib/features/homework/solve-item";
import {
  acceptedOf,
  cut,
  maxGaps,
  maxItems,
  maxPrompt,
  maxSource,
  type ExerciseState,
  type ItemState,
  type PartState,
} from "./exercise-state";

/** The sheets of a message or page, one behind the other. */
const sheetsOf = (sheet: HomeworkSheet): HomeworkSheet[] => [sheet, ...(sheet.more ?? []).flatMap(sheetsOf)];

/** The items of all the exercises of a sheet that hold something to find, in their order. */
export const itemsOf = (sheet: HomeworkSheet) =>
  sheetsOf(sheet).flatMap((one, part) =>
    one.items
      .map((item) => withWholeGap(item, one.task ?? readInstruction(one.instruction), one.instruction))
      .filter(({ gaps, prompt }) => gaps.length > 0 && gaps.length <= maxGaps && prompt.length <= maxPrompt)
      .map((item) => ({ item, part, sheet: one })),
  );

/**
 * The state of an exercise before its first item. `solutions` are known without solving, one for each of
 * `itemsOf(sheet)`.
 */
export function exerciseFrom(
  source: string,
  sheet: HomeworkSheet,
  solutions: readonly (Solution | undefined)[] = [],
): ExerciseState {
  const items = itemsOf(sheet).slice(0, maxItems);
  return {
    source: cut(source, maxSource),
    parts: sheetsOf(sheet).map(partOf),
    items: items.map(({ item, part, sheet: own }, at) =>
      itemOf(item, part, { sheet: own, told: solutions[at] }),
    ),
    at: 0,
  };
}

const partOf = ({ name, instruction, topic, topicName, wordBank }: HomeworkSheet): PartState => ({
  ...(name && { name: cut(name, 4) }),
  ...(instruction && { instruction: cut(instruction, 400) }),
  ...(topic && { topic }),
  ...(topicName && { topicName: cut(topicName, 80) }),
  wordBank: wordBank.slice(0, 40).map((word) => cut(word)),
});

type Source = { sheet: HomeworkSheet; told: Solution | undefined };

function itemOf(item: HomeworkItem, part: number, { sheet, told }: Source): ItemState {
  const ours = told ? [] : solveEachGap(item, sheet);
  return {
    part,
    number: item.number,
    ...(item.letter && { letter: item.letter }),
    ...(item.topic && { topic: item.topic }),
    ...(item.topicName && { topicName: cut(item.topicName, 80) }),
    prompt: item.prompt,
    gaps: item.gaps.map(({ start, end, given, options }) => ({
      start,
      end,
      ...(given && { given: cut(given) }),
      ...(options && { options: options.slice(0, 20).map((option) => cut(option)) }),
      isDone: false,
    })),
    solution: item.gaps.map((_, at) => acceptedOf(told?.gaps[at] ?? ours[at] ?? [])),
    tried: [],
    hints: 0,
    isContested: false,
    isSkipped: false,
    isBack: false,
    status: "open",
  };
}
