import { oncePerMistake, type OpenFinding } from "../open-finding";
import { holdsPhrase, wordsOf } from "../phrase";
import { inRow, pointsOf } from "./points";
import { asQuote } from "./present";
import type { Fixes, TextTurn } from "./step-text";
import { keyOf, type TextState, type TextStep } from "./text-state";
import { texts } from "./words";

type Resolved = Fixes["resolved"];

type Praised = { resolved: Resolved; left: readonly OpenFinding[]; points: TextState["points"] };

/** What was put right, in the student's words. */
export function praiseFor({ resolved, left, points }: Praised, say: TextTurn["say"]): string[] {
  // What was found in a try only was no point of the text.
  const ofText = resolved.filter(({ one }) => points.some(({ key }) => key === keyOf(one)));
  const [first] = ofText.length > 0 ? ofText : resolved;
  if (!first) return [];
  const { one, verdict } = first;
  const once = oncePerMistake((ofText.length > 0 ? ofText : resolved).map((each) => each.one));
  const isSure = resolved.every((each) => each.verdict.kind === "right");
  if (once.length > 1)
    return [
      say(isSure ? texts.rightMany : texts.goneMany, { quotes: inRow(once.map(({ quote }) => quote)) }),
    ];
  if (verdict.kind === "gone") return [say(texts.gone, { quote: asQuote(one.quote) })];
  // Words that hold another mistake are not said to be right.
  const isMixed = left.some(({ quote }) => holdsPhrase(verdict.own, quote));
  return [
    isMixed
      ? say(texts.rightThere, { quote: asQuote(one.quote) })
      : say(texts.right, { own: asQuote(verdict.own) }),
  ];
}

/** What is checked and what is not, once in a conversation. */
export const limitsOf = (state: TextState | undefined, say: TextTurn["say"]): string[] =>
  state?.isLimitTold ? [] : [say(texts.limits)];

const minWhole = 0.75;

/** Nothing is left that we know: how many points are put right, what was checked, and what comes now. */
export function closing(
  state: TextState,
  { message, say }: TextTurn,
  { resolved, left, praise }: { resolved: Resolved; left: readonly OpenFinding[]; praise: string[] },
): TextStep {
  const next: TextState = { ...state, focus: undefined, isLimitTold: true };
  const limits = limitsOf(state, say);
  if (resolved.length === 0)
    return { state: next, lines: [say(texts.noneFound), ...limits, say(texts.what)] };
  const { count, done, left: others } = pointsOf(state, left);
  const isPiece = resolved.every(
    ({ one }) => wordsOf(message).length < wordsOf(one.sentence).length * minWhole,
  );
  const isUnsure = resolved.some(({ verdict }) => verdict.kind === "gone");
  const tally = count > 1 ? [say(texts.tally, { done: String(done.length), count: String(count) })] : [];
  const resting =
    count > 1 && others.length > 0
      ? [say(texts.resting, { quotes: inRow(others.map(({ quote }) => quote)) })]
      : [];
  const task = isPiece && count > 1 ? texts.rewriteText : isPiece && isUnsure ? texts.whole : texts.what;
  return {
    state: next,
    lines: [
      ...praise,
      ...tally,
      ...resting,
      ...(isPiece || isUnsure || others.length > 0 ? [] : [say(texts.noneLeft)]),
      ...(isPiece ? [] : limits),
      say(task),
    ],
  };
}
