import { gapMark } from "@/lib/features/homework/homework-sheet";
import { isSameToken, tokensOf } from "./tokens";
import type { ItemState } from "./exercise-state";

/** A sentence laid beside the item it fills. */
export type Aligned = {
  /** What stands in each gap, in the words of the sentence; nothing for a gap that lies outside a piece of it. */
  fills: string[][];
  /** How many of the item's own words it holds, of how many. */
  matched: number;
  fixed: number;
  /** Words of the sentence that have no place in the item. */
  strange: number;
};

type Piece = { word: string } | { gap: number };
/** A way of laying the words so far; `before` and `taken` tell what the gaps hold, back to the first word. */
type Way = {
  score: number;
  matched: number;
  strange: number;
  before?: Way;
  taken?: { gap: number; word: string };
};
const start: Way = { score: 0, matched: 0, strange: 0 };

const scores = { match: 1, changed: -0.6, missing: -0.25, strange: -0.5, taken: -0.04, empty: -0.2 };
/** Longer than any item with its answers. */
const maxTokens = 90;

/** The item's own words and its gaps, in order; brackets that give a word away from its gap are left out. */
function piecesOf({ prompt, gaps }: ItemState): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const add = (text: string) =>
    pieces.push(
      ...tokensOf(text.replace(/\([^()]*\)/g, " ").replaceAll(gapMark, " ")).map((word) => ({ word })),
    );
  gaps.forEach(({ start, end }, gap) => {
    add(prompt.slice(from, start));
    pieces.push({ gap });
    from = end;
  });
  add(prompt.slice(from));
  return pieces;
}

/** The best way of laying a sentence, or a piece of one, along an item (as texts are aligned: by dynamic programming). */
export function align(item: ItemState, text: string): Aligned {
  const pieces = piecesOf(item).slice(0, maxTokens);
  const words = tokensOf(text).slice(0, maxTokens);
  let row: Way[] = [start];
  while (row.length <= words.length) row.push(plus(row.at(-1), { score: scores.strange, strange: 1 }));
  for (const piece of pieces) row = nextRow(row, piece, words);
  const best = row.at(-1) ?? start;
  const fixed = pieces.filter((piece) => "word" in piece).length;
  return { fills: fillsOf(best, item.gaps.length), matched: best.matched, fixed, strange: best.strange };
}

function fillsOf(best: Way, count: number): string[][] {
  const fills = Array.from({ length: count }, (): string[] => []);
  for (let way: Way | undefined = best; way; way = way.before)
    if (way.taken) fills[way.taken.gap]?.unshift(way.taken.word);
  return fills;
}

type Change = { score: number; strange?: number; matched?: number; taken?: { gap: number; word: string } };

function plus(way: Way | undefined, { score, matched = 0, strange = 0, taken }: Change): Way {
  const before = way ?? start;
  return {
    score: before.score + score,
    matched: before.matched + matched,
    strange: before.strange + strange,
    before,
    ...(taken && { taken }),
  };
}

const better = (ways: Way[]): Way =>
  ways.reduce((best, way) => (way.score > best.score ? way : best), ways[0] ?? start);

function nextRow(row: Way[], piece: Piece, words: string[]): Way[] {
  const next: Way[] = [];
  row.forEach((above, at) => {
    const before = next[at - 1];
    const diagonal = row[at - 1];
    const word = words[at - 1] ?? "";
    if ("gap" in piece) {
      const ways = [plus(above, { score: scores.empty })];
      const taken = { score: scores.taken, taken: { gap: piece.gap, word } };
      if (diagonal) ways.push(plus(diagonal, taken));
      if (before) ways.push(plus(before, taken));
      next.push(better(ways));
      return;
    }
    const ways = [plus(above, { score: scores.missing })];
    if (diagonal)
      ways.push(
        isSameToken(word, piece.word)
          ? plus(diagonal, { score: scores.match, matched: 1 })
          : plus(diagonal, { score: scores.changed, strange: 1 }),
      );
    if (before) ways.push(plus(before, { score: scores.strange, strange: 1 }));
    next.push(better(ways));
  });
  return next;
}
