import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isVerbForm } from "@/lib/features/english/lexicon/verbs";
import { isOrderItem } from "@/lib/features/homework/homework-sheet";
import { isWholeGap } from "@/lib/features/homework/rewriting";
import { isFunctionWord } from "../content-words";
import { distance } from "../distance";
import { align } from "./align";
import { openGapOf, partOfItem, type ExerciseState, type ItemState } from "./exercise-state";
import { fits } from "./fits";
import { readNumbered } from "./read-numbered";
import { readCommand } from "./read-command";
import { asksAboutWord, behindPrinted, optionOfLetter, withNone } from "./short-forms";
import { countItalian, englishPieces, isQuestion, isTalk } from "./strip-talk";
import { lemmaOf, tokensOf } from "./tokens";

/** What a message offers for an item, in the pieces its talk leaves. */
export type Try = { at: number; pieces: string[]; isNamed: boolean };

const minShare = 0.5;
const maxBare = 4;
const maxItalian = 8;
/** A word of the item's own sentence that is longer is no answer to it. */
const maxSmall = 3;

/** The words of an item, so that none of them is taken for Italian. */
export function wordsOfItem(state: ExerciseState, item: ItemState): Set<string> {
  const { wordBank, instruction = "" } = partOfItem(state, item);
  const offered = item.gaps.flatMap(({ given = "", options = [] }) => [given, ...options]);
  const texts = [item.prompt, ...offered, ...item.solution.flat(), ...wordBank];
  const named = /\b(?:a|an|in|on|at|do|so)\b/gi;
  return new Set([
    ...texts.flatMap(tokensOf),
    ...(instruction.match(named) ?? []).map((word) => word.toLowerCase()),
  ]);
}

/** The tries of a message, each at the item it is meant for; empty for a message that is about something else. */
export function readTries(state: ExerciseState, message: string): Try[] {
  if (asksAboutWord(message)) return [];
  const numbered = readNumbered(state, message);
  if (numbered.length > 0)
    return numbered.flatMap(({ at, text }) => {
      const english = piecesAt(state, at, text);
      const pieces = english.length > 0 ? english : foreignAnswer(state, text);
      return pieces.length > 0 ? [{ at, pieces, isNamed: true }] : [];
    });
  const row = rowOf(state, message);
  if (row.length > 0) return row;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const tries = lines.flatMap((line) => tryOf(state, line));
  return lines.length > 1 ? inOrder(state, tries) : tries;
}

const maxRow = 12;

/** "Went, took", at items of one gap each: the answers of several items in a row, if a later one is right there. */
function rowOf(state: ExerciseState, message: string): Try[] {
  const parts = message.split(/[,;\n]/, maxRow).map((part) => part.trim());
  const open = [...state.items.keys()].filter((at) => at >= state.at && state.items[at]?.status === "open");
  const tries = parts.flatMap((part, place): Try[] => {
    const at = open[place] ?? -1;
    return state.items[at]?.gaps.length === 1
      ? [{ at, pieces: piecesAt(state, at, part), isNamed: true }]
      : [];
  });
  const isRight = ({ at, pieces: [first = ""] }: Try) => {
    const item = state.items[at];
    return item !== undefined && first !== "" && isRightSomewhere(item, first);
  };
  return parts.length > 1 && tries.length === parts.length && tries.slice(1).some(isRight) ? tries : [];
}

/** Bare answers on lines of their own go to the items one after the other. */
function inOrder(state: ExerciseState, tries: Try[]): Try[] {
  if (tries.some(({ at, isNamed }) => isNamed || at !== state.at)) return tries;
  const open = state.items.flatMap(({ status }, at) => (status === "open" && at >= state.at ? [at] : []));
  const isOfOne = (state.items[state.at]?.gaps.length ?? 1) === tries.length;
  if (isOfOne && tries.length > 1)
    return [{ at: state.at, pieces: tries.flatMap(({ pieces }) => pieces), isNamed: false }];
  return tries.flatMap((one, place) => (open[place] === undefined ? [] : [{ ...one, at: open[place] }]));
}

