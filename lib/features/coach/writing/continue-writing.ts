import type { Say, Step } from "../activity";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { wordsOf } from "../phrase";
import { isFormal, isInformal, kindOfTopic } from "./read-task";
import { readWish, type WritingWish } from "./read-wish";
import type { TextPart } from "./text-kind";
import * as words from "./words";
import { kindOfTask, type WritingState, type WritingTask } from "./writing-state";

const maxOpenings = 3;
const quoted = (list: readonly string[]) => list.map((one) => `*${one}*`).join(", ");
const openingsOf = ({ openings }: TextPart) => quoted(openings.slice(0, maxOpenings));

/** The first reply to a text to write: its plan and the first question; what kind of text it is, where nobody knows. */
export function startWriting(task: WritingTask, say: Say): Step<WritingState> {
  const state = { task, at: 0, ideas: [], written: 0 };
  const opening = [
    ...(task.isToBeWritten ? [say(words.notWritten)] : []),
    ...(task.standsIn ? [words.standsIn[task.standsIn]] : []),
  ];
  if (!task.kind) return { state, lines: [...opening, say(words.whichKind)] };
  if (task.asks === "end") return { state, lines: [...opening, sayEnding(state, say)] };
  if (task.asks === "start") return { state, lines: [...opening, sayPlan(state, say), sayStart(state, say)] };
  return { state, lines: [...opening, sayPlan(state, say), sayFirst(state, say)] };
}

function sayPlan({ task }: WritingState, say: Say): string {
  const { name, parts } = kindOfTask(task);
  return say(words.plan, { name, parts: parts.map((part, at) => `${at + 1} ${part.name}`).join("; ") });
}

const sayFirst = ({ task, at }: WritingState, say: Say) =>
  say(words.firstPart, { question: kindOfTask(task).parts[at]?.question ?? "" });

function sayStart({ task }: WritingState, say: Say): string {
  const [first] = kindOfTask(task).parts;
  return say(words.starts, { list: first ? openingsOf(first) : "", question: first?.question ?? "" });
}

function sayEnding({ task }: WritingState, say: Say): string {
  const { endings, parts } = kindOfTask(task);
  return say(words.endings, { list: quoted(endings), question: parts.at(-1)?.question ?? "" });
}

/** A part of the plan: what goes in it, how its sentences may begin, and its question. */
function sayPart({ task, at }: WritingState, say: Say): string[] {
  const { parts } = kindOfTask(task);
  const part = parts[at];
  if (!part) return [];
  const values = { number: String(at + 1), count: String(parts.length), name: part.name, holds: part.holds };
  return [say(words.part, values), say(words.openings, { openings: openingsOf(part) }), part.question];
}

function sayLength({ task, written }: WritingState, say: Say): string[] {
  const { length, parts } = kindOfTask(task);
  const count = String(parts.length);
  const each = String(Math.max(1, Math.round((task.words ?? 0) / parts.length)));
  const usual = task.level
    ? say(words.lengthOfLevel, { length: length[task.level] })
    : say(words.lengthUsual, length);
  return [
    task.words ? say(words.lengthAsked, { words: String(task.words), count, each }) : usual,
    ...(written > 0 ? [say(words.soFar, { written: String(written) })] : []),
  ];
}

const currentQuestion = ({ task, at }: WritingState) => {
  const { parts } = kindOfTask(task);
  return (parts[at] ?? parts.at(-1))?.question ?? "";
};

function sayChecks({ task }: WritingState, say: Say): string[] {
  return [say(words.checks, { list: kindOfTask(task).checks.join("; ") }), say(words.checksTask)];
}

/** On to a part of the plan; the check-list behind the last one. */
function goTo(state: WritingState, at: number, say: Say): Step<WritingState> {
  const { length } = kindOfTask(state.task).parts;
  const next = { ...state, at: Math.min(Math.max(0, at), length) };
  if (next.at === length) return { state: next, lines: [say(words.allDone), ...sayChecks(next, say)] };
  return { state: next, lines: sayPart(next, say) };
}

const maxIdeas = 12;
const maxIdeaLength = 120;
const maxQuotedIdea = 60;

/** "Parlo di mio fratello": what the text is about, whichever part is under work. */
const namesTopic =
  /^\P{L}*(?:(?:io |allora |ok )?(?:parl|raccont|scriv|descriv)\p{L}{1,4}|(?:voglio|vorrei|posso) (?:parlare|scrivere|raccontare|descrivere))(?!\p{L})/iu;

