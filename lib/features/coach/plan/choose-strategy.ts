import type { Finding } from "@/lib/features/english/finding";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { nearnessOf, type StepAnswer } from "./attempts";
import type { HintStep } from "./hints";
import type { Intent } from "../intent/intent";
import type { VocabularyQuestion } from "../word/vocabulary-question";
import { pickerFor } from "../phrases/picker";
import { mistake } from "../phrases/mistake";
import { talk } from "../phrases/talk";
import { remarks } from "../phrases/remarks";
import { isSameMistake, type OpenFinding } from "./progress";
import { isOwnReason, isWholeText, reasonAskedFor, textDone, trainedName, wholeAtLast } from "./what-next";
import { judgeGuess, type Riddle } from "./word-game";

/** A mistake the coach may speak of. */
export type Focus = Omit<OpenFinding, "id">;

/** A message and all that is known about it. */
export type Situation = {
  message: string;
  findings: Finding[];
  history: TutorTurn["history"];
  intent: Intent;
  open: OpenFinding[];
  resolved: OpenFinding[];
  attempted: OpenFinding[];
  /** Open mistakes this message makes once more. */
  again: OpenFinding[];
  /** Open mistakes this message leaves alone. */
  others: OpenFinding[];
  fresh: Focus[];
  /** A new mistake that a try has put in the place of the old one ("goed" for "go"). */
  moved: Finding | undefined;
  answer: StepAnswer | undefined;
  isRepeated: boolean;
  riddle: Riddle | undefined;
  /** The word asked for that our dictionary does not have. */
  unknownWord: VocabularyQuestion | undefined;
  /** What a pasted exercise trains. */
  trained: string | undefined;
};

export type Choice = {
  strategy: CoachBrief["strategy"];
  focus: Focus[];
  hintStep: HintStep;
  remark?: string;
};

const maxStep = 3;
const maxShown = 120;
/** After this many real tries at one thing the rule is shown solved, in a twin sentence. */
const triesBeforeTwin = 2;
const aboutRiddle =
  /^(?:stuck|short-answer|homework|other|check|yes-or-no|guess-list|silence|next|answer-request|authority|role-play|why|explain-more)$/;

/** What a word that is not in our dictionary may be answered with. */
const aboutUnknown = /^(?:stuck|silence|short-answer|other)$/;

export function chooseStrategy(situation: Situation): Choice {
  const { history, attempted, resolved, fresh, others, riddle, message, intent } = situation;
  if (resolved.length > 0) return afterSolving(situation);
  if (attempted.length > 0) return afterTry(situation);
  if (fresh.length > 0) return firstLook(situation);
  const guess = riddle ? judgeGuess(message, riddle) : "no-guess";
  if (guess === "right") return { strategy: "celebrate", focus: [], hintStep: 0 };
  if (guess === "wrong" || (riddle && aboutRiddle.test(intent)))
    return { strategy: "clue", focus: [], hintStep: 0 };
  const isOpen = situation.again.length > 0 || others.length > 0;
  if (!isOpen && situation.unknownWord && aboutUnknown.test(intent))
    return { strategy: "clue", focus: [], hintStep: 0 };
  const [asked] = situation.again.length > 0 ? situation.again : others;
  if (asked && situation.answer) {
    const { isGood, yes } = situation.answer;
    const remark = isGood && yes ? yes : pickerFor(history, history.length).fresh(remarks.heard);
    return { strategy: "hint", focus: [asked], hintStep: stepAt([asked, ...others]), remark };
  }
  const choice = asked ? undefined : ontoNext(situation);
  if (choice) return choice;
  const kind = byIntent(situation, asked ? [asked] : []);
  return { ...kind, hintStep: kind.focus.length > 0 ? stepAt([...situation.again, ...others]) : 0 };
}

/** How many places there are to look at is said at once; which of them comes first, by the brief. */
function firstLook({ fresh, history }: Situation): Choice {
  const count = countInWords[fresh.length];
  const remark = count ? pickerFor(history, history.length).fresh(mistake.several, { count }) : "";
  return { strategy: "question", focus: fresh, hintStep: 0, ...(remark ? { remark } : {}) };
}

const countInWords: readonly (string | undefined)[] =
  ",,due,tre,quattro,cinque,sei,sette,otto,nove,dieci".split(",");

