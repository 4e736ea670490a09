import type { Finding } from "@/lib/features/english/finding";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { hintFor, type HintStep } from "./hints";
import { readIntent, type Intent } from "./intent";
import { isAttemptAt, isResolvedBy, isSameMistake, ownWords, type OpenFinding } from "./progress";
import { judgeGuess, wordToGuess } from "./word-game";

type Input = { message: string; findings: Finding[]; open: OpenFinding[]; history: TutorTurn["history"] };

export type Plan = {
  brief: CoachBrief;
  /** Open findings this message put right. */
  resolvedIds: string[];
  /** Open findings this message tried to put right and did not. */
  attemptedIds: string[];
  /** What the guard shows in place of a sentence that gives the answer away. */
  fallbackHint: string;
};

type Focus = Omit<OpenFinding, "id">;

const maxShownFindings = 3;
const maxStep = 3;

/**
 * Decides what the coach does with a message: the diagnosis comes from the rules, the past from the open findings
 * (newest first). A try that fails climbs one rung of the ladder; silence, "boh" and begging do not.
 */
export function planTurn(given: Input): Plan {
  const input = { ...given, open: askedFirst(given.open, given.history) };
  const { message, findings, open, history } = input;
  const resolved = open.filter((one) => isResolvedBy(message, findings, one));
  const attempted = attemptedAmong(input, resolved);
  const others = open.filter((one) => !resolved.includes(one) && !attempted.includes(one));
  const fresh = [...findings].sort(byImportance).map(asFocus);
  const { strategy, focus, hintStep } = chooseStrategy({ ...input, resolved, attempted, others, fresh });
  return {
    brief: {
      strategy,
      hintStep,
      findings: focus.slice(0, maxShownFindings).map((one) => ({
        topic: one.topic,
        quote: one.quote,
        explanation: one.explanation,
        hint: hintFor(one, hintStep, history),
      })),
      resolved: oncePerMistake(resolved).map((one) => ({
        topic: one.topic,
        quote: one.quote,
        now: ownWords(message, findings, one),
      })),
    },
    resolvedIds: resolved.map(({ id }) => id),
    attemptedIds: attempted.map(({ id }) => id),
    fallbackHint: fallbackFor(focus[0]),
  };
}

/** What the coach has last spoken of comes first, then the newest. */
function askedFirst(open: OpenFinding[], history: TutorTurn["history"]): OpenFinding[] {
  const lastAsked = ({ quote }: OpenFinding) =>
    history.findLastIndex(({ role, text }) => role === "coach" && text.includes(`«${quote}»`));
  return open.toSorted((one, other) => lastAsked(other) - lastAsked(one));
}

function attemptedAmong({ message, findings, open, history }: Input, resolved: OpenFinding[]): OpenFinding[] {
  const left = open.filter((one) => !resolved.includes(one));
  const again = left.filter((one) => findings.some((finding) => isSameMistake(finding, one)));
  if (resolved.length > 0) return [];
  if (findings.length > 0) return again;
  const intent = readIntent(message);
  if (!["english", "short-answer", "homework", "other"].includes(intent)) return [];
  const [newest] = left.filter((one) => isAttemptAt(message, one, history));
  return newest ? left.filter((one) => isSameMistake(one, newest)) : [];
}

type Choice = { strategy: CoachBrief["strategy"]; focus: Focus[]; hintStep: HintStep };
type Situation = Input & {
  resolved: OpenFinding[];
  attempted: OpenFinding[];
  others: OpenFinding[];
  fresh: Focus[];
};

function chooseStrategy({ message, history, resolved, attempted, others, fresh }: Situation): Choice {
  if (attempted.length > 0) {
    return {
      strategy: "hint",
      focus: oncePerMistake(attempted),
      hintStep: asStep(attemptsAt(attempted) + 1),
    };
  }
  if (resolved.length > 0)
    return { strategy: "celebrate", focus: fresh.length > 0 ? fresh : oncePerMistake(others), hintStep: 0 };
  if (fresh.length > 0) return { strategy: "question", focus: fresh, hintStep: 0 };
  const riddle = wordToGuess(history);
  const guess = riddle ? judgeGuess(message, riddle) : "no-guess";
  const intent = readIntent(message);
  if (guess === "right") return { strategy: "celebrate", focus: [], hintStep: 0 };
  if (guess === "wrong" && /^(?:stuck|short-answer|homework|other|english)$/.test(intent))
    return { strategy: "clue", focus: [], hintStep: 0 };
  const [newest] = others;
  const focus = newest ? [newest] : [];
  const hintStep = newest
    ? asStep(Math.max(1, attemptsAt(others.filter((one) => isSameMistake(one, newest)))))
    : 0;
  const choice = byIntent(intent, focus);
  return { ...choice, hintStep: choice.focus.length > 0 ? hintStep : 0 };
}

function byIntent(intent: Intent, focus: Focus[]): Pick<Choice, "strategy" | "focus"> {
  switch (intent) {
    case "stuck":
      return { strategy: focus.length > 0 ? "hint" : "redirect", focus };
    case "answer-request":
    case "identity":
    case "homework":
    case "other":
      return { strategy: "redirect", focus };
    case "exercise":
    case "short-answer":
      return { strategy: "question", focus: [] };
    case "grammar-question":
      return { strategy: "explain", focus: [] };
    case "vocabulary-question":
      return { strategy: "clue", focus: [] };
    case "thanks":
    case "greeting":
      return { strategy: "greet", focus: [] };
    case "english":
      return { strategy: "celebrate", focus: [] };
  }
}

/** Grammar before spelling: it is what the lesson is about. */
const byImportance = (one: Finding, other: Finding) =>
  Number(one.topic === "spelling") - Number(other.topic === "spelling") || one.start - other.start;

const asFocus = (finding: Finding): Focus => ({ ...finding, attempts: 0 });
const attemptsAt = (findings: OpenFinding[]) => Math.max(...findings.map(({ attempts }) => attempts));
const asStep = (step: number) => Math.min(step, maxStep) as HintStep;

/** A mistake made again is stored again: it counts once. */
const oncePerMistake = (findings: OpenFinding[]) =>
  findings.filter((one, at) => findings.findIndex((other) => isSameMistake(one, other)) === at);

const fallbackFor = (focus: Focus | undefined) =>
  focus
    ? `Riguarda con calma «${focus.quote}». ${focus.hints[1] ?? ""}`.trim()
    : "Questa parte la scopri tu, un passo alla volta.";
