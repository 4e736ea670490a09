import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { withItem, type ExerciseState } from "../exercise/exercise-state";
import { placeAfter, takeVerdict } from "../exercise/take-verdict";
import type { LessonState } from "../lesson-state";
import { isGuessList } from "../guess-list";
import { holdsPhrase, wordsOf } from "../phrase";
import { placeCalled } from "./item-labels";
import { knownItems, type KnownItem } from "./known-items";
import type { Preface } from "./preface";

type Try = Preface["tries"][number];
type Held = {
  message: string;
  /** Before the message, and as our own rules have left it. */
  before: LessonState;
  state: LessonState;
};

const maxTriedLength = 80;
const maxTried = 8;
/** A try is at least one word in so many of the message it stands in. */
const minShare = 3;

/**
 * The state after what a tutor says of the student's tries. Our solver stands where it is certain and has judged; else a
 * try is right if an accepted answer stands in the message, so that nobody is talked into it, and not right if none does
 * and the message holds English. Each gap is judged once in a turn.
 */
export function afterTries({ message, before, state }: Held, tries: readonly Try[]): LessonState {
  let next = state;
  const seen = new Set<string>();
  for (const one of tries) {
    const key = `${one.number}/${one.gap}`;
    if (!seen.has(key)) next = afterTry({ message, before, state: next }, one);
    seen.add(key);
  }
  next = withoutGarbage({ message, before, state: next });
  const { exercise } = next;
  if (!exercise || exercise === state.exercise) return next;
  return { ...next, exercise: placeAfter(exercise, before.exercise ?? exercise, state.turn) };
}

function afterTry(held: Held, { number, gap, verdict }: Try): LessonState {
  const { message, before, state } = held;
  const item = itemCalled(state, number);
  const known = item?.gaps[gap - 1];
  if (!item || !known || known.isDone || known.answers.length === 0) return state;
  const judged = { gap: gap - 1, verdict };
  const isRead = known.isOurs && isJudged(held, item, gap - 1);
  if (isRead && (verdict !== "right" || isClean(held, item, gap - 1))) return state;
  const answer =
    isRead && isGuessList(message) ? undefined : known.answers.find((one) => holdsPhrase(message, one));
  const isTrue = verdict === "right" ? answer !== undefined : !answer && countEnglishWords(message) > 0;
  if (!isTrue) return state;
  const own = answer ?? ownOf(held, item, gap - 1);
  const isCountedAlike =
    item.at !== undefined && state.exercise?.items[item.at]?.gaps.length === item.gaps.length;
  if (!isCountedAlike || item.at === undefined || !state.exercise)
    return afterTryAtTold(state, item, { ...judged, own });
  const read = isRead ? unread(held, item.at, gap - 1) : state.exercise;
  const exercise = takeVerdict(read, before.exercise ?? state.exercise, {
    ...judged,
    at: item.at,
    own,
  });
  return { ...state, exercise };
}

/** An exercise that only a tutor has read comes first: it is the newer one where both have an item of that number. */
function itemCalled(state: LessonState, number: string): KnownItem | undefined {
  const items = knownItems(state);
  const at = state.exercise && placeCalled(state.exercise, number);
  return (
    items.find((item) => item.at === undefined && item.label === number) ??
    (at === undefined ? undefined : items.find((item) => item.at === at))
  );
}

/** Whether our own rules have read a try at the gap in this message. */
function isJudged({ message, before, state }: Held, { at = -1 }: KnownItem, gap: number): boolean {
  const own = state.exercise?.items[at]?.gaps[gap]?.own;
  return (
    own !== undefined && (own !== before.exercise?.items[at]?.gaps[gap]?.own || holdsPhrase(message, own))
  );
}

/** Whether what we have read for a gap is a try of it: its number stands before it, or it is most of the message. */
function isClean({ message, state }: Held, { at = -1, label, gaps }: KnownItem, gap: number): boolean {
  const own = state.exercise?.items[at]?.gaps[gap]?.own ?? "";
  if (gaps[gap]?.answers.some((answer) => holdsPhrase(own, answer))) return false;
  const isMost = wordsOf(own).length * minShare >= wordsOf(message).length;
  return isMost || holdsPhrase(message, `${label} ${own}`);
}

/** The exercise with one gap as it was before the message. */
function unread({ before, state }: Held, at: number, gap: number): ExerciseState {
  const exercise = state.exercise as ExerciseState;
  const [item, was] = [exercise.items[at], before.exercise?.items[at]];
  const old = was?.prompt === item?.prompt ? was?.gaps[gap] : undefined;
  if (!item || !was || !old) return exercise;
  const gaps = item.gaps.map((one, place) => (place === gap ? old : one));
  const isLast = exercise.last?.at === at && exercise.last.gap === gap;
  const next = withItem(exercise, at, { gaps, tried: was.tried });
  return isLast ? { ...next, last: before.exercise?.last } : next;
}

/** Words out of the middle of a message that our rules have taken for a wrong try are none, unless the tutor says so. */
function withoutGarbage(held: Held): LessonState {
  let { state } = held;
  for (const item of knownItems(state)) {
    const { at, gaps } = item;
    if (at === undefined) continue;
    const was = held.before.exercise?.items[at];
    for (const [gap, { isDone, isOurs }] of gaps.entries()) {
      const now = state.exercise?.items[at];
      const isNew = now?.gaps[gap]?.own !== was?.gaps[gap]?.own || now?.tried.length !== was?.tried.length;
      if (isDone || !isOurs || !isNew || !was || now?.status !== "open" || was.status !== "open") continue;
      const here = { ...held, state };
      if (isJudged(here, item, gap) && !isClean(here, item, gap))
        state = { ...state, exercise: unread(here, at, gap) };
    }
  }
  return state;
}

/** What the student wrote for a gap, as far as we have read it. */
function ownOf(held: Held, item: KnownItem, gap: number): string {
  const own = held.state.exercise?.items[item.at ?? -1]?.gaps[gap]?.own;
  return own && isJudged(held, item, gap) ? own : held.message.trim().slice(0, maxTriedLength);
}

function afterTryAtTold(
  state: LessonState,
  { told }: KnownItem,
  { gap, own, verdict }: { gap: number; own: string; verdict: Try["verdict"] },
): LessonState {
  if (!told) return state;
  const isRight = verdict === "right";
  const gaps = told.gaps.map((one, at) =>
    at === gap
      ? { ...one, isDone: isRight, first: one.first ?? (verdict === "almost" ? "unclear" : verdict) }
      : one,
  );
  const tried = isRight || told.tried.includes(own) ? told.tried : [...told.tried, own].slice(-maxTried);
  const { isLeft: _, ...again } = told;
  const solved = state.solved?.map((one) => (one === told ? { ...again, gaps, tried } : one));
  const refused = isRight ? state.refused : { number: told.number, turn: state.turn };
  const isDone = gaps.every((one) => one.isDone);
  const { exercise } = state;
  if (!exercise || told.at === undefined || !isDone) return { ...state, solved, refused };
  return { ...state, solved, exercise: withItem(exercise, told.at, { status: "done" }) };
}
