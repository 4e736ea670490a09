import type { Say } from "../activity";
import type { OpenFinding } from "../open-finding";
import { limitsOf } from "./closing";
import { inRow, pointsOf } from "./points";
import { asQuote, present } from "./present";
import type { FollowUp } from "./read-follow-up";
import { onward } from "./step-text";
import { keyOf, type TextState, type TextStep } from "./text-state";
import { twinsOf } from "../twin-example";
import { texts } from "./words";

type Asked = {
  state: TextState;
  open: readonly OpenFinding[];
  say: Say;
  /** Whether a line gives nothing away: a wrong word here can be the right one there. */
  isSafe: (line: string) => boolean;
};
type Answer = (asked: Asked, points: Points) => TextStep;
type Points = ReturnType<typeof pointsOf> & { focus: OpenFinding | undefined };

const quotesOf = (points: readonly { quote: string }[]) => inRow(points.map(({ quote }) => quote));

/** What is open, by its words, or as it is underlined. */
function leftOver({ say, isSafe }: Asked, left: readonly { quote: string }[]): string {
  const line = say(texts.leftOver, { left: quotesOf(left) });
  return isSafe(line) ? line : say(texts.underlined);
}

/** Nothing is open: said once more, with what was checked. */
const nothingOpen = ({ state, say }: Asked, { done }: Pick<Points, "done">): TextStep => ({
  state: { ...state, focus: undefined, isLimitTold: true },
  lines: [
    ...(done.length > 0 ? [say(texts.doneSoFar, { quotes: quotesOf(done) })] : []),
    say(done.length > 0 ? texts.noneLeft : texts.noneFound),
    ...limitsOf(state, say),
    say(texts.what),
  ],
});

/** One of the open mistakes, with the hint that is due. */
function showOne({ state, say }: Asked, one: OpenFinding, opening: readonly string[]): TextStep {
  const isFocus = state.focus?.key === keyOf(one);
  return isFocus ? onward(state, one, say, opening) : present(state, one, say, { opening });
}

const numbersOf = (done: readonly unknown[], left: readonly unknown[]) => ({
  count: String(done.length + left.length),
  done: String(done.length),
  open: String(left.length),
});

/** How many there are, how many are put right, and which are left to choose from. */
const count: Answer = (asked, { count, done, left }) => {
  const { state, say } = asked;
  const [only] = left;
  if (only && left.length === 1) {
    const step = showOne(asked, only, count > 1 ? texts.last : texts.countedOne);
    return count > 1 ? { ...step, lines: [say(texts.tally, numbersOf(done, left)), ...step.lines] } : step;
  }
  const counted = say(done.length > 0 ? texts.counted : texts.countedNew, numbersOf(done, left));
  return { state, lines: [counted, leftOver(asked, left), say(texts.which)] };
};

const done: Answer = (asked, { done, left }) => ({
  state: asked.state,
  lines: [
    done.length > 0 ? asked.say(texts.doneSoFar, { quotes: quotesOf(done) }) : asked.say(texts.noneDone),
    leftOver(asked, left),
    asked.say(texts.which),
  ],
});

const others: Answer = (asked, { focus, left }) => {
  const { state, say, isSafe } = asked;
  if (!focus) return check(asked, { focus, left, count: 0, done: [] });
  const quote = asQuote(focus.quote);
  const rest = left.filter((one) => keyOf(one) !== keyOf(focus));
  if (rest.length > 0) {
    const line = say(texts.besides, { quote, others: quotesOf(rest) });
    return { state, lines: [isSafe(line) ? line : leftOver(asked, rest), say(texts.which)] };
  }
  return {
    state: { ...state, isLimitTold: true },
    lines: [say(texts.noOthers, { quote }), ...limitsOf(state, say), say(texts.rewrite)],
  };
};

const where: Answer = (asked, { focus, left: [first] }) => {
  const one = focus ?? first;
  return one ? showOne(asked, one, texts.here) : nothingOpen(asked, { done: [] });
};

/** "È giusto o no?": what is still open. */
const check: Answer = (asked, { focus, left }) => {
  const one = focus ?? left[0];
  if (!one) return nothingOpen(asked, { done: [] });
  if (left.length < 2) return showOne(asked, one, texts.notYetRight);
  return { state: asked.state, lines: [leftOver(asked, left), asked.say(texts.which)] };
};

const corrected: Answer = ({ state, say }) => ({ state, lines: [say(texts.sendNew)] });

/** What is not checked, said as often as it is asked. */
const quality: Answer = ({ state, say }) => ({
  state: { ...state, isLimitTold: true },
  lines: [say(texts.noMarks), say(texts.what)],
});

/** About the mistake under work: it is meant, or the first that is open. */
const about =
  (answer: (asked: Asked, one: OpenFinding) => TextStep): Answer =>
  (asked, { focus, left: [first] }) => {
    const one = focus ?? first;
    return one ? answer(asked, one) : nothingOpen(asked, { done: [] });
  };

const help = about(({ state, say }, one) => onward(state, one, say, texts.stuck));
const rule = about(({ state, say }, one) => onward(state, one, say, texts.reason, "reason"));
const sure = about(({ state, say }, one) => onward(state, one, say, texts.sure, "reason"));

/** A sentence with the same mistake, wrong and right. */
const example = about(({ state, say }, one) => {
  const [twin] = twinsOf(one.topic, one);
  if (!twin) return onward(state, one, say, texts.stuck);
  const focus = { key: keyOf(one), given: 1, isDisputed: false };
  const lines = [say(texts.twin, twin), say(texts.twinTask, { quote: asQuote(one.quote) })];
  return { state: { ...state, focus }, lines };
});

/** The next point, or the one that is named by its place. */
function next(asked: Asked, { focus, left }: Points, at: number | undefined): TextStep {
  const after = left.findIndex((one) => focus && keyOf(one) === keyOf(focus)) + 1;
  const one = at === undefined ? (left[after] ?? left[0]) : left.at(at);
  if (!one) return check(asked, { focus, left, count: 0, done: [] });
  const step = showOne(asked, one, keyOf(one) === asked.state.focus?.key ? texts.here : texts.next);
  const [opening = "", ...rest] = step.lines;
  if (asked.isSafe(opening)) return step;
  const n = String(left.indexOf(one) + 1);
  return { ...step, lines: [asked.say(texts.nth, { n }), ...rest] };
}

const answers = { count, done, others, where, check, corrected, quality, help, rule, sure, example };

/** Answers what is asked about the text that was checked, from what is known of its points. */
export function answerFollowUp(followUp: FollowUp, asked: Asked): TextStep {
  const points = pointsOf(asked.state, asked.open);
  if (points.left.length === 0 && followUp.kind !== "quality") return nothingOpen(asked, points);
  const focus = asked.open.find((one) => keyOf(one) === asked.state.focus?.key);
  const known = { ...points, focus };
  return followUp.kind === "next" ? next(asked, known, followUp.at) : answers[followUp.kind](asked, known);
}
