import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { withItem } from "../exercise/exercise-state";
import { placeAfter, takeVerdict } from "../exercise/take-verdict";
import type { LessonState } from "../lesson-state";
import { holdsPhrase } from "../phrase";
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
  if (known.isOurs && isJudged(held, item, gap - 1)) return state;
  const answer = known.answers.find((one) => holdsPhrase(message, one));
  const isTrue = verdict === "right" ? answer !== undefined : !answer && countEnglishWords(message) > 0;
  if (!isTrue) return state;
  const own = answer ?? ownOf(held, item, gap - 1);
  const isCountedAlike =
    item.at !== undefined && state.exercise?.items[item.at]?.gaps.length === item.gaps.length;
  if (!isCountedAlike || item.at === undefined || !state.exercise)
    return afterTryAtTold(state, item, { ...judged, own });
  const exercise = takeVerdict(state.exercise, before.exercise ?? state.exercise, {
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
