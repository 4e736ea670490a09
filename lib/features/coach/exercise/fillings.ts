import { isWholeGap, isOrderItem } from "@/lib/features/homework/homework-sheet";
import { align } from "./align";
import type { ItemState } from "./exercise-state";
import { areSameTokens, lemmaOf, tokensOf } from "./tokens";

/** What parts the answers of several gaps. */
const parting = /[,;/|+\n]|\.{2,}|…|_{2,}|\s[-–]\s|\s(?:and|then|&|ed?|poi)\s/i;
const maxSplitWords = 12;
/** So much of an item's own words makes a sentence of it. */
const minShare = 0.5;

/** One way of reading an answer: what fills each gap, "" for none; sure where signs or the sentence part the gaps. */
export type Filling = { fills: string[]; isSure: boolean };

/** The ways of reading pieces of English as fills for the gaps of an item, the likeliest first. */
export function fillingsOf(item: ItemState, pieces: readonly string[]): Filling[] {
  const [first] = pieces;
  if (first === undefined) return [];
  if (isOrderItem(item) || isWholeGap(item))
    return [first, pieces.join(" ")].map((text) => ({ fills: [text], isSure: true }));
  const sentences = [first, pieces.join(" ")].flatMap((text) => inSentence(item, text));
  return [...sentences.map((fills) => ({ fills, isSure: true })), ...besides(item, pieces)];
}

/** Cut out of the item's sentence, or of a piece of it. */
function inSentence(item: ItemState, text: string): string[][] {
  const { fills, matched, strange, fixed } = align(item, text);
  const isPiece =
    matched > 0 && strange <= Math.max(1, (1 - minShare) * Math.min(fixed, tokensOf(text).length));
  const isLoose =
    fills.length === 1 &&
    strange === 0 &&
    matched === 1 &&
    fixed > 2 &&
    !isRunOf(item, fills, tokensOf(text));
  return isPiece && !isLoose ? [fills.map((words) => words.join(" "))] : [];
}

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, " ");

/** Whether words stand one behind the other in the filled sentence: "should to" is no piece of "should go to bed". */
function isRunOf({ prompt, gaps }: ItemState, fills: readonly string[][], words: readonly string[]): boolean {
  let from = 0;
  const filled = gaps.flatMap(({ start, end }, at) => {
    const before = tokensOf(withoutBrackets(prompt.slice(from, start)));
    from = end;
    return [...before, ...(fills[at] ?? [])];
  });
  const whole = [...filled, ...tokensOf(withoutBrackets(prompt.slice(from)))];
  return whole.some((_, at) => areSameTokens(whole.slice(at, at + words.length), words));
}

/** The fills alone, one after another. */
function besides(item: ItemState, pieces: readonly string[]): Filling[] {
  const { gaps } = item;
  const all = gaps.map((_, at) => at);
  const open = all.filter((at) => !gaps[at]?.isDone);
  const places = open.length > 0 ? open : all;
  const [first = ""] = pieces;
  const put = (words: readonly string[], at: readonly number[]) =>
    all.map((gap) => words[at.indexOf(gap)] ?? "");
  const inParts = (words: readonly string[]) => {
    if (words.length === gaps.length) return [put(words, all)];
    return words.length > 1 && words.length <= places.length
      ? [put(words, places.slice(0, words.length))]
      : [];
  };
  const signed = inParts(partsOf(first));
  const told = pieces.length > 1 ? inParts(pieces.flatMap(partsOf)) : [];
  const isFull = gaps.length > 1 && [...signed, ...told].some((fills) => !fills.includes(""));
  const alone = isFull ? [] : likeliestFirst(item, places, first).map((gap) => put([first], [gap]));
  const split = gaps.length > 1 ? splitWords(first, gaps.length).map((words) => put(words, all)) : [];
  const sure = gaps.length === 1 ? [...alone, ...signed] : [...signed, ...alone];
  return [
    ...sure.map((fills) => ({ fills, isSure: true })),
    ...[...told, ...split].map((fills) => ({ fills, isSure: false })),
  ];
}

const partsOf = (text: string) =>
  text
    .split(parting)
    .map((part) => part.trim())
    .filter(Boolean);

/** Each way of cutting words that follow one another in two or three. */
function splitWords(text: string, count: number): string[][] {
  const words = text.trim().split(/\s+/);
  if (words.length < count || words.length > maxSplitWords || count > 3 || partsOf(text).length > 1)
    return [];
  const ways: string[][] = [];
  for (let one = 1; one < words.length; one += 1) {
    if (count === 2) ways.push([words.slice(0, one).join(" "), words.slice(one).join(" ")]);
    for (let two = one + 1; count === 3 && two < words.length; two += 1)
      ways.push([words.slice(0, one).join(" "), words.slice(one, two).join(" "), words.slice(two).join(" ")]);
  }
  return ways;
}

/** A lone answer is meant for the gap whose word it bends, else for the first that is open. */
function likeliestFirst({ gaps }: ItemState, places: readonly number[], text: string): number[] {
  const own = new Set(tokensOf(text).map(lemmaOf));
  const isOf = (gap: number) => tokensOf(gaps[gap]?.given ?? "").some((word) => own.has(lemmaOf(word)));
  return places.toSorted((one, other) => Number(isOf(other)) - Number(isOf(one)) || one - other);
}
