import { checkItem, type ItemVerdict } from "@/lib/features/homework/check-item";
import {
  fillPrompt,
  type HomeworkItem,
  type HomeworkSheet,
  type Solution,
} from "@/lib/features/homework/homework-sheet";
import { solveItem } from "@/lib/features/homework/solve-item";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { applyCorrections, type Finding } from "@/lib/features/english/finding";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { TutorTurn } from "@/lib/ports/tutor";
import { checkInAnyTense } from "./any-tense";
import { isRepetition } from "./attempts";
import { contentOf } from "../content-words";
import { findSheet } from "./find-sheet";
import { isGuessList, triesIn } from "../intent/guess-list";
import { readIntent } from "../intent/intent";
import { readNumbered } from "./numbered-answers";
import { wordsOf } from "../phrase";
import { findingsInAnswer } from "./progress";
import { judgeGuess, riddleOf } from "./word-game";

type History = TutorTurn["history"];
type Item = { item: HomeworkItem; solution?: Solution };

/** What the newest message did to the exercise. */
export type ExerciseEvent =
  | { kind: "start" | "skipped" | "list" | "none" }
  | {
      kind: "right" | "wrong" | "partly" | "noted" | "movedOn";
      own: string;
      right: number[];
    };

export type ExerciseState = {
  /** The message it was pasted in. */
  source: string;
  sheet: HomeworkSheet;
  items: Item[];
  isDone: boolean[];
  /** The item being worked on; past the end when all are done. */
  at: number;
  /** Real tries at it so far. */
  tries: number;
  event: ExerciseEvent;
  /** Of an item without a solution: the mistake in the sentence with the last try in its gap, and what would be right. */
  found?: Finding;
  expected?: string;
};

const maxNotedTries = 2;
const maxShortAnswer = 4;
const isTryBy = /^(?:english|short-answer|other|homework|guess-list|coach-question|yes-or-no)$/;

/** The pasted exercise of a conversation and how far it has come, from what was said alone. */
export function readExercise(message: string, history: History): ExerciseState | undefined {
  const all: History = [...history, { role: "student", text: message }];
  const from = all.findLastIndex(({ role, text }) => role === "student" && findSheet(text) !== undefined);
  const sheet = findSheet(all[from]?.text ?? "");
  if (!sheet) return undefined;
  const items = sheet.items
    .filter(({ gaps }) => gaps.length > 0)
    .map((item): Item => ({ item, ...solutionOf(item, sheet) }));
  const start: ExerciseState = {
    source: all[from]?.text ?? "",
    sheet,
    items,
    isDone: items.map(() => false),
    at: 0,
    tries: 0,
    event: { kind: "start" },
  };
  return all.reduce(
    (state, { role, text }, at) =>
      role === "student" && at > from ? afterMessage(state, text, all.slice(0, at)) : state,
    start,
  );
}

/** The sentences of the items this message has put right: what was wrong in an earlier try at them is so no more. */
export function sentencesDone(state: ExerciseState | undefined): string[] {
  const right = state && "right" in state.event ? state.event.right : [];
  return (state?.items ?? []).flatMap(({ item, solution }) =>
    solution && right.includes(item.number)
      ? [
          fillPrompt(
            item,
            solution.gaps.map(([first = ""]) => first),
          ),
        ]
      : [],
  );
}

function solutionOf(item: HomeworkItem, sheet: HomeworkSheet): { solution?: Solution } {
  const solution = solveItem(item, sheet);
  return solution ? { solution } : {};
}

function afterMessage(state: ExerciseState, text: string, before: History): ExerciseState {
  const none = { ...state, event: { kind: "none" } as const };
  const current = state.items[state.at];
  if (!current) return none;
  const intent = readIntent(text);
  if (intent === "skip") return moved(state, state.isDone, { kind: "skipped" });
  if (isGuessList(text) && triesIn(text).length !== current.item.gaps.length)
    return { ...state, event: { kind: "list" } };
  const numbered = readNumbered(
    text,
    state.items.map(({ item }) => item.number),
  );
  if (numbered.length > 0) return afterNumbered(state, numbered);
  const verdict = verdictOn(current, text, state.sheet);
  if (verdict === "right") return solved(state, withoutTalk(text));
  const ahead = answeredAhead(state, text);
  if (ahead >= 0) return solvedAhead(state, ahead, withoutTalk(text));
  const isTry = isTryBy.test(intent) && isAbout(current.item, text) && !isRiddleGuess(text, before);
  if (!isTry || isRepetition(text, before)) return none;
  const tries = state.tries + 1;
  const said = { own: withoutTalk(text), right: [] };
  const missed = {
    ...state,
    tries,
    event: { kind: verdict === "partly" ? "partly" : "wrong", ...said },
  } as const;
  if (current.solution) return missed;
  const filled = fill(current.item, text);
  if (state.expected !== undefined && wordsOf(filled).join(" ") === state.expected)
    return solved(state, said.own);
  const [found] = findingsInAnswer(filled, findGrammar(filled));
  if (found) {
    const expected = wordsOf(applyCorrections(filled, [found])).join(" ");
    return { ...state, tries, found, expected, event: { kind: "wrong", ...said } };
  }
  if (verdict !== "no_attempt") return { ...missed, found: undefined, expected: undefined };
  if (tries < maxNotedTries) return { ...state, tries, event: { kind: "noted", ...said } };
  return moved(state, doneWith(state, state.at), { kind: "movedOn", ...said });
}

