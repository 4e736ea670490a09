import { findGrammar } from "@/lib/features/english/find-grammar";
import type { Finding } from "@/lib/features/english/finding";
import { countEnglishWords, findEnglish } from "@/lib/features/english/sentence/language";
import type { Say } from "../activity";
import { judgeFix, onceForEach, type FixVerdict } from "../fix/judge-fix";
import { capitalsSaid } from "../fix/judge-capital";
import { contentOf } from "../content-words";
import { isGuessList } from "../guess-list";
import { isSameMistake, oncePerMistake, type OpenFinding } from "../open-finding";
import { holdsPhrase, wordsOf } from "../phrase";
import { asQuote, closed, present, type Place } from "./present";
import { keyOf, noText, type TextState, type TextStep } from "./text-state";
import { twinsOf } from "../twin-example";
import { texts } from "./words";
import { closing, praiseFor } from "./closing";
import { asPoints } from "./points";

/** A message and what is known of it. */
export type TextTurn = {
  message: string;
  /** What is wrong in it. */
  findings: readonly Finding[];
  /** What was wrong before it, the newest first. */
  open: readonly OpenFinding[];
  say: Say;
};

/** What a message does to what was open before it. */
export type Fixes = {
  resolved: { one: OpenFinding; verdict: FixVerdict & { kind: "right" | "gone" } }[];
  attempted: { one: OpenFinding; verdict: FixVerdict & { kind: "wrong" } }[];
  same: OpenFinding[];
};

const minEnglishWords = 3;
/** Of a message without a mistake that we see; a long text may have Italian around it. */
const minEnglishShare = 0.6;
const minWordsOfText = 14;
const triesBeforeTwin = 2;
const triesBeforeAside = 4;
const maxTimesShown = 2;

export const noFixes: Fixes = { resolved: [], attempted: [], same: [] };

/** Which open mistakes a message puts right, tries at, or repeats. */
export function readFixes({ message, open }: Pick<TextTurn, "message" | "open">): Fixes {
  const fixes: Fixes = { resolved: [], attempted: [], same: [] };
  const find = onceForEach(findGrammar);
  const capitals = capitalsSaid(message, open);
  const own = open.length > 0 ? englishContentOf(message) : [];
  for (const one of open) {
    if (isOfOther(own, one)) continue;
    const verdict: FixVerdict = capitals.includes(one)
      ? { kind: "right", own: one.correction }
      : judgeFix(message, one, find);
    const isRight = verdict.kind === "right" || (verdict.kind === "gone" && !isStillThere(message, one));
    if (isRight) fixes.resolved.push({ one, verdict });
    else if (verdict.kind === "wrong") fixes.attempted.push({ one, verdict });
    else if (verdict.kind === "same") fixes.same.push(one);
  }
  if (!fixes.resolved.some(({ verdict }) => verdict.kind === "right")) return fixes;
  const said = contentOf(message);
  // Another sentence that is put right ends no mistake of this one.
  const isOf = ({ sentence, quote }: OpenFinding) => {
    const besideQuote = (text: string) => contentOf(text).filter((word) => !contentOf(quote).includes(word));
    const [inClause, inSentence] = [besideQuote(clauseOf(sentence, quote)), besideQuote(sentence)];
    const own = inClause.length > 0 ? inClause : inSentence;
    return own.length === 0 || own.some((word) => said.includes(word));
  };
  const resolved = fixes.resolved.filter(({ one, verdict }) => verdict.kind === "right" || isOf(one));
  // Who puts one mistake right has changed the sentence of another without trying at that.
  const isTry = ({ one, verdict }: Fixes["attempted"][number]) =>
    verdict.near !== undefined &&
    verdict.near.kind !== "wrongPlace" &&
    (verdict.near.kind !== "rightPlace" || contentOf(one.quote).some((word) => said.includes(word)));
  const untried = fixes.attempted.filter((each) => !isTry(each)).map(({ one }) => one);
  return { resolved, attempted: fixes.attempted.filter(isTry), same: [...fixes.same, ...untried] };
}

const minOwnWords = 2;

/** What the English of a message is about. */
const englishContentOf = (message: string) =>
  contentOf(
    findEnglish(message)
      .flatMap(({ words }) => words.map(({ lower }) => lower))
      .join(" "),
  );

/** "The lamp is next the computer", while "the cat is in the bed" is open: a sentence that has no word in common with that one. */
function isOfOther(own: readonly string[], { topic, sentence, correction }: OpenFinding): boolean {
  if (topic === "capitals" || own.length < minOwnWords) return false; // A small i is put right by any sentence.
  const known = contentOf(`${sentence} ${correction}`);
  return !own.some((word) => known.includes(word));
}

const joints =
  /[,;:]|(?<!\p{L})(?=(?:and|but|so|because|when|while|if|although|però|quindi|allora|perché)(?!\p{L}))/iu;

/** The clause that the wrong words stand in: "she don't like it" of "she goes there but she don't like it". */
const clauseOf = (sentence: string, quote: string) =>
  sentence.split(joints).find((clause) => holdsPhrase(clause, quote)) ?? sentence;

