import type { Say } from "../activity";
import { guardSentence } from "../guard/guard";
import { foldedWords } from "./fold";
import { ownWords, partOfItem, withItem, type ExerciseState, type ItemState } from "./exercise-state";
import type { ExerciseEvent, ExerciseStep } from "./exercise-event";
import { judgeTry, type GapVerdict } from "./judge";
import { itemMeant, itemWritten, type Judged } from "./item-meant";
import { hintOn, moveOn, twinOn } from "./next-step";
import { alreadyDone } from "./already-done";
import { secretsOfExercise } from "./secrets-of-exercise";
import { listOf, nameOf, namesOf } from "./show";
import { keptLine, missLine, notedGap, notedLine, praise, unlessTelling } from "./verdict-lines";
import { words } from "./words";
import type { Try } from "./read-row";

const triesBeforeTwin = 2;
const triesBeforeAside = 4;

/** Holds each try against its own item, keeps what is right, and says what comes next. */
export function applyTries(state: ExerciseState, tries: readonly Try[], say: Say): ExerciseStep {
  const judged = tries.flatMap(({ at, pieces }): Judged[] => {
    const item = state.items[at];
    const verdicts = item ? judgeTry(item, partOfItem(state, item), pieces) : [];
    return verdicts.length > 0 ? [{ at, verdicts }] : [];
  });
  const [only] = judged;
  const isBare = tries.length === 1 && tries[0]?.isNamed === false;
  const other = isBare && only ? itemMeant(state, only) : undefined;
  if (other !== undefined && only)
    return askWhich(state, { at: other, own: only.verdicts[0]?.own ?? "" }, say);
  const former = isBare && only ? itemWritten(state, only) : undefined;
  if (former !== undefined) return alreadyDone(state, { at: former, pieces: tries[0]?.pieces ?? [] }, say);
  const isDone = (at: number) => state.items[at]?.status === "done";
  const here = judged.find(({ at }) => at === (tries[0]?.at ?? state.at)) ?? judged[0];
  if (!here || judged.every(({ at }) => isDone(at)))
    return alreadyDone(state, tries[0] ?? { at: state.at, pieces: [] }, say);
  const { last: _, noted: __, ...fresh } = state;
  const next = judged.reduce<ExerciseState>((result, one) => withVerdicts(result, one), fresh);
  return judged.length > 1 ? afterSeveral(next, judged, say) : afterOne(state, next, here, say);
}

function askWhich(state: ExerciseState, pending: { at: number; own: string }, say: Say): ExerciseStep {
  const [here, there] = [state.items[state.at], state.items[pending.at]];
  const names = { n: here ? nameOf(state, here) : "", other: there ? nameOf(state, there) : "" };
  return {
    state: { ...state, pending: { ...pending, own: ownWords(pending.own) } },
    lines: [
      unlessTelling(state, say(words.whichOne, { own: pending.own }), ""),
      say(words.whichAsk, names),
    ].filter(Boolean),
    event: { kind: "which", right: 0, wrong: 0 },
  };
}

/** Several guesses for one place are no try. */
export function askChoice(state: ExerciseState, say: Say): ExerciseStep {
  const item = state.items[state.at];
  return {
    state,
    lines: [say(words.list), say(words.listAsk, item && namesOf(state, item))],
    event: { kind: "list", right: 0, wrong: 0 },
  };
}

/** The state with an item's right gaps kept and its wrong try counted. */
function withVerdicts(state: ExerciseState, { at, verdicts }: Judged): ExerciseState {
  const item = state.items[at];
  if (!item || item.status === "done") return state;
  const gaps = item.gaps.map((gap, place) => {
    const found = verdicts.find((one) => one.gap === place);
    if (!found) return gap;
    const first = gap.first ?? firstOf(found, gap.own !== undefined);
    return {
      ...gap,
      own: ownWords(found.own),
      isDone: found.verdict === "right",
      ...(first && { first }),
    };
  });
  const missed = verdicts.find(({ verdict }) => verdict === "wrong" || verdict === "doubtful");
  const key = missed ? keyOf(missed) : undefined;
  const isNew = key !== undefined && !item.tried.includes(key);
  const tried = isNew ? [...item.tried, key].slice(-8) : item.tried;
  const isDone = gaps.every((gap) => gap.isDone);
  const changed = withItem(state, at, { gaps, tried, status: isDone ? "done" : statusAfter(item, verdicts) });
  return missed
    ? {
        ...changed,
        last: { at, gap: missed.gap, own: ownWords(missed.own), isCertain: missed.verdict === "wrong" },
      }
    : changed;
}

/** What a gap's first certain verdict shows; nothing where nobody is certain yet. */
function firstOf({ verdict, isNear }: GapVerdict, isTried: boolean) {
  if (verdict !== "right" && verdict !== "wrong") return undefined;
  return isTried || isNear ? "unclear" : verdict;
}