/**
 * The place of another item the message answers: a whole sentence stands for its own item; who is left with an item
 * nobody can check may go on alone with a piece of one too.
 */
function answeredAhead({ items, isDone, at, sheet }: ExerciseState, text: string): number {
  const count = wordsOf(withoutTalk(text)).length;
  const isLong = ({ item }: Item) =>
    items[at]?.solution ? count > wordsOf(fillPrompt(item, [])).length : count > 1;
  return items.findIndex(
    (one, place) => !isDone[place] && isLong(one) && verdictOn(one, text, sheet) === "right",
  );
}

function solvedAhead(state: ExerciseState, place: number, own: string): ExerciseState {
  const isLeft = state.tries > 0 && !state.items[state.at]?.solution;
  const isDone = state.isDone.map((done, at) => done || at === place || (at === state.at && isLeft));
  const number = state.items[place]?.item.number ?? 0;
  return moved({ ...state, at: state.at - 1 }, isDone, { kind: "right", own, right: [number] });
}

function verdictOn({ item, solution }: Item, text: string, sheet: HomeworkSheet): ItemVerdict {
  const answer = withoutTalk(text);
  if (solution) return checkItem(item, solution, answer);
  return checkInAnyTense(item, sheet, answer, fill(item, text));
}

/** The item's sentence with the try in its gap. */
function fill(item: HomeworkItem, text: string): string {
  const answer = withoutTalk(text).replace(/(?<![.!?\s])[.!?\s]+$/, "");
  const isWhole = wordsOf(answer).length > maxShortAnswer;
  return isWhole || item.gaps.length > 1 ? answer : fillPrompt(item, [answer]);
}

/** "è goes", "forse went?": the try without the talk around it. */
const withoutTalk = (text: string) =>
  withoutReason(
    text
      .trim()
      .replace(
        /^(?:(?:forse|credo|penso|secondo me|è|allora|quindi|direi|sarà|si scrive|ci va|metto|metterei|che)\s+)+/iu,
        "",
      ),
  );

/** Without ", perché …" in its last line. */
function withoutReason(text: string): string {
  const from = Math.max(text.lastIndexOf("\n"), 0);
  const at = text.slice(from).search(/\s(?:perch[eé]|because|siccome|dato che)\s/iu);
  if (at < 0) return text;
  return text
    .slice(0, from + at)
    .trimEnd()
    .replace(/[,.]$/, "")
    .trimEnd();
}

/** A short answer in English, or a sentence with the item's own words. */
function isAbout(item: HomeworkItem, text: string): boolean {
  if (countEnglishWords(text) === 0 && !smallWord.test(text)) return false;
  if (wordsOf(text).length <= maxShortAnswer) return true;
  const own = new Set(contentOf(item.prompt));
  return contentOf(text).some((word) => own.has(word));
}

const smallWord = /^\W*(?:a|an|the|in|on|at|to|is|do|no)\W*$/i;

/** Whether a word of another game is being guessed. */
function isRiddleGuess(text: string, before: History): boolean {
  const riddle = riddleOf(before);
  return riddle !== undefined && judgeGuess(text, riddle) !== "no-guess";
}

const doneWith = ({ isDone }: ExerciseState, at: number) => isDone.map((done, place) => done || place === at);

const solved = (state: ExerciseState, own: string) =>
  moved(state, doneWith(state, state.at), {
    kind: "right",
    own,
    right: [state.items[state.at]?.item.number ?? 0],
  });

/** On to the next item that is not done, back at the first ones in the end. */
function moved(state: ExerciseState, isDone: boolean[], event: ExerciseEvent): ExerciseState {
  const order = state.items.map((_, step) => (state.at + 1 + step + state.items.length) % state.items.length);
  const next = order.find((place) => !isDone[place]) ?? state.items.length;
  const { source, sheet, items } = state;
  return { source, sheet, items, isDone, at: next, tries: 0, event };
}

/** "2. went", "1 goes, 2 went": each answer is held against its own item. */
function afterNumbered(state: ExerciseState, answers: { number: number; answer: string }[]): ExerciseState {
  const placed = answers.map(({ number, answer }) => {
    const place = state.items.findIndex(({ item }) => item.number === number);
    const item = state.items[place];
    return { place, number, answer, verdict: item ? verdictOn(item, answer, state.sheet) : "no_attempt" };
  });
  const right = placed.filter(({ verdict }) => verdict === "right");
  const isDone = state.isDone.map((done, at) => done || right.some(({ place }) => place === at));
  const missed = placed.find(({ place, verdict }) => verdict !== "right" && !isDone[place]);
  const numbers = right.map(({ number }) => number);
  if (!missed) {
    const own = right.length === 1 ? (right[0]?.answer ?? "") : "";
    const isHere = isDone[state.at] ?? false;
    const event = { kind: "right", own, right: numbers } as const;
    return isHere ? moved(state, isDone, event) : { ...state, isDone, event };
  }
  const tries = missed.place === state.at ? state.tries + 1 : 1;
  const kind = state.items[missed.place]?.solution ? "wrong" : "noted";
  return { ...state, isDone, at: missed.place, tries, event: { kind, own: missed.answer, right: numbers } };
}
