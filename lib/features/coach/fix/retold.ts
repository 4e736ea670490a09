import { isFunctionWord } from "../content-words";
import type { Candidate } from "./candidate";
import type { Frame } from "./frame";
import { isNear } from "./near-words";
import { isEnglishWord, type Piece } from "./pieces";
import { isMisspelling, isSameWord, type Token } from "./tokens";
import { isVerbal } from "./verb-group";

/** Of a sentence, from so many of its words on a try is the whole of it. */
export const minWhole = 0.6;

/** The words that were wrong. */
export const quotedIn = ({ wrong, quote }: Frame) => wrong.slice(quote.from, quote.to);

/** A form that is neither the student's first one nor ours: no half of a correction. */
export const hasOwnForm = ({ tokens, from, to }: Candidate, { wrong, right }: Frame) =>
  tokens.slice(from, to).some((token) => ![...wrong, ...right].some((one) => isSameWord(one, token)));

/** A whole sentence in which other English words stand for all of those that were wrong, auxiliaries too. */
export function isReplaced({ tokens }: Piece, frame: Frame): boolean {
  const content = quotedIn(frame).filter((token) => !isFunctionWord(token.norm) || isVerbal(token));
  return (
    content.some(({ norm }) => !isFunctionWord(norm)) &&
    tokens.length >= minWhole * frame.wrong.length &&
    !content.some((one) => tokens.some(({ stem }) => stem === one.stem)) &&
    tokens.every(({ norm }) => isEnglishWord(norm) || isVerbal({ norm })) &&
    !tokens.some(({ norm }) => frame.right.some((one) => isMisspelling(norm, one.norm)))
  );
}

/** Whether words speak of what was wrong: of two mistakes in one sentence each is put right by its own. */
export function isOfQuote(tokens: readonly Token[], frame: Frame): boolean {
  const content = quotedIn(frame).filter(({ norm }) => !isFunctionWord(norm));
  return content.length === 0 || content.some((one) => tokens.some((token) => isNear(one, token)));
}

/** Whether the sentence is turned round: "my aunt wrote it" for "it was written by my aunt". */
export function isInOtherOrder(tokens: readonly Token[], { right }: Frame): boolean {
  const places = tokens
    .filter(({ norm }) => !isFunctionWord(norm))
    .map(({ stem }) => right.findIndex((one) => one.stem === stem))
    .filter((at) => at >= 0);
  return places.some((at, index) => at < (places[index - 1] ?? 0));
}
