import { exerciseFrom, itemsOf } from "../exercise/begin-exercise";
import type { ExerciseState, ItemState, PartState } from "../exercise/exercise-state";
import { findSheet } from "../exercise/find-sheet";
import { gapMark, type Gap, type HomeworkItem } from "@/lib/features/homework/homework-sheet";
import { readInstruction } from "@/lib/features/homework/instruction";
import { readItems } from "@/lib/features/homework/read-items";
import { withWholeGap } from "@/lib/features/homework/rewriting";

/** The exercises of a text with the answers of their items; undefined where there are none. */
export function readSheet(text: string): ExerciseState | undefined {
  const sheet = findSheet(text);
  const exercise = sheet && exerciseFrom(text, sheet);
  return exercise && exercise.items.length > 0 ? exercise : undefined;
}

/** An item as somebody has put it right: its number as printed, and its text. */
export type Entry = { label: string; text: string };

/**
 * The items of one part anew, solved together, one for each entry. A sentence without a gap gets one behind it, for words
 * of the student's own; one with too many gaps is undefined.
 */
export function readEntries(
  part: PartState,
  place: number,
  entries: readonly Entry[],
): (ItemState | undefined)[] {
  const { instruction, wordBank, topic, topicName, name } = part;
  const items = entries.map(({ label, text }, at) => readEntry(part, { label, text }, at));
  const base = { instruction, wordBank, topic, topicName, name };
  const fit = items.filter((item) => itemsOf({ ...base, items: [item] }).length === 1);
  const sheet = { ...base, items: fit };
  const solved = exerciseFrom("", sheet).items;
  const states = new Map(fit.map((item, at) => [item, solved[at]]));
  return items.map((item) => {
    const state = states.get(item);
    return state && { ...state, part: place };
  });
}

function readEntry(part: PartState, { label, text }: Entry, at: number): HomeworkItem {
  const { instruction = "", wordBank } = part;
  const bank = wordBank.length > 0 ? `\n${wordBank.join("   ")}` : "";
  const read = readItems(`${instruction}${bank}\n1. ${text}`)?.items ?? [];
  const [only] = read.length === 1 ? read : [];
  const item = only ?? { number: 1, prompt: text, gaps: drawnGaps(text) };
  const number = Number(/^\d{1,3}/.exec(label)?.[0] ?? at + 1);
  const letter = String(number) === label ? undefined : label;
  const whole = withWholeGap(item, readInstruction(instruction), instruction);
  const own = whole.gaps.length > 0 ? item : withOpenGap(item);
  const { prompt, gaps } = own;
  return { number, ...(letter && { letter: letter.slice(0, 3) }), prompt, gaps };
}

const drawnGaps = (text: string): Gap[] =>
  [...text.matchAll(/_{2,}/g)].map(({ index, 0: mark }) => ({ start: index, end: index + mark.length }));

function withOpenGap(item: HomeworkItem): HomeworkItem {
  const prompt = `${item.prompt.trim()} → ${gapMark}`;
  return { ...item, prompt, gaps: [{ start: prompt.length - gapMark.length, end: prompt.length }] };
}