function piecesAt(state: ExerciseState, at: number, text: string): string[] {
  const item = state.items[at];
  if (!item) return [];
  const told = optionOfLetter(item, text) ?? withNone(state, item, text);
  return told === undefined ? englishPieces(behindPrinted(item, text), wordsOfItem(state, item)) : [told];
}

/** So many words behind a number are an answer in whatever language. */
const maxForeign = 3;

/** "3. Spagna": an answer in Italian to the item that is named. */
function foreignAnswer(state: ExerciseState, text: string): string[] {
  const words = text.trim().split(/\s+/);
  const isAnswer = words.length <= maxForeign && !/\?/.test(text) && !words.some(isTalk);
  return isAnswer && readCommand(state, text) === undefined ? [text.trim()] : [];
}

function tryOf(state: ExerciseState, line: string): Try[] {
  const at = placeUnderWork(state, line);
  const item = state.items[at];
  const meant = sentenceOf(state, line);
  if (meant !== undefined) return [{ at: meant, pieces: piecesAt(state, meant, line), isNamed: true }];
  if (!item) return [];
  const noted = notedBefore(state, line);
  if (noted !== undefined) return [{ at: noted, pieces: piecesAt(state, noted, line), isNamed: false }];
  const short = optionOfLetter(item, line) ?? withNone(state, item, line);
  if (short !== undefined) return [{ at, pieces: [short], isNamed: false }];
  const own = wordsOfItem(state, item);
  const pieces = piecesAt(state, at, line);
  const [first = ""] = pieces;
  const isRight = pieces.length > 0 && isRightSomewhere(item, first);
  if (!isRight && (isQuestion(line, own) || countItalian(line, own) > maxItalian)) return [];
  return isRight || isPlausible(item, first) ? [{ at, pieces, isNamed: false }] : [];
}

/** The item under work; at the end the last one that is left, if a line can be an answer to it. */
function placeUnderWork(state: ExerciseState, line: string): number {
  if (state.items[state.at]) return state.at;
  return state.items.findLastIndex((item, at) => {
    const [first = ""] = item.status === "done" ? [] : piecesAt(state, at, line);
    return first !== "" && isPlausible(item, first);
  });
}

/** An item that was taken down, where a line bends its word and none of the item under work: it is put right after all. */
function notedBefore(state: ExerciseState, line: string): number | undefined {
  const bends = (item: ItemState | undefined, at: number) => {
    const offered = item?.gaps
      .flatMap(({ given = "", options = [] }) => [given, ...options])
      .flatMap(tokensOf);
    const bases = new Set(offered?.filter((word) => !isFunctionWord(word)).map(lemmaOf));
    return tokensOf(piecesAt(state, at, line)[0] ?? "").some((word) => bases.has(lemmaOf(word)));
  };
  if (bends(state.items[state.at], state.at)) return undefined;
  const found = state.items.findIndex((item, at) => item.status === "unverified" && bends(item, at));
  return found >= 0 ? found : undefined;
}

const isRightSomewhere = (item: ItemState, text: string) =>
  item.solution.some((forms, gap) => !item.gaps[gap]?.isDone && fits(text, forms, item.gaps[gap]?.given));

/** So many items are laid beside a line, those that share most of its words. */
const maxAligned = 6;

/** The item whose sentence a line is, by the words they share; the one under work if it is as good as another. */
function sentenceOf(state: ExerciseState, line: string): number | undefined {
  const said = new Set(tokensOf(line));
  const near = state.items
    .map((item, at) => ({ item, at, shared: tokensOf(item.prompt).filter((word) => said.has(word)).length }))
    .filter(({ shared }) => shared > 1)
    .toSorted(
      (one, other) =>
        other.shared - one.shared || Number(other.at === state.at) - Number(one.at === state.at),
    )
    .slice(0, maxAligned);
  const scored = near.map(({ item, at }) => ({ at, share: shareOf(state, item, line) }));
  const best = scored.reduce(
    (one, other) => {
      const isBetter = other.share > one.share || (other.share === one.share && other.at === state.at);
      return isBetter ? other : one;
    },
    { at: -1, share: 0 },
  );
  return best.share > 0 ? best.at : undefined;
}