/** What nobody can be sure of is taken down; a doubtful one too once it was tried before. */
function statusAfter(item: ItemState, verdicts: readonly GapVerdict[]): ItemState["status"] {
  const isMissed = verdicts.some(({ verdict }) => verdict === "wrong" || verdict === "doubtful");
  const tries = new Map(verdicts.map(({ gap, verdict }) => [gap, verdict]));
  const isAllSaid = item.gaps.every((gap, at) => gap.isDone || gap.own !== undefined || tries.has(at));
  const isLeft = item.gaps.every(
    (gap, at) => gap.isDone || tries.get(at) === "right" || (item.solution[at] ?? []).length === 0,
  );
  const isDoubtedAgain = verdicts.every(({ verdict }) => verdict !== "wrong") && item.tried.length > 0;
  return isAllSaid && isLeft && (!isMissed || isDoubtedAgain)
    ? "unverified"
    : item.status === "aside"
      ? "open"
      : item.status;
}

const keyOf = ({ gap, own }: GapVerdict) => ownWords(`${gap} ${foldedWords(own).join(" ")}`);

/** What a try at one item leads to. */
function afterOne(
  before: ExerciseState,
  state: ExerciseState,
  { at, verdicts }: Judged,
  say: Say,
): ExerciseStep {
  const item = state.items[at];
  const here = { ...state, at };
  const count = countOf(verdicts);
  if (!item) return { state, lines: [], event: { kind: "again", ...count } };
  if (item.status === "done")
    return withLines(moveOn(here, say), [praise(here, verdicts, say)], { kind: "right", ...count });
  const kept = keptLine(here, verdicts, say);
  if (item.status === "unverified")
    return withLines(moveOn({ ...here, noted: at }, say), [kept, notedLine(before, say)], {
      kind: "noted",
      ...count,
    });
  const missed = verdicts.find(({ verdict }) => verdict === "wrong" || verdict === "doubtful");
  if (!missed)
    return withLines(hintOn(here, say), [kept, notedGap(verdicts, say)], {
      kind: count.right > 0 ? "partly" : "noted",
      ...count,
    });
  if (missed.verdict === "doubtful" && missed.hint)
    return withLines(hintOn(here, say, missed.hint), [kept, say(words.doubtful)], {
      kind: "doubtful",
      ...count,
    });
  const isAgain = before.items[at]?.tried.length === item.tried.length;
  const kind = isAgain ? "again" : count.right > 0 ? "partly" : "wrong";
  const line = missLine(here, missed, { isAgain, hasKept: kept !== "", say });
  const step = isAgain ? hintOn(here, say) : afterMiss(here, item, { say, hint: hintFor(here, missed) });
  return withLines(step, [kept, line], {
    kind,
    ...count,
  });
}

/** What the engine asks about the very words, where that tells nothing. */
const hintFor = (state: ExerciseState, { hint }: GapVerdict) =>
  hint !== undefined && guardSentence(hint, secretsOfExercise(state)) ? hint : undefined;

/** After a miss: a hint, after two tries a solved twin, after four another one and the item is put aside. */
function afterMiss(
  state: ExerciseState,
  item: ItemState,
  { say, hint }: { say: Say; hint: string | undefined },
) {
  const tries = item.tried.length;
  if (tries >= triesBeforeAside) {
    const twin = twinOn(state, item, { which: 1, say });
    const isFirstTime = !item.isBack;
    const next = withItem(state, state.at, { status: "aside" });
    const left = isFirstTime ? [say(words.aside)] : [];
    const moved = moveOn(next, say);
    return { ...moved, lines: [...twin, ...left, ...moved.lines] };
  }
  if (tries !== triesBeforeTwin) return hintOn(state, say, hint);
  const twin = twinOn(state, item, { which: 0, say });
  return twin.length === 0
    ? hintOn(state, say, hint)
    : { state, lines: [...twin, say(words.twinAsk, namesOf(state, item))] };
}

/** Several items at once: what is right in a list, then the first that is not. */
function afterSeveral(state: ExerciseState, judged: readonly Judged[], say: Say): ExerciseStep {
  const count = judged
    .map(({ verdicts }) => countOf(verdicts))
    .reduce((one, other) => ({ right: one.right + other.right, wrong: one.wrong + other.wrong }));
  const named = (status: ItemState["status"]) =>
    judged.flatMap(({ at }) => {
      const item = state.items[at];
      return item?.status === status ? [nameOf(state, item)] : [];
    });
  const [right, noted] = [named("done"), named("unverified")];
  const lines = [
    right.length > 0 ? say(words.rightList, { list: listOf(right) }) : "",
    noted.length > 0 ? `Da far vedere alla prof: ${listOf(noted)}.` : "",
  ];
  const open = judged.find(({ at }) => state.items[at]?.status === "open");
  if (!open)
    return withLines(moveOn({ ...state, at: judged.at(-1)?.at ?? state.at }, say), lines, {
      kind: right.length > 0 ? "right" : "noted",
      ...count,
    });
  const step = afterOne(
    { ...state, items: state.items.map((item, at) => (at === open.at ? { ...item, tried: [] } : item)) },
    state,
    open,
    say,
  );
  return withLines(step, lines, { kind: count.right > 0 ? "partly" : "wrong", ...count });
}

const countOf = (verdicts: readonly GapVerdict[]) => ({
  right: verdicts.filter(({ verdict }) => verdict === "right").length,
  wrong: verdicts.filter(({ verdict }) => verdict === "wrong").length,
});

const withLines = (
  step: { state?: ExerciseState; lines: string[] },
  lines: string[],
  event: ExerciseEvent,
): ExerciseStep => ({ ...step, lines: [...lines.filter(Boolean), ...step.lines], event });
