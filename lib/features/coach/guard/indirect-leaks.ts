import type { Needles } from "./needles";
import { isToldInPieces } from "./pieces";
import { isMadeByRecipe } from "./recipes";
import type { Reading } from "./reading";
import { isSounded } from "./sounds";
import { isSpokenInCode } from "./spoken-codes";

/** Whether a reply gives away an answer that it does not write, not even in another dress. `sentence` is its end. */
export const isLeakedIndirectly = (needles: Needles, reading: Reading, sentence: string): boolean =>
  isSpokenInCode(needles, reading) ||
  isToldInPieces(needles, reading) ||
  isMadeByRecipe(needles, sentence) ||
  isSounded(needles, reading, sentence);
