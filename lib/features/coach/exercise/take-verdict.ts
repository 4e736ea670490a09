import { sayOn } from "../activity";
import { ownWords, withItem, type ExerciseState, type ItemState } from "./exercise-state";
import { foldedWords } from "./fold";
import { moveOn } from "./next-step";

/** What somebody else than our solver says of a try at a gap. */
export type Verdict = { at: number; gap: number; own: string; verdict: "right" | "almost" | "wrong" };

const maxTried = 8;

/** The state with a verdict on a gap that is not done; `before` is the state before the message. */
export function takeVerdict(state: ExerciseState, before: ExerciseState, verdict: Verdict): ExerciseState {
  const { at, gap } = verdict;
  const item = state.items[at];
  if (!item || item.gaps[gap]?.isDone !== false) return state;
  const isRight = verdict.verdict === "right";
  const wasTried = before.items[at]?.gaps[gap]?.own !== undefined;
  const own = ownWords(verdict.own);
  const gaps = item.gaps.map((one, place) =>
    place === gap
      ? {
          ...one,
          own: isRight ? own : (one.own ?? own),
          isDone: isRight,
          first: one.first ?? firstOf(verdict, wasTried),
        }
      : one,
  );
  const isDone = gaps.every((one) => one.isDone);
  const { noted, ...rest } = state;
  const next = withItem({ ...rest, ...(noted !== at && { noted }) }, at, {
    gaps,
    status: isDone ? "done" : "open",
    ...(!isRight && { tried: triedWith(item, gap, own) }),
  });
  return isRight ? next : { ...next, last: { at, gap, own, isCertain: false } };
}

/** Where the work goes on: at the item it was at while that is missed, else at the next one that is open. */
export function placeAfter(state: ExerciseState, before: ExerciseState, turn: number): ExerciseState {
  const isMissed = state.last?.at === before.at && state.items[before.at]?.status === "open";
  const here = isMissed ? { ...state, at: before.at } : state;
  if (here.items[here.at]?.status !== "done") return here;
  return moveOn(here, sayOn(turn)).state ?? here;
}

const firstOf = ({ verdict }: Verdict, wasTried: boolean) =>
  wasTried || verdict === "almost" ? "unclear" : verdict;

/** The same again is no try. */
function triedWith({ tried }: ItemState, gap: number, own: string): string[] {
  const key = ownWords(`${gap} ${foldedWords(own).join(" ")}`);
  return tried.includes(key) ? tried : [...tried, key].slice(-maxTried);
}