/** Asked about or said again, a mistake is not gone, whatever else the message puts right. */
const isStillThere = (message: string, { quote, correction }: OpenFinding): boolean =>
  wordsOf(quote).length > 1 && holdsPhrase(message, quote) && !holdsPhrase(message, correction);

/** English of the student's own: held against what is open, then read for what is new. Undefined where it is none. */
export function stepText(before: TextState | undefined, turn: TextTurn, fixes: Fixes): TextStep | undefined {
  const { message, findings, open, say } = turn;
  const { resolved, attempted, same } = fixes;
  const left = open.filter((one) => !resolved.some((solved) => solved.one === one));
  const fresh = oncePerMistake(findings)
    .filter((finding) => !left.some((one) => isSameMistake(finding, one)))
    .toSorted(byImportance);
  const isOfBefore = resolved.length + attempted.length + same.length > 0;
  const state = withPoints(before ?? noText, attempted.length > 0 ? [] : fresh, isOfBefore);
  const isWork = isOfBefore || fresh.length > 0;
  if (!isWork && !isMostlyEnglish(message)) return undefined;
  const praise = praiseFor({ resolved, left, points: state.points }, say);
  const tried = attempted.find(({ one }) => keyOf(one) === state.focus?.key) ?? attempted[0];
  if (tried) return afterTry(state, tried, turn, praise);
  const [repeated] = same;
  // Who copies another mistake than the one that was asked about has chosen it.
  const chosen = same.find((one) => keyOf(one) !== state.focus?.key);
  if (chosen && same.length === 1 && resolved.length + fresh.length === 0)
    return present(state, chosen, say, { opening: texts.onePlace, given: timesShown(state, keyOf(chosen)) });
  if (repeated && resolved.length === 0 && fresh.length === 0)
    return onward(state, repeated, say, isGuessList(message) ? texts.chooseOne : texts.same);
  const next = fresh[0] ?? nextOf(state, left, resolved.length > 0);
  if (!next) return closing(state, turn, { resolved, left, praise });
  const opening = praise.length > 0 ? texts.next : fresh.length > 1 ? texts.manyPlaces : texts.onePlace;
  const given = fresh[0] ? 0 : timesShown(state, keyOf(next));
  return withPraise(praise, present(state, next, say, { opening, count: fresh.length, given }));
}

/** "Mi dai qualche linking word, non solo and e but?" is no text to be checked. */
function isMostlyEnglish(message: string): boolean {
  const english = countEnglishWords(message);
  const isText = english >= minWordsOfText || english >= minEnglishShare * wordsOf(message).length;
  return english >= minEnglishWords && isText;
}

/** What a message adds to the text under work, or a text of its own. */
const withPoints = (state: TextState, fresh: readonly Finding[], isOfBefore: boolean): TextState =>
  fresh.length === 0
    ? state
    : { ...state, points: [...(isOfBefore ? state.points : []), ...asPoints(fresh)] };

const withPraise = (praise: string[], step: TextStep): TextStep => ({
  ...step,
  lines: [...praise, ...step.lines],
});

/** Grammar before spelling: it is what the lesson is about. */
const byImportance = (one: Finding, other: Finding) =>
  Number(one.topic === "spelling") - Number(other.topic === "spelling") || one.start - other.start;

/** What is still open of the work under way: the coach comes back to a mistake by itself once. */
function nextOf(state: TextState, left: readonly OpenFinding[], hasSolved: boolean): OpenFinding | undefined {
  if (!hasSolved) return undefined;
  return left.find(
    (one) => !state.left.includes(keyOf(one)) && timesShown(state, keyOf(one)) < maxTimesShown,
  );
}

const timesShown = (state: TextState, key: string) => state.shown.filter((one) => one === key).length;

function afterTry(
  state: TextState,
  { one, verdict }: Fixes["attempted"][number],
  { say }: TextTurn,
  praise: string[],
): TextStep {
  const tries = one.attempts + 1;
  const place = quoted(one);
  const [twin, nearer] = twinsOf(one.topic, one);
  if (tries >= triesBeforeAside) {
    const shown = nearer ?? twin;
    return {
      state: closed(state, one),
      lines: [
        ...praise,
        ...(shown ? [say(texts.twin, shown)] : []),
        say(texts.aside, { quote: place }),
        say(texts.what),
      ],
    };
  }
  const { near } = verdict;
  const remark = near
    ? say(texts.near[near.kind], { own: near.own, quote: place })
    : say(texts.notYet, { quote: place });
  if (tries === triesBeforeTwin && twin)
    return {
      state: { ...state, focus: { key: keyOf(one), given: 1, isDisputed: false } },
      lines: [...praise, remark, say(texts.twin, twin), say(texts.twinTask, { quote: place })],
    };
  const step = onward(state, one, say, []);
  return { ...step, lines: [...praise, remark, ...step.lines] };
}

/** The next hint on a mistake that was spoken of before. */
export function onward(
  state: TextState,
  one: Place,
  say: Say,
  opening: readonly string[],
  wants?: "reason",
): TextStep {
  const given = state.focus?.key === keyOf(one) ? state.focus.given : 0;
  return present(state, one, say, { opening, given: given + (wants ? 0 : 1), wants });
}

const quoted = ({ quote }: { quote: string }) => asQuote(quote);
