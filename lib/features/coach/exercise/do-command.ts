import type { Say } from "../activity";
import type { ExerciseEvent, ExerciseStep } from "./exercise-event";
import { lastCue, ruleOf } from "./cues";
import { partOfItem, withItem, type ExerciseState } from "./exercise-state";
import { firstLetterOf } from "./first-letter";
import { guardFor } from "../guard/guard";
import { ending, hintOn, moveOn, showItem, twinOn } from "./next-step";
import type { Command } from "./read-command";
import { secretsOfExercise } from "./secrets-of-exercise";
import { namesOf, summaryOf } from "./show";
import { quoted, unlessTelling } from "./verdict-lines";
import { itemOfVerdict } from "./verdict";
import { words } from "./words";

/** Does what a student wishes of an exercise; undefined where the wish has nothing it could be about. */
export function doCommand(state: ExerciseState, command: Command, say: Say): ExerciseStep | undefined {
  const event: ExerciseEvent = { kind: kindOf(command), right: 0, wrong: 0 };
  const item = state.items[state.at];
  const named = "at" in command ? command.at : undefined;
  if (named !== undefined && isElsewhere(command.kind) && named !== state.at)
    return state.items[named]?.status === "done"
      ? aboutDone(state, named, command, say)
      : doCommand(withItem({ ...state, at: named }, named, { status: "open" }), { kind: command.kind }, say);
  switch (command.kind) {
    case "go":
      return goTo(state, command.at, say);
    case "back":
      return goTo(state, Math.max(Math.min(state.at, state.items.length) - 1, 0), say);
    case "show":
      return { ...showItem(state, say, { isAsked: true }), event };
    case "count":
      return { ...counted(state, say), event };
    case "restart":
      return { ...restarted(state, say), event };
    case "end":
      return { ...closed(state, say), event };
    case "skip":
      if (named !== undefined && named !== state.at) return { ...skippedAhead(state, named, say), event };
      return item && { ...skipped(state, say), event };
    case "contest":
      return named === undefined || named === itemOfVerdict(state)
        ? contested(state, say)
        : goTo(state, named, say);
    case "drop":
      return dropped(state, command.at ?? itemOfVerdict(state) ?? state.at, say);
    case "answer": {
      const { state: next, lines } = hintOn(state, say);
      return item && { state: next, lines: [say(words.no), ...lines], event };
    }
    case "example":
      return item && { ...exampled(state, say), event };
    case "why":
      return item && { ...explained(state, say), event };
    case "help": {
      const { state: next, lines } = hintOn(state, say);
      return item && { state: next, lines: [...firstLetterOf(state, say), ...lines], event };
    }
  }
}

function kindOf({ kind }: Command): ExerciseEvent["kind"] {
  if (kind === "answer") return "no";
  if (kind === "back") return "go";
  return kind === "example" ? "help" : kind;
}

/** What is wished of another item is done there. */
const isElsewhere = (kind: Command["kind"]): kind is "answer" | "why" | "help" =>
  kind === "answer" || kind === "why" || kind === "help";

