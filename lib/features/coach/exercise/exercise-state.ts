import { z } from "zod";
import type { HomeworkItem, HomeworkSheet, Solution } from "@/lib/features/homework/homework-sheet";
import { readInstruction } from "@/lib/features/homework/instruction";
import { withWholeGap } from "@/lib/features/homework/rewriting";
import { solveEachGap } from "@/lib/features/homework/solve-item";

export const maxItems = 60;
export const maxGaps = 6;
/** An item of a sheet, and room for a place to write behind it. */
const maxPrompt = 310;
const maxSource = 6000;
const maxWord = 320;
const maxAnswers = 24;
const maxTried = 8;

const words = z.string().max(maxWord);

/** What the first try at a gap was, once somebody was certain of one; "unclear" if it was nearly right, or helped. */
export const firstVerdict = z.enum(["right", "wrong", "unclear"]);

const gapState = z.object({
  start: z.number(),
  end: z.number(),
  given: words.optional(),
  options: z.array(words).max(20).optional(),
  /** What the student last wrote for it. */
  own: words.optional(),
  isDone: z.boolean(),
  first: firstVerdict.optional(),
});

export const itemState = z.object({
  /** What it is called in its sheet, if it is of one. */
  n: z.number().optional(),
  /** Which of the parts it belongs to. */
  part: z.number(),
  number: z.number(),
  letter: z.string().max(3).optional(),
  /** What it trains, where its part is about several things. */
  topic: z.string().max(60).optional(),
  topicName: z.string().max(80).optional(),
  prompt: z.string().max(maxPrompt),
  gaps: z.array(gapState).min(1).max(maxGaps),
  /** Accepted answers by gap, the taught one first; none for a gap that nobody can be sure of. */
  solution: z.array(z.array(words).max(maxAnswers)),
  /** Real tries that were wrong, each other than those before. */
  tried: z.array(words).max(maxTried),
  /** How many hints were given on it. */
  hints: z.number(),
  /** Whether the student has stood by a try that we call wrong. */
  isContested: z.boolean(),
  /** Whether the student wants it later. */
  isSkipped: z.boolean(),
  /** Whether it was put aside and came back. */
  isBack: z.boolean(),
  status: z.enum(["open", "done", "aside", "unverified"]),
});

export const partState = z.object({
  name: z.string().max(4).optional(),
  instruction: z.string().max(400).optional(),
  topic: z.string().max(60).optional(),
  topicName: z.string().max(80).optional(),
  wordBank: z.array(words).max(40),
});

/** An exercise and how far it has come: plain data, kept with each answer. */
export const exerciseState = z.object({
  source: z.string().max(maxSource),
  /** The sheet that keeps its items; those here are a copy, as they were in the last turn. */
  worksheetId: z.uuid().optional(),
  parts: z.array(partState).max(maxItems),
  items: z.array(itemState).max(maxItems),
  /** The item under work; past the end when none is left. */
  at: z.number(),
  /** The last try that was not right, and at which item; whether the student has stood by it already. */
  last: z
    .object({
      at: z.number(),
      gap: z.number(),
      own: words,
      isCertain: z.boolean(),
      isStoodBy: z.literal(true).optional(),
    })
    .optional(),
  /** The item that the last message left to the teacher: who goes on about it may not have seen the next one. */
  noted: z.number().optional(),
  /** Whether the student has had enough of it: only what is surely about it goes on with it. */
  isClosed: z.literal(true).optional(),
  /** A try that would be right elsewhere: the student was asked which item is meant. */
  pending: z.object({ at: z.number(), own: words }).optional(),
});
export type ExerciseState = z.infer<typeof exerciseState>;
export type ItemState = ExerciseState["items"][number];
export type PartState = ExerciseState["parts"][number];

const cut = (text: string, max = maxWord) => text.slice(0, max);

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
  ...(topic && { topic: cut(topic, 60) }),
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
    ...(item.topic && { topic: cut(item.topic, 60) }),
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

/** Accepted answers as they are kept. One that is cut short would be none, and what is right called wrong. */
export const acceptedOf = (answers: readonly string[]): string[] =>
  answers.filter((one) => one.length <= maxWord).slice(0, maxAnswers);

/** The gap that is asked for: the first that is not done. */
export const openGapOf = ({ gaps }: ItemState) =>
  Math.max(
    gaps.findIndex(({ isDone }) => !isDone),
    0,
  );

/** The part of an item, and what of it the item trains. */
export function partOfItem(state: ExerciseState, { part, topic, topicName }: ItemState): PartState {
  const own = state.parts[part] ?? { wordBank: [] };
  return { ...own, ...(topic && { topic }), ...(topicName && { topicName }) };
}

/** A state with one of its items changed. */
export const withItem = (state: ExerciseState, at: number, change: Partial<ItemState>): ExerciseState => ({
  ...state,
  items: state.items.map((item, place) => (place === at ? { ...item, ...change } : item)),
});

/** Kept short enough for the state. */
export const ownWords = (text: string) => cut(text.trim());

export type ExerciseStage = "none" | "brought" | "brought unsolved" | "under way";

/** Where an exercise is, in one word. */
export function stageOf(state: ExerciseState | undefined, isNew: boolean): ExerciseStage {
  if (!state) return "none";
  if (!isNew) return "under way";
  return state.items.every(({ solution }) => solution.every((forms) => forms.length > 0))
    ? "brought"
    : "brought unsolved";
}
