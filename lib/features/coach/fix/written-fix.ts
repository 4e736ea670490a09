import { findGrammar } from "@/lib/features/english/find-grammar";
import { isNumber } from "@/lib/features/english/lexicon/quantities";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { normsOf, tokensOf, type Token } from "./tokens";

type Fix = {
  /** A try that was accepted. */
  text: string;
  quote: string;
  correction: string;
  /** The message the quote stands in, and where. */
  sentence: string;
  start: number;
  end: number;
};

/** Who writes more than so many words beyond the correction has written something else. */
const maxMore = 2;
/** So much of the message around the place is read again, in characters. */
const maxAround = 200;

/**
 * What stands in the place of a mistake that was put right in other words than the correction: the student's own. Undefined
 * where they are the same words, or where it is not sure which of them belong there.
 */
export function writtenFix(fix: Fix): string | undefined {
  const [whole, part] = placesOf(fix);
  const typed = tokensOf(fix.text);
  const own = within(typed, whole, fix) ?? within(typed, part, fix);
  return own?.toLowerCase() === fix.correction.toLowerCase() ? undefined : own;
}

type Place = {
  /** What stands before and behind it once it is right. */
  before: string;
  after: string;
  right: readonly Token[];
};

/** All of the quote, and what of it is changed. */
function placesOf({ quote, correction, sentence, start, end }: Fix): [Place, Place] {
  const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
  const [wrong, right] = [tokensOf(quote), tokensOf(correction)];
  const most = Math.min(wrong.length, right.length);
  const same = (at: number) => wrong.at(at)?.norm === right.at(at)?.norm;
  let first = 0;
  while (first < most && same(first)) first += 1;
  while (first > 0 && [wrong, right].some((all) => isCut(all[first - 1], all[first]))) first -= 1;
  let last = 0;
  while (last < most - first && same(-1 - last)) last += 1;
  while (last > 0 && [wrong, right].some((all) => isCut(all.at(-1 - last), all.at(-last)))) last -= 1;
  const from = right[first - 1]?.end ?? 0;
  const to = last > 0 ? (right.at(-last)?.start ?? correction.length) : correction.length;
  return [
    { before, after, right },
    {
      before: before + correction.slice(0, from) + (from > 0 ? " " : ""),
      after: (to < correction.length ? " " : "") + correction.slice(to) + after,
      right: right.slice(first, right.length - last),
    },
  ];
}

function within(typed: readonly Token[], place: Place, fix: Fix): string | undefined {
  const [before, after] = [tokensOf(place.before), tokensOf(place.after)];
  const head = overlap(before, typed);
  const tail = overlap(typed.slice(head), after);
  const own = typed.slice(head, typed.length - tail);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last || isCut(typed[head - 1], first) || isCut(last, typed[typed.length - tail]))
    return undefined;
  const isWhole = own.length >= place.right.length || (own.length > 1 && first.norm === place.right[0]?.norm);
  if (!isWhole || own.length > place.right.length + maxMore) return undefined;
  const beside = [before.at(-1)?.norm, after[0]?.norm];
  if (own.some(({ norm }) => beside.includes(norm)) || !own.every(isEnglish)) return undefined;
  const words = asBefore(fix, place.before, fix.text.slice(first.start, last.end));
  return isRight(fix, place, words) ? written(fix, place, words) : undefined;
}

/** How many words the one ends with and the other begins with. */
function overlap(one: readonly Token[], other: readonly Token[]): number {
  const most = Math.min(one.length, other.length);
  for (let count = most; count > 0; count -= 1)
    if (isSame(one.slice(-count), other.slice(0, count))) return count;
  return 0;
}

/** Whether an edge would go through a short form. */
const isCut = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined && one.start === other?.start;

const isSame = (one: readonly Token[], other: readonly Token[]) =>
  normsOf(one).join(" ") === normsOf(other).join(" ");

const isEnglish = ({ word, norm, text }: Token) =>
  isCommonEnglish(word) || isNumber(word) || isNumber(norm) || /^\p{Lu}/u.test(text);

/** Where the place begins with a capital, what comes into it does. */
const asBefore = ({ start, quote }: Fix, before: string, words: string) =>
  before.length === start && /^\p{Lu}/u.test(quote) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** The words between the edges of the quote, the unchanged ones too. */
const written = ({ sentence, start, end }: Fix, { before, after }: Place, words: string) =>
  before.slice(start) + words + after.slice(0, after.length - sentence.slice(end).length);

/** Nothing is found wrong with the message as it would then read, where they stand. */
function isRight(fix: Fix, place: Place, words: string): boolean {
  const before = place.before.slice(-maxAround);
  const found = findGrammar(before + words + place.after.slice(0, maxAround));
  const from = before.length - (place.before.length - fix.start);
  const to = from + written(fix, place, words).length;
  return !found.some(({ start, end }) => start < to && from < end);
}
