import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isBent, isMeantFor, isRightSomewhere, piecesAt, shortAnswer } from "./answers";
import { partOfItem, type ExerciseState } from "./exercise-state";
import { setOf } from "@/lib/features/english/lexicon/words";
import { foldedWords } from "./fold";
import { judgeTry } from "./judge";
import { itemNamed } from "./place";
import { truthOf } from "./true-or-false";
import { tokensOf } from "./tokens";

/** What a message offers for an item, in the pieces its talk leaves. */
export type Try = { at: number; pieces: string[]; isNamed: boolean };

const maxRow = 20;
/** So many words are the answer to one item, where nothing parts it from the next. */
const maxRun = 5;

/** "Went, took", "b b a", "at in on": the answers of several items in a row, at items of one gap each. */
export function readRow(state: ExerciseState, message: string): Try[] {
  const all = readAll(state, message);
  if (all.length > 0) return all;
  const parts = partsOf(message, /[,;/\n]/);
  const joined = partsOf(message, /[,;/\n]|\s(?:e|ed|and|poi)\s/iu);
  const signed = [parts, inGaps(state, parts), joined]
    .map((all) => triesOf(state, all))
    .find((tries) => tries.some((one, place) => place > 0 && isRight(state, one)) || areMeant(state, tries));
  if (signed) return signed;
  const plain = message.trim().replace(/(?<![.!])[.!]+$/, "");
  const words = plain.split(/\s+/);
  const letters = isGlued(plain) ? [...plain] : words.every((word) => word.length === 1) ? words : [];
  const bare = triesOf(state, letters.length > 0 || words.length < minBare ? letters : words);
  const isEach = bare.length === openFrom(state).length && bare.slice(1).some((one) => isRight(state, one));
  return (areMeant(state, bare) || isEach) && !isWhole(state, plain) ? bare : readRuns(state, message);
}

/** Two words that nothing parts may be one answer. */
const minBare = 3;

const isWhole = (state: ExerciseState, text: string) => {
  const item = state.items[state.at];
  return item !== undefined && isMeantFor(state, item, text);
};

const partsOf = (message: string, parting: RegExp) =>
  message
    .split(parting, maxRow * 2)
    .map((part) => part.trim())
    .filter(Boolean);

const openFrom = (state: ExerciseState) =>
  [...state.items.keys()].filter((at) => at >= state.at && state.items[at]?.status === "open");

/** "bba": letters that stand for options. */
const isGlued = (text: string) => /^[a-hftv]{2,20}$/i.test(text) && !isCommonEnglish(text.toLowerCase());

/** A part for each gap of the open items, as a part for each item; as they are where their number is another. */
function inGaps(state: ExerciseState, parts: readonly string[]): string[] {
  const joined: string[] = [];
  let from = 0;
  for (const at of openFrom(state)) {
    const count = state.items[at]?.gaps.length ?? 1;
    if (from < parts.length) joined.push(parts.slice(from, from + count).join(", "));
    from += count;
  }
  return joined;
}

/** A part for each open item from the one under work on; none if a part says nothing. */
function triesOf(state: ExerciseState, parts: readonly string[]): Try[] {
  const open = openFrom(state);
  if (parts.length < 2 || parts.length > open.length) return [];
  const tries = parts.flatMap((part, place): Try[] => {
    const at = open[place] ?? -1;
    const pieces = piecesAt(state, at, part);
    return pieces.length > 0 ? [{ at, pieces, isNamed: true }] : [];
  });
  return tries.length === parts.length ? tries : [];
}

/** Whether a try is right in all the gaps of its item. */
export const isRight = (state: ExerciseState, { at, pieces }: Try) => {
  const item = state.items[at];
  const verdicts = item ? judgeTry(item, partOfItem(state, item), pieces) : [];
  return verdicts.length === item?.gaps.length && verdicts.every(({ verdict }) => verdict === "right");
};

const areMeant = (state: ExerciseState, tries: readonly Try[]) =>
  tries.length > 1 &&
  state.items[state.at]?.gaps.length === 1 &&
  tries.every(({ at, pieces: [first = ""] }) => {
    const item = state.items[at];
    return item !== undefined && isMeantFor(state, item, first);
  });

/** "went saw didn't do": words that bend what is given for one item after the other. */
function readRuns(state: ExerciseState, message: string): Try[] {
  const open = openFrom(state);
  const current = state.items[state.at];
  if (!current || current.gaps.length > 1) return [];
  const words = piecesAt(state, state.at, message)
    .join(" ")
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (words.length < 2 || words.length > maxRow * 2 || isWhole(state, words.join(" "))) return [];
  type Cut = { tries: Try[]; right: number };
  const known = new Map<string, Cut | undefined>();
  const cut = (from: number, place: number): Cut | undefined => {
    if (from === words.length) return place > 1 ? { tries: [], right: 0 } : undefined;
    const key = `${from} ${place}`;
    if (!known.has(key)) known.set(key, bestCut(from, place));
    return known.get(key);
  };
  const bestCut = (from: number, place: number): Cut | undefined => {
    const at = open[place] ?? -1;
    const item = state.items[at];
    if (!item || item.gaps.length > 1) return undefined;
    let best: Cut | undefined;
    for (let size = 1; size <= Math.min(maxRun, words.length - from); size += 1) {
      const run = words.slice(from, from + size).join(" ");
      const isRightRun = isRightSomewhere(item, run);
      const rest = isRightRun || isBent(item, run) ? cut(from + size, place + 1) : undefined;
      const right = (rest?.right ?? 0) + (isRightRun ? 1 : 0);
      if (rest && (!best || right > best.right))
        best = { tries: [{ at, pieces: [run], isNamed: true }, ...rest.tries], right };
    }
    return best;
  };
  return cut(0, 0)?.tries ?? [];
}

const exceptions = setOf("tranne meno eccetto parte escluso esclusa escluse ma non");
const aroundAll = setOf("sono e le altre il resto quante a");

/** "Tutte true tranne la 3": one answer for every open item, the opposite for those left out, where there is one. */
function readAll(state: ExerciseState, message: string): Try[] {
  const said = foldedWords(message);
  const from = said.findIndex((word) => /^tutt[eiao]$/.test(word));
  if (from < 0 || said.length > maxRow || !state.items[state.at]) return [];
  const rest = said.slice(from + 1).filter((word) => !aroundAll.has(word));
  const end = rest.findIndex((word) => exceptions.has(word));
  const told = rest.slice(0, end < 0 ? undefined : end).join(" ");
  const left = end < 0 ? [] : rest.slice(end);
  const answer = singular(told);
  const isTrue = truthOf(answer);
  const out = new Set(left.flatMap((name) => itemNamed(state, name) ?? []));
  const opposite = isTrue === undefined ? undefined : isTrue ? "F" : "T";
  return openFrom(state).flatMap((at): Try[] => {
    const item = state.items[at];
    const text = out.has(at) ? opposite : answer;
    const own = item && text !== undefined ? (shortAnswer(state, item, text) ?? text) : undefined;
    return item && own !== undefined && tokensOf(own).length > 0 && isMeantFor(state, item, own)
      ? [{ at, pieces: [own], isNamed: true }]
      : [];
  });
}

/** "Vere", "false": one of them. */
const singular = (word: string) => word.replace(/^(ver|fals)[eaio]$/i, "$1o");
