import { isOrderItem } from "@/lib/features/homework/homework-sheet";
import { isWholeGap } from "@/lib/features/homework/rewriting";
import { isFunctionWord } from "../content-words";
import { align } from "./align";
import { isMeantFor, isPlausible, isRightSomewhere, piecesAt, shortAnswer, wordsOfItem } from "./answers";
import type { ExerciseState, ItemState } from "./exercise-state";
import { readNumbered } from "./read-numbered";
import { readCommand } from "./read-command";
import { readRow, type Try } from "./read-row";
import { asksAboutWord } from "./short-forms";
import { countItalian, englishPieces, isQuestion, isTalk } from "./strip-talk";
import { lemmaOf, tokensOf } from "./tokens";

const minShare = 0.5;
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
  const row = readRow(state, message);
  if (row.length > 0) return row;
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  const tries = lines.flatMap((line) => tryOf(state, line));
  return lines.length > 1 ? inOrder(state, tries) : tries;
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
  const noted = notedBefore(state, line);
  if (noted !== undefined) return [{ at: noted, pieces: piecesAt(state, noted, line), isNamed: false }];
  const short = shortAnswer(state, item, line);
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
  const scored = near.map(({ item, at }) => ({ at, share: worthOf(state, item, line) }));
  const best = scored.reduce(
    (one, other) => {
      const isBetter = other.share > one.share || (other.share === one.share && other.at === state.at);
      return isBetter ? other : one;
    },
    { at: -1, share: 0 },
  );
  return best.share > 0 ? best.at : undefined;
}

const worthOfMeant = 0.5;
/** Of sentences that are alike, the one is meant whose gaps are filled with what belongs there. */
function worthOf(state: ExerciseState, item: ItemState, line: string): number {
  const share = shareOf(state, item, line);
  const isMeant = () => align(item, line).fills.some((words) => isMeantFor(state, item, words.join(" ")));
  return share > 0 && !isOrderItem(item) && !isWholeGap(item) && isMeant() ? share + worthOfMeant : share;
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
