import { checkItem } from "@/lib/features/homework/check-item";
import {
  fillPrompt,
  type HomeworkItem,
  type HomeworkSheet,
  type Solution,
} from "@/lib/features/homework/homework-sheet";
import { readItems } from "@/lib/features/homework/read-items";
import { solveItem } from "@/lib/features/homework/solve-item";
import { findGrammar } from "@/lib/features/english/find-grammar";
import { applyCorrections, type Finding } from "@/lib/features/english/finding";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { TutorTurn } from "@/lib/ports/tutor";
import { isRepetition } from "./attempts";
import { contentOf } from "../content-words";
import { isGuessList, triesIn } from "../intent/guess-list";
import { readIntent } from "../intent/intent";
import { answerRequests } from "../intent/intent-patterns";
import { readNumbered } from "./numbered-answers";
import { wordsOf } from "../phrase";
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
  const from = all.findLastIndex(({ role, text }) => role === "student" && sheetIn(text) !== undefined);
  const sheet = sheetIn(all[from]?.text ?? "");
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

const mayHoldGaps = /_{2,}|\.{3,}|…|-{3,}|\([^)]*[a-z]|\/|\n/i;
const sheets = new Map<string, HomeworkSheet | undefined>();
const maxKnownSheets = 200;

/** Reading a page takes its time, and every turn asks about the same messages. */
function sheetIn(text: string): HomeworkSheet | undefined {
  if (!mayHoldGaps.test(text)) return undefined;
  if (!sheets.has(text)) {
    if (sheets.size >= maxKnownSheets) sheets.clear();
    sheets.set(text, isGuessList(text) ? undefined : readItems(withoutRequest(text)));
  }
  return sheets.get(text);
}

const asksForWork = /\b(?:tradu|risolv|fai|fammi|complet|corregg|esercizi|compit|aiut)/i;

/** "Fai il mio compito: Complete…": the sheet alone. */
function withoutRequest(text: string): string {
  const [request = ""] = /^[^:\n]{3,60}:\s*/.exec(text) ?? [];
  const sheet = text.slice(request.length);
  const isRequest = answerRequests.test(request) || asksForWork.test(request);
  return isRequest && /^\p{L}/u.test(sheet) ? sheet : text;
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
  const verdict = verdictOn(current, text);
  if (verdict === "right") return solved(state, withoutTalk(text));
  const ahead = current.solution ? -1 : answeredAhead(state, text);
  if (ahead >= 0) return solvedAhead(state, ahead, withoutTalk(text));
  const isTry = isTryBy.test(intent) && isAbout(current.item, text) && !isRiddleGuess(text, before);
  if (!isTry || isRepetition(text, before)) return none;
  const tries = state.tries + 1;
  const said = { own: withoutTalk(text), right: [] };
  if (current.solution)
    return { ...state, tries, event: { kind: verdict === "partly" ? "partly" : "wrong", ...said } };
  const filled = fill(current.item, text);
  if (state.expected !== undefined && wordsOf(filled).join(" ") === state.expected)
    return solved(state, said.own);
  const [found] = findGrammar(filled);
  if (found) {
    const expected = wordsOf(applyCorrections(filled, [found])).join(" ");
    return { ...state, tries, found, expected, event: { kind: "wrong", ...said } };
  }
  if (tries < maxNotedTries) return { ...state, tries, event: { kind: "noted", ...said } };
  return moved(state, doneWith(state, state.at), { kind: "movedOn", ...said });
}

/** Who is left with an item nobody can check goes on alone: the place of the item the message answers. */
const answeredAhead = ({ items, isDone }: ExerciseState, text: string) =>
  wordsOf(text).length < 2
    ? -1
    : items.findIndex((one, place) => !isDone[place] && verdictOn(one, text) === "right");

function solvedAhead(state: ExerciseState, place: number, own: string): ExerciseState {
  const isDone = state.isDone.map((done, at) => done || at === place || (at === state.at && state.tries > 0));
  const number = state.items[place]?.item.number ?? 0;
  return moved({ ...state, at: state.at - 1 }, isDone, { kind: "right", own, right: [number] });
}

const verdictOn = ({ item, solution }: Item, text: string) =>
  solution ? checkItem(item, solution, withoutTalk(text)) : "no_attempt";

/** The item's sentence with the try in its gap. */
function fill(item: HomeworkItem, text: string): string {
  const answer = withoutTalk(text).replace(/[.!?\s]+$/, "");
  const isWhole = wordsOf(answer).length > maxShortAnswer;
  return isWhole || item.gaps.length > 1 ? answer : fillPrompt(item, [answer]);
}

/** "è goes", "forse went?": the try without the talk around it. */
const withoutTalk = (text: string) =>
  text
    .trim()
    .replace(
      /^(?:(?:forse|credo|penso|secondo me|è|allora|quindi|direi|sarà|si scrive|ci va|metto|metterei|che)\s+)+/iu,
      "",
    )
    .replace(/\s*[,.]?\s+(?:perch[eé]|because|siccome|dato che)\s.*$/iu, "");

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
    return { place, number, answer, verdict: item ? verdictOn(item, answer) : "no_attempt" };
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
