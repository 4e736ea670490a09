import { isFunctionWord } from "../content-words";
import { isPlausible, isRightSomewhere, piecesAt, shortAnswer, wordsOfItem } from "./answers";
import type { ExerciseState, ItemState } from "./exercise-state";
import { readNumbered } from "./read-numbered";
import { readCommand } from "./read-command";
import { readSentences, sentenceOf } from "./read-sentence";
import { isRight, readRow, type Try } from "./read-row";
import { asksAboutWord, behindPrinted } from "./short-forms";
import { countItalian, isQuestion, isTalk } from "./strip-talk";
import { lemmaOf, tokensOf } from "./tokens";

const maxItalian = 8;

/** The tries of a message, each at the item it is meant for; empty for a message that is about something else. */
export function readTries(state: ExerciseState, whole: string): Try[] {
  const message = withoutQuestions(state, whole);
  if (asksAboutWord(message)) return [];
  const numbered = readNumbered(state, message);
  if (numbered.length > 0)
    return numbered.flatMap(({ at, text }) => {
      const english = piecesAt(state, at, text);
      const pieces = english.length > 0 ? english : foreignAnswer(state, text);
      return pieces.length > 0 ? [{ at, pieces, isNamed: true }] : [];
    });
  const settled = settledIn(state, message);
  if (settled) return [settled];
  const pairs = readPairs(state, message);
  if (pairs.length > 0) return pairs;
  const row = readRow(state, message);
  if (row.length > 0) return row;
  const sentences = readSentences(state, message);
  if (sentences.length > 0) return sentences;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const tries = lines.flatMap((line) => tryOf(state, line));
  return lines.length > 1 ? inOrder(state, tries) : tries;
}

/**
 * "While dice che era in corso. was walking e saw": the answer stands in a sentence of its own, behind what is said of it.
 * Where another sentence is an answer to the next item they are a row.
 */
function settledIn(state: ExerciseState, message: string): Try | undefined {
  const clauses = message.split(clauseEnd).filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2) return undefined;
  const next = state.items.findIndex(({ status }, at) => status === "open" && at > state.at);
  const tryAt = (at: number, clause: string): Try => ({
    at,
    pieces: piecesAt(state, at, clause.trim()),
    isNamed: false,
  });
  const item = state.items[state.at];
  // What is tried last is meant: "left? anzi leaved".
  const last = clauses
    .map((clause) => tryAt(state.at, clause))
    .findLast(({ pieces: [first = ""] }) => item !== undefined && first !== "" && isPlausible(item, first));
  const isRow = clauses.some((clause) => isRight(state, tryAt(next, clause)));
  return last && !isRow && isRight(state, last) ? last : undefined;
}

const clauseEnd = /(?<=[?!…\n]|\.\s)/u;

/** "Went... ma che domanda è?": a message without what asks something beside its tries; whole where nothing else is in it. */
export function withoutQuestions(state: ExerciseState, message: string): string {
  const item = state.items[state.at];
  const own = item ? wordsOfItem(state, item) : new Set<string>();
  const clauses = message.split(clauseEnd);
  const kept = clauses.filter((clause) => !isQuestion(clause, own));
  const isAny = kept.length < clauses.length && /\p{L}/u.test(kept.join(""));
  return isAny ? kept.join("").trim() : message;
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
  const paired = pairedWith(state, line);
  if (paired !== undefined && paired !== at)
    return [{ at: paired, pieces: piecesAt(state, paired, line), isNamed: true }];
  const noted = notedBefore(state, line);
  if (noted !== undefined) return [{ at: noted, pieces: piecesAt(state, noted, line), isNamed: false }];
  const short = shortAnswer(state, item, line);
  if (short !== undefined) return [{ at, pieces: [short], isNamed: false }];
  const own = wordsOfItem(state, item);
  const pieces = piecesAt(state, at, line);
  const [first = ""] = pieces;
  const isAnswer = pieces.length > 0 && isRightSomewhere(item, first);
  if (!isAnswer && (isQuestion(line, own) || countItalian(line, own) > maxItalian)) return [];
  return isAnswer || isPlausible(item, first) ? [{ at, pieces, isNamed: false }] : [];
}

/** "See diventa saw", "doctor = b": the open item whose word stands before its answer, the one under work first. */
function pairedWith(state: ExerciseState, line: string): number | undefined {
  const isPair = (item: ItemState) => behindPrinted(item, line) !== line;
  const current = state.items[state.at];
  if (current && isPair(current)) return state.at;
  const found = state.items.findIndex((item) => item.status === "open" && isPair(item));
  return found >= 0 ? found : undefined;
}

/** Several of them: "doctor = b, teacher = a". */
function readPairs(state: ExerciseState, message: string): Try[] {
  const parts = message.split(/[,;\n]/).filter((part) => part.trim() !== "");
  const tries = parts.flatMap((part): Try[] => {
    const at = pairedWith(state, part.trim());
    return at === undefined ? [] : [{ at, pieces: piecesAt(state, at, part.trim()), isNamed: true }];
  });
  const isEach = tries.length === parts.length && new Set(tries.map(({ at }) => at)).size === parts.length;
  return isEach && parts.length > 1 ? tries : [];
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