/** Of an item that is solved a reason can still be given. */
function aboutDone(state: ExerciseState, at: number, { kind }: Command, say: Say): ExerciseStep {
  const [rule] = kind === "why" ? rulesOn({ ...state, at }) : [];
  if (rule === undefined) return goTo(state, at, say);
  const { lines, ...rest } = showItem(state, say);
  return { ...rest, lines: [rule, ...lines], event: { kind: "why", right: 0, wrong: 0 } };
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

/** Nothing of it is asked for any more; what was not found stays a secret, and a try at it is still taken. */
function closed(state: ExerciseState, say: Say) {
  const { last: _, noted: __, ...rest } = state;
  const next: ExerciseState = { ...rest, at: state.items.length, isClosed: true };
  return { state: next, lines: [say(words.ended), summaryOf(state), say(words.afterEnd)] };
}

function counted(state: ExerciseState, say: Say) {
  const item = state.items[state.at];
  if (!item) {
    const { state: next, lines } = ending(state, say);
    return { state: next, lines: lines.slice(1) };
  }
  return { state, lines: [summaryOf(state), say(words.goOn, namesOf(state, item))] };
}

/** From its first item again, and no longer in its sheet: what was found there stays found. */
function restarted({ worksheetId: _, ...state }: ExerciseState, say: Say) {
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

/** An item ahead that is left out for now: the work stays where it is. */
function skippedAhead(state: ExerciseState, at: number, say: Say) {
  const item = state.items[at];
  if (!item || item.status === "done") return goTo(state, at, say);
  const { lines, ...rest } = showItem(withItem(state, at, { isSkipped: true }), say);
  return { ...rest, lines: [say(words.skippedNamed, namesOf(state, item)), ...lines] };
}

/** A solved item of the same kind; a hint where there is none. */
function exampled(state: ExerciseState, say: Say) {
  const item = state.items[state.at];
  const twin = item ? twinOn(state, item, { which: 0, say }) : [];
  return item && twin.length > 0
    ? { state, lines: [...twin, say(words.twinAsk, namesOf(state, item))] }
    : hintOn(state, say);
}

/** Why: the rule in general first, then the hints in their order. */
function explained(state: ExerciseState, say: Say) {
  const rules = rulesOn(state);
  const hints = state.items[state.at]?.hints ?? 0;
  return hintOn(state, say, rules[hints % Math.max(rules.length, 1)]);
}

/** The rules that the item under work trains, but for those that tell its answer. */
function rulesOn(state: ExerciseState): string[] {
  const item = state.items[state.at];
  return item ? ruleOf(partOfItem(state, item)).filter(guardFor(secretsOfExercise(state))) : [];
}

/** A rule that speaks against a try, and not the one that was just given. */
function reasonOn(state: ExerciseState): string | undefined {
  const item = state.items[state.at];
  const given = item && lastCue(state, item)?.text;
  return rulesOn(state).find((rule) => rule !== given);
}

/** Who stands by a try hears once what speaks against it; then it is left to the teacher. */
function contested(state: ExerciseState, say: Say): ExerciseStep | undefined {
  const { last } = state;
  const at = itemOfVerdict(state);
  const item = at === undefined ? undefined : state.items[at];
  if (!last || at === undefined || !item) return undefined;
  const event: ExerciseEvent = { kind: "contest", right: 0, wrong: 0 };
  if (!last.isCertain || item.isContested) return { ...leftToTeacher(state, at, say), event };
  const stoodBy: ExerciseState = { ...state, at, last: { ...last, isStoodBy: true } };
  const here = withItem(stoodBy, at, { isContested: true, status: "open" });
  const { state: next, lines } = hintOn(here, say, reasonOn(here));
  return { state: next, lines: [lookedAgain(here, last.own, say), ...lines], event };
}

function lookedAgain(state: ExerciseState, own: string, say: Say): string {
  const item = state.items[state.at];
  const values = { own: quoted(own), ...(item && namesOf(state, item)) };
  return unlessTelling(state, say(words.contested, values), say(words.contestedUnquoted, values));
}

/** Who has had enough of an item is not asked for it again. */
function dropped(state: ExerciseState, at: number, say: Say): ExerciseStep | undefined {
  const item = state.items[at];
  if (!item || item.status === "done") return undefined;
  return { ...leftToTeacher(state, at, say), event: { kind: "drop", right: 0, wrong: 0 } };
}

function leftToTeacher(state: ExerciseState, at: number, say: Say) {
  const item = state.items[at];
  const taken = { ...withItem(state, at, { status: "unverified" }), at, last: undefined };
  const { lines, ...rest } = moveOn(taken, say);
  return { ...rest, lines: [say(words.unverified, item && namesOf(state, item)), ...lines] };
}
