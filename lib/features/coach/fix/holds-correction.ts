import { isFunctionWord } from "../content-words";
import type { Frame } from "./frame";
import { quotedIn } from "./retold";
import { holdsTokens, isSameWord, type Token } from "./tokens";

const minHeld = 2;

/**
 * "She likes listening to music very much": whether the correction of one mistake stands in a sentence that is put right
 * elsewhere, too, and nothing of what it takes the place of beside it.
 */
export function holdsCorrection(tokens: readonly Token[], frame: Frame): boolean {
  const { correction, changes, wrong } = frame;
  if (correction.length < minHeld || correction.every(({ norm }) => isFunctionWord(norm))) return false;
  if (holdsTokens(tokens, quotedIn(frame))) return false;
  const at = tokens.findIndex((_, from) =>
    holdsTokens(tokens.slice(from, from + correction.length), correction),
  );
  const old = changes.flatMap(({ from, to }) => wrong.slice(from, to));
  const beside = [tokens[at - 1], tokens[at + correction.length]];
  return at >= 0 && !beside.some((own) => own && old.some((one) => isSameWord(own, one)));
}
