import type { MistakeTopic } from "@/lib/features/topics/rules";
import { samenessFor, tokensOf, type Token } from "./tokens";

export type Mistake = {
  topic: MistakeTopic;
  /** The student's wrong words. */
  quote: string;
  /** What would be right in their place. */
  correction: string;
  /** The student's sentence it stands in, as typed; a longer text is cut to the sentence. */
  sentence: string;
};

/** Where the right sentence differs from the student's: tokens of both, each from..to. */
export type Change = { from: number; to: number; rightFrom: number; rightTo: number };

export type Frame = {
  mistake: Mistake;
  /** The student's sentence alone. */
  text: string;
  wrong: Token[];
  right: Token[];
  /** The text with the correction in it. */
  rightText: string;
  changes: Change[];
  /** The quote's tokens of `wrong`, from..to. */
  quote: { from: number; to: number };
  correction: readonly Token[];
};

const maxSentenceWords = 80;

/** Where the quote stands as words of its own: "i" is not in "sister". */
function placeOf(text: string, quote: string): number {
  let at = text.indexOf(quote);
  while (at >= 0 && /[\p{L}\p{N}]{2}/u.test(text.slice(Math.max(at - 1, 0), at) + quote.charAt(0)))
    at = text.indexOf(quote, at + 1);
  return at >= 0 ? nextWhole(text, quote, at) : text.indexOf(quote);
}

/** The same place, or a later one, with no letter after the quote. */
function nextWhole(text: string, quote: string, at: number): number {
  const isCut = /^[\p{L}\p{N}]{2}/u.test(quote.slice(-1) + text.charAt(at + quote.length));
  const next = isCut ? text.indexOf(quote, at + 1) : -1;
  return next < 0 ? at : next;
}

/** The sentence of a text that the quote stands in; the quote itself where it stands in none. */
function sentenceAround({ sentence, quote }: Mistake): string {
  const at = placeOf(sentence, quote);
  if (at < 0) return quote;
  const before = sentence.slice(0, at);
  const opening = Math.max(...[...before.matchAll(/[.!?]\s|\n/g)].map((end) => end.index + end[0].length), 0);
  const rest = sentence.slice(at + quote.length);
  const closing = /[.!?](?=\s|$)|\n/.exec(quote.search(/[.!?]$/) < 0 ? rest : "");
  const end = closing ? closing.index + (closing[0] === "\n" ? 0 : closing[0].length) : rest.length;
  return sentence.slice(opening, at + quote.length + end).trim();
}

/** The mistake's sentence, wrong and right, and what changes between them. */
export function frameOf(mistake: Mistake): Frame {
  const text = sentenceAround(mistake);
  const at = Math.max(placeOf(text, mistake.quote), 0);
  const rightText = text.slice(0, at) + mistake.correction + text.slice(at + mistake.quote.length);
  const wrong = tokensOf(text).slice(0, maxSentenceWords);
  const right = tokensOf(rightText).slice(0, maxSentenceWords);
  const from = wrong.findIndex(({ end }) => end > at);
  const to = wrong.findLastIndex(({ start }) => start < at + mistake.quote.length) + 1;
  const isSame = samenessFor(mistake.topic);
  const changes = changesOf(wrong, right, isSame);
  return {
    mistake,
    text,
    wrong,
    right,
    rightText,
    changes,
    quote: { from, to },
    correction: tokensOf(mistake.correction),
  };
}

type IsSame = (one: Token, other: Token) => boolean;

/** What parts two sequences, by their longest common one. */
function changesOf(wrong: Token[], right: Token[], isSame: IsSame): Change[] {
  const lengths = commonLengths(wrong, right, isSame);
  const changes: Change[] = [];
  let from = 0;
  let rightFrom = 0;
  const add = (change: Change) => {
    const last = changes.at(-1);
    if (last && last.to === change.from && last.rightTo === change.rightFrom)
      changes[changes.length - 1] = { ...last, to: change.to, rightTo: change.rightTo };
    else changes.push(change);
  };
  while (from < wrong.length || rightFrom < right.length) {
    const one = wrong[from];
    const other = right[rightFrom];
    if (one && other && isSame(one, other)) {
      from += 1;
      rightFrom += 1;
    } else if (
      !other ||
      (one && (lengths[from + 1]?.[rightFrom] ?? 0) >= (lengths[from]?.[rightFrom + 1] ?? 0))
    ) {
      add({ from, to: from + 1, rightFrom, rightTo: rightFrom });
      from += 1;
    } else {
      add({ from, to: from, rightFrom, rightTo: rightFrom + 1 });
      rightFrom += 1;
    }
  }
  return changes;
}

/** For each pair of places, how many words the rests have in common. */
function commonLengths(wrong: Token[], right: Token[], isSame: IsSame): number[][] {
  const lengths = Array.from({ length: wrong.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  for (let row = wrong.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const one = wrong[row];
      const other = right[column];
      const isCommon = one !== undefined && other !== undefined && isSame(one, other);
      const line = lengths[row];
      if (line)
        line[column] = isCommon
          ? 1 + (lengths[row + 1]?.[column + 1] ?? 0)
          : Math.max(lengths[row + 1]?.[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return lengths;
}
