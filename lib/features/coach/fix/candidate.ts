import { isFunctionWord } from "../content-words";
import type { Alignment, Version } from "./align";
import { type Change, type Frame } from "./frame";
import type { Piece } from "./pieces";
import { isSameWord, normsOf, samenessFor, type Token } from "./tokens";

/** What a try does to one of the changes. `more` is what it adds beside it. */
export type Spot = {
  change: Change;
  state: "right" | "wrong" | "other";
  /** The student's tokens there. */
  own: Token[];
  hasMore: boolean;
};

/** The student's sentence with a try laid into it. */
export type Candidate = {
  text: string;
  tokens: Token[];
  /** The try within `tokens`. */
  from: number;
  to: number;
  spots: Spot[];
  cost: number;
  /** Words of the quote outside the changes that are changed: the student's in their place, and the quote's. */
  beside: { own: Token[]; quoted: Token[] };
  /** How many of the try's tokens stand in the sentence as well. */
  met: number;
  /** Tokens from..to of the place the changes stand in. */
  place: { from: number; to: number };
};

/** More words than these beside what is right are no part of it. */
const maxMore = 3;
/** No word is moved further. */
const maxMoved = 4;
const yearWords = /^(?:years?|months?|old)$/;

/** Undefined where the alignment counts a change as made that the try does not reach, or doubles a word. */
export function candidateOf(frame: Frame, piece: Piece, laid: Alignment): Candidate | undefined {
  const alignment = withMoved(laid);
  const { version, from, to } = alignment;
  const reached = version.spots.map((spot) => reachOf(spot, alignment));
  const isFree = (at: number) => isGranted(frame, piece, alignment, at, reached);
  if (version.spots.some(({ isMade }, at) => isMade && reached[at] !== "whole" && !isFree(at)))
    return undefined;
  const spots = version.spots.map((spot, at): Spot =>
    spotOf(frame, spot, alignment, reached[at] === "none" && isFree(at)),
  );
  if (!version.spots.some((_, at) => reached[at] !== "none" || (version.spots[at]?.isMade && isFree(at))))
    return undefined;
  const before = version.tokens.slice(0, from);
  const after = version.tokens.slice(to);
  if (isMet(before.at(-1), piece.tokens[0]) || isMet(after[0], piece.tokens.at(-1))) return undefined;
  const built = joined([before, piece.tokens, after], frame.text);
  const place = placeOf(alignment, before.length);
  return {
    ...built,
    from: before.length,
    to: before.length + piece.tokens.length,
    spots,
    cost: alignment.cost,
    beside: besideOf(frame, alignment),
    met: alignment.opposite.filter((other, at) => isMet(version.tokens[other ?? -1], piece.tokens[at]))
      .length,
    place,
  };
}

/** A word of the try that stays in the sentence as well was moved there: the try takes the place of both. */
function withMoved(alignment: Alignment): Alignment {
  const { tokens, version, from, to } = alignment;
  const isMoved = (token: Token) =>
    !isFunctionWord(token.norm) && tokens.some((one) => isSameWord(one, token));
  const last = version.tokens.findLastIndex((token, at) => at >= to && at < to + maxMoved && isMoved(token));
  const first = version.tokens.findIndex((token, at) => at < from && at >= from - maxMoved && isMoved(token));
  return { ...alignment, from: first < 0 ? from : first, to: last < 0 ? to : last + 1 };
}

const isMet = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined && other !== undefined && isSameWord(one, other);

type SpotOfVersion = Version["spots"][number];

/** How much of a change the try covers; what has no width counts where the try stands on both sides of it. */
function reachOf({ from, to }: SpotOfVersion, alignment: Alignment): "whole" | "part" | "none" {
  if (from === to) return alignment.from < from && from < alignment.to ? "whole" : "none";
  if (alignment.from <= from && to <= alignment.to) return "whole";
  return alignment.from < to && from < alignment.to ? "part" : "none";
}

/** Whether a change counts as made though the try does not reach it. */
function isGranted(frame: Frame, piece: Piece, alignment: Alignment, at: number, reached: string[]): boolean {
  const spot = alignment.version.spots[at];
  if (!spot || !spot.isMade || reached[at] === "part") return false;
  const { change, from, to } = spot;
  const isTouching =
    from === alignment.from || to === alignment.to || to === alignment.from || from === alignment.to;
  const right = frame.right.slice(change.rightFrom, change.rightTo);
  const wrong = frame.wrong.slice(change.from, change.to);
  const others = alignment.version.spots.flatMap((other, index) =>
    reached[index] === "whole" && other.isMade
      ? frame.right.slice(other.change.rightFrom, other.change.rightTo)
      : [],
  );
  if (right.length > 0)
    return (
      others.length > 0 &&
      right.every(({ norm }) => yearWords.test(norm)) &&
      !normsOf(piece.tokens).some((norm) => yearWords.test(norm))
    );
  const isMoved = wrong.every((token) => others.some((other) => isSameWord(other, token)));
  if (isMoved && others.length > 0) return true;
  if (!isTouching) return false;
  return others.length > 0 || isEdgeOfQuote(frame, change, piece, alignment);
}

