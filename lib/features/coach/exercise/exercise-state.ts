import { z } from "zod";
import { partTopicOf } from "@/lib/features/homework/rules";

export const maxItems = 60;
export const maxGaps = 6;
/** An item of a sheet, and room for a place to write behind it. */
export const maxPrompt = 310;
export const maxSource = 6000;
const maxWord = 320;
const maxAnswers = 24;
const maxTried = 8;

const words = z.string().max(maxWord);

/** One there is no longer is none: its exercise goes on without. */
const storedTopic = z.string().max(60).transform(partTopicOf);

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
  topic: storedTopic.optional(),
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
  topic: storedTopic.optional(),
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

/** Kept short enough for the state. */
export const cut = (text: string, max = maxWord) => text.slice(0, max);

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
