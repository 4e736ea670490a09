import type { ItemState } from "@/lib/features/coach/exercise/exercise-state";
import type { JudgedAnswer, JudgedGap } from "@/lib/features/coach/sheet/judge-answer";
import { bareKey, hastyKey, isChoice, isSoonAfter, type AnswerVerdict, type GapVerdictName } from "./rules";

/** What an answer may change of an item. */
export type Progress = {
  state: ItemState;
  verdicts: GapVerdictName[];
  note: string | null;
  tries: string[];
  helpLevel: number;
  answeredAt: Date | null;
};

const maxTries = 40;
const maxTried = 8;

/** An item after an answer, if that changes it, and what the answer comes to: a pure function of both, so that it can be done under a lock. */
export function applyAnswer(
  before: Progress,
  judged: JudgedAnswer,
  now: Date,
): { verdict: AnswerVerdict; after: Progress | undefined } {
  const { state, helpLevel } = before;
  if (state.status === "done") return { verdict: "again", after: undefined };
  const { gaps: judgedGaps, tryKey } = judged;
  if (judgedGaps.length === 0) return { verdict: "no_attempt", after: undefined };
  const byGap = new Map(judgedGaps.map((one) => [one.gap, one]));
  const gaps = state.gaps.map((gap, at) => {
    const found = byGap.get(at);
    if (!found || gap.isDone) return gap;
    const first = gap.first ?? firstOf(found, { isTried: gap.own !== undefined, isHelped: helpLevel > 0 });
    return { ...gap, own: found.own, isDone: found.verdict === "right", ...(first && { first }) };
  });
  const isDone = gaps.every((gap) => gap.isDone);
  const isAgain = tryKey !== undefined && before.tries.some((one) => bareKey(one) === tryKey);
  const isNew = tryKey !== undefined && !isAgain;
  const isHasty = isChoice(state) && isSoonAfter(before.answeredAt, now);
  const isMissed = judgedGaps.some(({ verdict }) => verdict === "wrong" || verdict === "almost");
  const isUnsure = judgedGaps.some(({ verdict }) => verdict === "unsure");
  const after: Progress = {
    helpLevel,
    state: {
      ...state,
      gaps,
      tried: isNew && isMissed ? [...state.tried, tryKey].slice(-maxTried) : state.tried,
      status: isDone ? "done" : isUnsure && !isMissed ? "unverified" : "open",
    },
    verdicts: state.gaps.map((gap, at) => (gap.isDone ? "right" : (byGap.get(at)?.verdict ?? ""))),
    note: judgedGaps.find(({ hint }) => hint !== undefined)?.hint ?? null,
    tries: triesWith(before.tries, isNew ? tryKey : undefined, isHasty),
    answeredAt: now,
  };
  return { verdict: isAgain ? "again" : verdictOf(judgedGaps, isDone), after };
}

/** A pick that comes at once earns no help, and takes that from the one before: nobody has thought about either. */
function triesWith(tries: readonly string[], fresh: string | undefined, isHasty: boolean): string[] {
  const before = isHasty ? tries.map((one, at) => (at === tries.length - 1 ? hastyKey(one) : one)) : tries;
  const added = fresh === undefined ? [] : [isHasty ? hastyKey(fresh) : fresh];
  return [...before, ...added].slice(-maxTries);
}

function verdictOf(gaps: readonly JudgedGap[], isDone: boolean): AnswerVerdict {
  if (isDone) return "right";
  const has = (name: JudgedGap["verdict"]) => gaps.some(({ verdict }) => verdict === name);
  const isMissed = has("wrong") || has("almost");
  if (!isMissed && has("unsure")) return "unverified";
  if (has("right")) return "partly";
  return has("wrong") ? "wrong" : "almost";
}

/** What the first certain verdict on a gap shows of its student. */
function firstOf({ verdict }: JudgedGap, { isTried, isHelped }: { isTried: boolean; isHelped: boolean }) {
  if (verdict === "unsure") return undefined;
  return isTried || isHelped || verdict === "almost" ? "unclear" : verdict;
}