/** How much of an item's sentence a line holds; 0 below a half. */
function shareOf(state: ExerciseState, item: ItemState, line: string): number {
  const text = englishPieces(line, wordsOfItem(state, item))[0] ?? "";
  if (isOrderItem(item) || isWholeGap(item)) return shareOfWords(item, text);
  const { matched, fixed, strange } = align(item, text);
  const share = fixed === 0 ? 0 : matched / fixed;
  const isSentence = matched > 1 && share > minShare && strange <= matched / 2;
  return isSentence ? share : 0;
}

function shareOfWords(item: ItemState, text: string): number {
  const own = new Set(tokensOf(item.gaps[0]?.options?.join(" ") ?? item.prompt).map(lemmaOf));
  const said = new Set(tokensOf(text).map(lemmaOf));
  const shared = [...said].filter((word) => own.has(word)).length;
  const share = own.size === 0 ? 0 : shared / own.size;
  return shared > 1 && share > minShare && said.size <= own.size * 2 ? share : 0;
}

const notAnswers =
  /^(?:grazie(?!\p{L})[^?]{0,60}|ciao|thanks?(?: you)?|thank you|hello|hi|hey|bye|good ?bye|good (?:morning|night|evening|afternoon)|ok(?:ay)?|yes|no|please|sorry|cool|nice|great|wow|lol|yeah|yep|nope|stop|help|english|teacher|coach|grammar|exercise|homework)$/iu;
/** A gap for a sentence of the student's own. */
const isOpen = ({ prompt, gaps }: ItemState) =>
  gaps.length === 1 &&
  gaps.every(({ given, options }) => given === undefined && options === undefined) &&
  /(?:→|=|\?) ____[.?!]?$/.test(prompt);
const maxOpen = 20;

const pronoun = /^(?:i|you|he|she|it|we|they|my|your)$/;

/** Whether a piece of English can be an answer to an item at all. */
function isPlausible(item: ItemState, text: string): boolean {
  const words = tokensOf(text);
  const gap = item.gaps[openGapOf(item)];
  if (!gap || words.length === 0 || notAnswers.test(text.trim())) return false;
  if (isOrderItem(item) || isWholeGap(item)) return isOfItsWords(item, words);
  const offered = item.gaps.flatMap(({ given = "", options = [] }) => [given, ...options]).flatMap(tokensOf);
  const bent = new Set(offered.map(lemmaOf));
  if (words.some((word) => bent.has(lemmaOf(word)) || offered.some((one) => isLike(word, one)))) return true;
  if (isOpen(item)) return words.length <= maxOpen;
  const isStrange =
    words.length > 1 && pronoun.test(words[0] ?? "") && !item.prompt.toLowerCase().includes(words[0] ?? "");
  const printed = new Set(tokensOf(item.prompt));
  if (isStrange || words.length > maxBare * item.gaps.length) return false;
  if (words.every((word) => printed.has(word) && word.length > maxSmall)) return false;
  return words.every((word) => isCommonEnglish(word) || isVerbForm(word) || word.length > 1);
}

/** Words of which half are the item's own; a lone one for a lone one. */
function isOfItsWords(item: ItemState, words: readonly string[]): boolean {
  const own = tokensOf(item.gaps[0]?.options?.join(" ") ?? item.prompt);
  const bases = new Set(own.map(lemmaOf));
  const shared = words.filter(
    (word) => bases.has(lemmaOf(word)) || own.some((one) => isLike(word, one)),
  ).length;
  return shared >= words.length / 2 && (words.length > 1 || own.length <= 2);
}

const minLike = 3;
/** "tooked" for "take": the word that was given, bent in a way that is none. */
const isLike = (word: string, given: string) =>
  given.length >= minLike &&
  word.slice(0, 2) === given.slice(0, 2) &&
  distance(word, given) <= Math.max(2, given.length / 2);
