import { gapMark } from "@/lib/features/homework/homework-sheet";
import type { ItemState } from "./exercise-state";
import { areSameTokens, tokensOf } from "./tokens";

const minPrinted = 3;
const maxOwn = 6;

/**
 * "lei è she quindi ci va la s she eats an apple every day": what a student has put in the gap of an item whose sentence is
 * written out somewhere in a message, last of all; undefined where it is not.
 */
export function inItsSentence({ prompt, gaps }: ItemState, text: string): string | undefined {
  const [gap, ...more] = gaps;
  if (!gap || more.length > 0 || !prompt.slice(gap.start, gap.end).includes(gapMark)) return undefined;
  const before = tokensOf(prompt.slice(0, gap.start));
  const after = tokensOf(prompt.slice(gap.end));
  if (before.length === 0 || after.length === 0 || before.length + after.length < minPrinted)
    return undefined;
  const said = tokensOf(text);
  const stands = (words: readonly string[], at: number) =>
    areSameTokens(words, said.slice(at, at + words.length));
  for (let end = said.length - after.length; end > before.length; end -= 1) {
    if (!stands(after, end)) continue;
    for (let size = 1; size <= maxOwn; size += 1)
      if (stands(before, end - size - before.length)) return said.slice(end - size, end).join(" ");
  }
  return undefined;
}
