import { findGaps } from "./find-gaps";
import type { HomeworkItem, HomeworkSheet } from "./homework-sheet";
import { readInstruction } from "./instruction";
import { topicOfSheet } from "./sheet-topic";
import { splitSheet } from "./split-sheet";
import { tidyItem, tidyText } from "./tidy-text";

/** More than a page holds; what follows is left out. */
const maxLength = 20_000;
const maxItems = 60;

/**
 * Reads a pasted or photographed school exercise: what it asks, its bank of words, its numbered items with their
 * gaps. Of a page with several exercises, the first. Undefined for a text that is no exercise.
 */
export function readItems(text: string): HomeworkSheet | undefined {
  const { instruction, wordBank, entries } = splitSheet(tidyText(text.slice(0, maxLength)));
  const task = readInstruction(instruction);
  const items = entries.slice(0, maxItems).map((entry): HomeworkItem => {
    const prompt = tidyItem(entry.text);
    return { number: entry.number, prompt, gaps: findGaps(prompt, task) };
  });
  if (!isExercise(items, instruction)) return undefined;
  return {
    ...(instruction && { instruction }),
    ...topicOfSheet(task, wordBank, items),
    wordBank,
    items,
    task,
  };
}

function isExercise(items: HomeworkItem[], instruction: string | undefined): boolean {
  const withGaps = items.filter(({ gaps }) => gaps.length > 0);
  if (instruction) return withGaps.length > 0;
  const drawn = withGaps.filter(({ prompt }) => prompt.includes("____"));
  return drawn.length > 1 || drawn.some(({ gaps }) => gaps.some(({ given }) => given !== undefined));
}