/** On to what is left; after the last of several, the whole text counts. */
function afterSolving({ message, history, resolved, fresh, others }: Situation): Choice {
  const focus = fresh.length > 0 ? fresh : oncePerMistake(others);
  const done = focus.length === 0 ? textDone(message, history, resolved) : undefined;
  const pool = done === "whole" ? mistake.wholeText : mistake.lastSolved;
  const remark = done ? pickerFor(history, history.length).fresh(pool) : "";
  return { strategy: "celebrate", focus, hintStep: 0, ...(remark ? { remark } : {}) };
}

const asksReason = /^(?:why|grammar-question)$/;

/** With nothing open: the whole sentence after its piece, the reason that was asked for, or more of the same topic. */
function ontoNext({ message, history, intent, isRepeated, trained }: Situation): Choice | undefined {
  const { fresh } = pickerFor(history, history.length);
  const told = (remark: string): Choice => ({ strategy: "celebrate", focus: [], hintStep: 0, remark });
  const isNewEnglish = intent === "english" && !isRepeated;
  if (isNewEnglish && isWholeText(message, history)) return told(fresh(mistake.wholeText));
  const whole = isNewEnglish ? wholeAtLast(message, history) : undefined;
  if (whole) return told(fresh(mistake.whole, { now: asQuote(whole) }));
  const reason = asksReason.test(intent) ? reasonAskedFor(message, history) : undefined;
  if (reason) return { strategy: "explain", focus: [], hintStep: 0, remark: reason };
  if (isOwnReason(message, intent, history)) return told(fresh(remarks.ownReason));
  const name = intent === "next" ? (trained ?? trainedName(history)) : undefined;
  if (!name) return undefined;
  return { strategy: "redirect", focus: [], hintStep: 0, remark: fresh(talk.trained, { name }) };
}

const asQuote = (text: string) =>
  text
    .replace(/[«»?!.\s]+/g, " ")
    .trim()
    .slice(0, maxShown);

/** One rung up: a hint, then a solved twin, then the last hint. What is already right is named. */
function afterTry({ message, attempted, history, moved }: Situation): Choice {
  const tries = attemptsAt(attempted) + 1;
  const [first, ...rest] = oncePerMistake(attempted);
  const shown = moved ? { ...moved, attempts: tries } : first;
  const focus = shown ? [shown, ...rest] : [];
  const nearness = first && nearnessOf(message, first);
  const remark = nearness
    ? pickerFor(history, history.length).fresh(remarks[nearness.kind], { own: nearness.own })
    : "";
  return {
    strategy: tries === triesBeforeTwin ? "twin" : "hint",
    focus,
    hintStep: asStep(tries),
    ...(remark ? { remark } : {}),
  };
}

type Strategy = CoachBrief["strategy"];
type Kind = Pick<Choice, "strategy" | "focus">;

/** What is answered for itself, whatever mistake is open. */
const ownAnswers: Partial<Record<Intent, Strategy>> = {
  "grammar-question": "explain",
  "vocabulary-question": "clue",
  exercise: "question",
  english: "celebrate",
  "coach-question": "celebrate",
  thanks: "greet",
  greeting: "greet",
  goodbye: "greet",
};
/** What works on the open mistake, and so gets the hint that is due. */
const wantsHint = /^(?:stuck|silence|next|why|explain-more|check|short-answer)$/;

function byIntent({ intent, isRepeated, again }: Situation, focus: Focus[]): Kind {
  if (isRepeated && again.length > 0) return { strategy: "hint", focus };
  const own = ownAnswers[intent];
  if (own) return { strategy: own, focus: [] };
  if (focus.length > 0 && wantsHint.test(intent)) return { strategy: "hint", focus };
  return { strategy: intent === "short-answer" ? "question" : "redirect", focus };
}

function stepAt(findings: OpenFinding[]): HintStep {
  const [first] = findings;
  return first ? asStep(attemptsAt(findings.filter((one) => isSameMistake(one, first)))) : 0;
}

const attemptsAt = (findings: OpenFinding[]) => Math.max(...findings.map(({ attempts }) => attempts));
const asStep = (step: number) => Math.min(step, maxStep) as HintStep;

/** A mistake made again is stored again: it counts once. */
export const oncePerMistake = (findings: OpenFinding[]) =>
  findings.filter((one, at) => findings.findIndex((other) => isSameMistake(one, other)) === at);