function takeIdea(state: WritingState, message: string, say: Say): Step<WritingState> {
  const { parts, mainPart } = kindOfTask(state.task);
  const at = namesTopic.test(message) ? Math.max(mainPart, state.at) : state.at;
  const part = parts[at] ?? parts.at(-1);
  const text = message.trim().replace(/\s+/g, " ");
  const ideas = [...state.ideas, text.slice(0, maxIdeaLength)].slice(-maxIdeas);
  const shown = text.length > maxQuotedIdea ? `${text.slice(0, maxQuotedIdea).trimEnd()}…` : text;
  const values = { idea: shown.replace(/[.!]$/, ""), name: part?.name ?? "" };
  const openings = part ? quoted(part.openings.slice(0, 2)) : "";
  return { state: { ...state, ideas }, lines: [say(words.idea, values), say(words.ideaTask, { openings })] };
}

function answerWish(state: WritingState, wish: WritingWish, say: Say): Step<WritingState> {
  const question = currentQuestion(state);
  switch (wish.kind) {
    case "plan":
      return { state, lines: [sayPlan(state, say), question] };
    case "connectors":
      return {
        state,
        lines: [say(words.connectors, { list: quoted(kindOfTask(state.task).connectors) })],
      };
    case "end":
      return { state, lines: [sayEnding(state, say)] };
    case "start":
      return { state: { ...state, at: 0 }, lines: [sayStart(state, say)] };
    case "length":
      return { state, lines: [...sayLength(state, say), question] };
    case "tense":
      return { state, lines: [say(words.tense, { tense: kindOfTask(state.task).tense }), question] };
    case "checks":
      return { state, lines: sayChecks(state, say) };
    case "write":
      return { state, lines: [say(words.notWritten), ...sayPart(state, say)] };
    case "stuck":
      return { state, lines: [say(words.stuck), ...sayPart(state, say)] };
    case "next":
      return goTo(state, state.at + 1, say);
    case "here":
      return goTo(state, state.at, say);
    case "part":
      return goTo(state, wish.at, say);
  }
}

/** A text whose kind was not known: what the student says of it. */
function takeKind(state: WritingState, message: string, say: Say): Step<WritingState> | undefined {
  const kind = kindOfTopic(message);
  const isStuck = readWish(message, 0)?.kind === "stuck";
  if (!kind) return isStuck ? { state, lines: [say(words.whichKind)] } : undefined;
  const register = isFormal(message) ? "formal" : state.task.register;
  return startWriting({ ...state.task, kind, register, isToBeWritten: false }, say);
}

/**
 * What a message does to the text under work. English of the student's own is undefined: it is to be checked first,
 * and `afterCheck` goes on from it; so is everything that has nothing to do with the text.
 */
export function continueWriting(
  state: WritingState,
  message: string,
  say: Say,
): Step<WritingState> | undefined {
  if (!state.task.kind) return takeKind(state, message, say);
  const register = registerIn(message);
  if (state.task.kind === "letter" && register && register !== state.task.register) {
    const next = { ...state, task: { ...state.task, register } };
    const isOver = next.at >= kindOfTask(next.task).parts.length;
    const rest = isOver ? [currentQuestion(next)] : sayPart(next, say);
    return { state: next, lines: [words.register[register], ...rest] };
  }
  const wish = readWish(message, kindOfTask(state.task).parts.length);
  if (wish?.kind === "idea") return takeIdea(state, message, say);
  return wish && answerWish(state, wish, say);
}

const maxRegisterWords = 4;

/** "È formale": a register named alone. */
function registerIn(message: string): WritingTask["register"] | undefined {
  if (wordsOf(message).length > maxRegisterWords) return undefined;
  if (isFormal(message)) return "formal";
  return isInformal(message) ? "informal" : undefined;
}

const wholeText = 45;
const nearlyAll = 0.7;

/**
 * The step that follows a checked piece of the text: the next part of the plan; the check-list behind the last one, and
 * behind a text that came in one piece.
 */
export function afterCheck(state: WritingState, text: string, say: Say): Step<WritingState> {
  const count = countEnglishWords(text);
  const next = { ...state, written: state.written + count };
  const { length } = kindOfTask(state.task).parts;
  const isWhole = count >= (state.task.words ?? wholeText / nearlyAll) * nearlyAll;
  const at = isWhole ? length : state.at + 1;
  const step = goTo(next, at, say);
  return at < length ? { ...step, lines: [say(words.kept), ...step.lines] } : step;
}
