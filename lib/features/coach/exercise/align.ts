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
type Way = { score: number; fills: string[][]; matched: number; strange: number };

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
  const none = item.gaps.map((): string[] => []);
  let row: Way[] = words.reduce<Way[]>(
    (ways, _) => [...ways, plus(ways.at(-1), { score: scores.strange, strange: 1 })],
    [{ score: 0, fills: none, matched: 0, strange: 0 }],
  );
  for (const piece of pieces) row = nextRow(row, piece, words);
  const best = row.at(-1) ?? { score: 0, fills: none, matched: 0, strange: 0 };
  const fixed = pieces.filter((piece) => "word" in piece).length;
  return { fills: best.fills, matched: best.matched, fixed, strange: best.strange };
}

function plus(
  way: Way | undefined,
  change: { score: number; strange?: number; matched?: number; fill?: [number, string] },
): Way {
  const { score, fills, matched, strange } = way ?? { score: 0, fills: [], matched: 0, strange: 0 };
  const { fill } = change;
  return {
    score: score + change.score,
    fills: fill ? fills.map((words, at) => (at === fill[0] ? [...words, fill[1]] : words)) : fills,
    matched: matched + (change.matched ?? 0),
    strange: strange + (change.strange ?? 0),
  };
}

const better = (ways: Way[]): Way =>
  ways.reduce((best, way) => (way.score > best.score ? way : best), ways[0] ?? plus(undefined, { score: 0 }));

function nextRow(row: Way[], piece: Piece, words: string[]): Way[] {
  const next: Way[] = [];
  row.forEach((above, at) => {
    const before = next[at - 1];
    const diagonal = row[at - 1];
    const word = words[at - 1] ?? "";
    if ("gap" in piece) {
      const ways = [plus(above, { score: scores.empty })];
      const taken = { score: scores.taken, fill: [piece.gap, word] satisfies [number, string] };
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
