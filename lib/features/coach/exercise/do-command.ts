import type { Say } from "../activity";
import type { ExerciseEvent, ExerciseStep } from "./exercise-event";
import { ruleOf } from "./cues";
import { partOfItem, withItem, type ExerciseState } from "./exercise-state";
import { guardFor } from "../guard/guard";
import { ending, hintOn, moveOn, showItem } from "./next-step";
import type { Command } from "./read-command";
import { secretsOfExercise } from "./secrets-of-exercise";
import { namesOf, summaryOf } from "./show";
import { words } from "./words";

/** Does what a student wishes of an exercise; undefined where the wish has nothing it could be about. */
export function doCommand(state: ExerciseState, command: Command, say: Say): ExerciseStep | undefined {
  const kind = command.kind === "answer" ? "no" : command.kind;
  const event: ExerciseEvent = { kind, right: 0, wrong: 0 };
  const item = state.items[state.at];
  switch (command.kind) {
    case "go":
      return goTo(state, command.at, say);
    case "count":
      return { ...counted(state, say), event };
    case "restart":
      return { ...restarted(state, say), event };
    case "end":
      return { lines: [say(words.ended), summaryOf(state), say(words.afterEnd)], event };
    case "skip":
      return item && { ...skipped(state, say), event };
    case "contest":
      return contested(state, say);
    case "answer": {
      const { state: next, lines } = hintOn(state, say);
      return item && { state: next, lines: [say(words.no), ...lines], event };
    }
    case "why":
      return item && { ...explained(state, say), event };
    case "help":
      return item && { ...hintOn(state, say), event };
  }
}

function goTo(state: ExerciseState, at: number, say: Say): ExerciseStep {
  const item = state.items[at];
  const event: ExerciseEvent = { kind: "go", right: 0, wrong: 0 };
  if (item?.status === "done") {
    const isHere = state.items[state.at] !== undefined;
    const line = say(words.already, namesOf(state, item));
    const { lines, ...rest } =
      isHere && at !== state.at ? showItem(state, say) : moveOn({ ...state, at }, say);
    return { ...rest, lines: [line.charAt(0).toUpperCase() + line.slice(1), ...lines], event };
  }
  return { ...showItem(withItem({ ...state, at }, at, { status: "open" }), say), event };
}

function counted(state: ExerciseState, say: Say) {
  const item = state.items[state.at];
  if (!item) {
    const { state: next, lines } = ending(state, say);
    return { state: next, lines: lines.slice(1) };
  }
  return { state, lines: [summaryOf(state), say(words.goOn, namesOf(state, item))] };
}

function restarted(state: ExerciseState, say: Say) {
  const items = state.items.map((item) => ({
    ...item,
    gaps: item.gaps.map(({ own: _, ...gap }) => ({ ...gap, isDone: false })),
    tried: [],
    hints: 0,
    isContested: false,
    isSkipped: false,
    isBack: false,
    status: "open" as const,
  }));
  const { state: next, lines } = showItem({ ...state, items, at: 0, last: undefined }, say);
  return { state: next, lines: [say(words.restarted), ...lines] };
}

/** A skipped item waits for its turn; the only one left is put aside. */
function skipped(state: ExerciseState, say: Say) {
  const isLast = state.items.filter(({ status }) => status === "open").length === 1;
  const left = isLast
    ? withItem(state, state.at, { status: "aside", isBack: true })
    : withItem(state, state.at, { isSkipped: true });
  const { state: next, lines } = moveOn(left, say);
  return { ...(next && { state: next }), lines: [say(words.skipped), ...lines] };
}

/** Why: the rule in general first, then the hints in their order. */
function explained(state: ExerciseState, say: Say) {
  const item = state.items[state.at];
  const secrets = secretsOfExercise(state);
  const rules = item ? ruleOf(partOfItem(state, item)).filter(guardFor(secrets)) : [];
  const rule = rules[(item?.hints ?? 0) % Math.max(rules.length, 1)];
  return hintOn(state, say, rule);
}

/** Who stands by a try is asked once what speaks against it; then it is left to the teacher. */
function contested(state: ExerciseState, say: Say): ExerciseStep | undefined {
  const { last } = state;
  const item = last && state.items[last.at];
  const event: ExerciseEvent = { kind: "contest", right: 0, wrong: 0 };
  if (!item || item.status !== "open") return undefined;
  const here = { ...state, at: last.at };
  if (last.isCertain && !item.isContested) {
    const { state: next, lines } = hintOn(withItem(here, last.at, { isContested: true }), say);
    return { state: next, lines: [say(words.contested), ...lines], event };
  }
  const taken = { ...withItem(here, last.at, { status: "unverified" }), last: undefined };
  const { lines, ...rest } = moveOn(taken, say);
  return { ...rest, lines: [say(words.unverified, namesOf(state, item)), ...lines], event };
}