/** What falls away stood first or last in the quote, and the try begins or ends just there. */
function isEdgeOfQuote(
  { quote, wrong }: Frame,
  change: Change,
  piece: Piece,
  { from, to, version }: Alignment,
): boolean {
  const isFirst = change.from === quote.from;
  const isLast = change.to === quote.to;
  const spot = version.spots.find((one) => one.change === change);
  const begins = isFirst && spot?.from === from && isMet(version.tokens[from], piece.tokens[0]);
  const ends = isLast && spot?.from === to && isMet(version.tokens[to - 1], piece.tokens.at(-1));
  const rest = wrong.slice(quote.from, quote.to).length - (change.to - change.from);
  return (begins || ends) && piece.tokens.length >= Math.max(rest, 1);
}

function spotOf(
  frame: Frame,
  spot: SpotOfVersion,
  { opposite, tokens, version }: Alignment,
  isGiven: boolean,
): Spot {
  const { change, isMade, from, to } = spot;
  if (isGiven) return { change, state: "right", own: [], hasMore: false };
  const isSame = samenessFor(frame.mistake.topic);
  const first = opposite.findLastIndex((other) => other !== undefined && other < from) + 1;
  const next = opposite.findIndex((other) => other !== undefined && other >= to);
  const own = tokens.slice(first, next < 0 ? tokens.length : Math.max(next, first));
  const theirs = version.tokens.slice(from, to);
  const isHeld = theirs.length === 0 ? own.length === 0 : holdsAll(own, theirs, isSame);
  const hasMore = own.length > theirs.length;
  const isLoose =
    theirs.length === 0 &&
    !isMet(version.tokens[from - 1], tokens[first - 1]) &&
    !isMet(version.tokens[from], tokens[first]);
  if (isHeld && isMade && !isLoose) {
    const isFar = own.length > theirs.length + maxMore;
    return { change, state: "right", own: isFar ? theirs : own, hasMore: hasMore && !isFar };
  }
  const isReached = own.length > 0 || (first > 0 && next >= 0);
  if (!isMade && (!isReached || (isHeld && !hasMore))) return { change, state: "wrong", own, hasMore };
  return { change, state: "other", own, hasMore };
}

const holdsAll = (all: Token[], some: Token[], isSame: (one: Token, other: Token) => boolean) =>
  all.some((_, at) =>
    some.every((token, index) => {
      const other = all[at + index];
      return other !== undefined && isSame(other, token);
    }),
  );

/** What the try has in place of words of the quote that had not to change. */
function besideOf(frame: Frame, { version, opposite, tokens, from, to }: Alignment) {
  const quoted = frame.wrong.slice(frame.quote.from, frame.quote.to);
  const beside: Candidate["beside"] = { own: [], quoted: [] };
  version.tokens.forEach((token, at) => {
    if (at < from || at >= to || !quoted.includes(token)) return;
    if (version.spots.some((spot) => at >= spot.from && at < spot.to)) return;
    const own = tokens[opposite.indexOf(at)];
    if (own && isSameWord(own, token)) return;
    beside.quoted.push(token);
    if (own) beside.own.push(own);
  });
  return beside;
}

function placeOf({ version, opposite, tokens }: Alignment, offset: number) {
  const first = Math.min(...version.spots.map(({ from }) => from));
  const last = Math.max(...version.spots.map(({ to }) => to));
  const start = opposite.findLastIndex((other) => other !== undefined && other < first) + 1;
  const next = opposite.findIndex((other) => other !== undefined && other >= last);
  const end = next < 0 ? tokens.length : next;
  return { from: offset + Math.min(start, end), to: offset + Math.max(start, end) };
}

/** Tokens of three texts as one, their places anew; a short form cut in two is written in full. */
export function joined(parts: Token[][], model: string): { text: string; tokens: Token[] } {
  let text = "";
  const tokens: Token[] = [];
  for (const part of parts) {
    part.forEach((token) => {
      const group = part.filter((one) => one.start === token.start && one.text === token.text);
      const isFirst = group[0] === token;
      const isWhole = isCompleteForm(token, group);
      if (!isFirst && isWhole) {
        const last = tokens.at(-1);
        tokens.push({ ...token, start: last?.start ?? 0, end: last?.end ?? 0 });
        return;
      }
      const written = isWhole ? token.text : token.norm;
      if (text !== "") text += " ";
      tokens.push({ ...token, text: written, start: text.length, end: text.length + written.length });
      text += written;
    });
  }
  const stop = /[.!?]$/.exec(model.trimEnd())?.[0] ?? "";
  return { text: text.charAt(0).toUpperCase() + text.slice(1) + stop, tokens };
}

/** Whether all that a written word stands for is here. */
const isCompleteForm = (token: Token, group: Token[]) =>
  group.length === 1
    ? !/n['’]t$|['’](?:m|re|ve|ll|s|d)$/i.test(token.text) || token.norm === token.text.toLowerCase()
    : true;
