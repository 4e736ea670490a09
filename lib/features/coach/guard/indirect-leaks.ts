import type { LeakPatterns } from "./leak-patterns";
import { isToldInPieces } from "./pieces";
import { isMadeByRecipe } from "./recipes";
import type { Reading } from "./reading";
import { isSounded } from "./sounds";
import { isSpokenInCode } from "./spoken-codes";

/** Whether a reply gives away an answer that it does not write, not even in another dress. `sentence` is its end. */
export const isLeakedIndirectly = (leakPatterns: LeakPatterns, reading: Reading, sentence: string): boolean =>
  isSpokenInCode(leakPatterns, reading) ||
  isToldInPieces(leakPatterns, reading) ||
  isMadeByRecipe(leakPatterns, sentence) ||
  isSounded(leakPatterns, reading, sentence);
