import type { Finding } from "@/lib/features/english/finding";
import { stageOf, type ExerciseStage } from "../exercise/exercise-state";
import { secretsOfExercise } from "../exercise/secrets-of-exercise";
import { guardFor, neutralHint } from "../guard/guard";
import { secretOfFinding, type Secret } from "../guard/secrets";
import type { LessonState } from "../lesson-state";
import { oncePerMistake } from "../open-finding";
import { asQuote } from "../text/present";
import { noFixes, type Fixes } from "../text/step-text";
import { withWordsUsed } from "../word/continue-word";
import { secretsOfWord } from "../word/riddle";
import { isEnglishSentence, type Move, type Turn } from "./turn";
import { englishIn } from "./what-was-written";

export type Plan = {
  /** What the lesson is about from now on. */
  state: LessonState;
  /** What the turn was about. */
  about: Move["about"];
  /** The coach's own words. */
  reply: string;
  /** Open mistakes this message put right. */
  resolvedIds: string[];
  /** How many those are, as one made twice is stored twice. */
  corrections: number;
  /** Open mistakes this message tried to put right and did not. */
  attemptedIds: string[];
  /** Open mistakes that are none after all. */
  droppedIds: string[];
  /** The mistakes of this message that are the student's own. */
  findings: Finding[];
  /** What the student is still to find, so that no reply may say it. */
  secrets: Secret[];
  /** Those of them that are words asked for and not guessed yet. */
  askedWords: Secret[];
  /** The hint that is due, and what it is about. */
  due?: { quote: string; hint: string } | undefined;
  /** What the guard shows in place of a sentence that gives the answer away. */
  fallbackHint: string;
  /** Whether the message brings an exercise, one that we cannot solve whole, or one is under way. */
  exercise: ExerciseStage;
};

/** What only a tutor has found, in words that only seem to take its place, is for the tutor to call put right. */
const isVouchedFor = ({ one, verdict }: Fixes["resolved"][number]) =>
  one.source === "engine" || verdict.kind === "right";

/** A turn as it is decided. */
export function planOf(turn: Turn, move: Move): Plan {
  const { open } = turn;
  const fixes = move.countsFixes ? turn.fixes : noFixes;
  const state = stateAfter(turn, move);
  const droppedIds = move.droppedIds ?? [];
  const resolved = fixes.resolved.filter((fix) => !turn.leads || isVouchedFor(fix)).map(({ one }) => one);
  const left = open.filter((one) => !resolved.includes(one) && !droppedIds.includes(one.id));
  const findings = move.findings ?? turn.findings;
  const ofWork = [
    ...[...findings, ...left].map(secretOfFinding),
    ...(state.exercise ? secretsOfExercise(state.exercise) : []),
  ];
  const askedWords = state.word ? secretsOfWord(state.word) : [];
  const secrets = [...ofWork, ...askedWords];
  const { due } = move;
  return {
    state,
    about: move.about,
    reply: replyOf(move.lines, secrets),
    resolvedIds: resolved.map(({ id }) => id),
    corrections: oncePerMistake(resolved).length,
    attemptedIds: fixes.attempted.map(({ one }) => one.id),
    droppedIds,
    findings,
    secrets,
    askedWords,
    due,
    fallbackHint: due ? instead(move.about, due) : neutralHint,
    exercise: stageOf(state.exercise, move.isNew ?? false),
  };
}

/** What stands in the place of a sentence that tells: the hint that is due, on the place it is about. */
const instead = (about: Move["about"], { quote, hint }: NonNullable<Move["due"]>) =>
  about === "exercise"
    ? `Un indizio per «${asQuote(quote)}». ${hint}`
    : `Riguarda con calma «${asQuote(quote)}»: manca ancora qualcosa. ${hint}`;

/** What was under way before stays, beside what is new. */
function stateAfter(turn: Turn, move: Move): LessonState {
  const { state: before, message } = turn;
  const front = move.about === "talk" ? before.front : move.about;
  const solved = isOtherExercise(before, move.state) ? undefined : before.solved;
  // What the coach asked stands for one turn.
  const rule = before.rule && { ...before.rule, asked: undefined };
  const state = {
    ...before,
    solved,
    rule,
    wrote: writtenAfter(before, move, message),
    question: turn.isQuestion ? message.slice(0, maxQuestion) : before.question,
    ...move.state,
    ...(front && { front }),
    turn: before.turn + 1,
  };
  const word = state.word && move.about !== "word" ? withWordsUsed(state.word, message) : state.word;
  return { ...state, ...(word && { word }) };
}

const maxQuestion = 300;

/** What was written last; the tries at an exercise are its own. */
function writtenAfter({ wrote }: LessonState, { about }: Move, message: string): string | undefined {
  if (about === "exercise") return undefined;
  const isOwn = about === "text" || about === "writing" || (about !== "word" && isEnglishSentence(message));
  return (isOwn ? englishIn(message) : undefined) ?? wrote;
}

/** What a tutor has solved goes with its exercise. */
const isOtherExercise = (before: LessonState, { exercise }: Move["state"]): boolean =>
  exercise !== undefined &&
  (exercise.items.length !== before.exercise?.items.length ||
    exercise.items.some(({ prompt }, at) => prompt !== before.exercise?.items[at]?.prompt));

/** Our own sentences are held against the secrets too: a word of a try can be a part of another answer. */
function replyOf(lines: readonly string[], secrets: readonly Secret[]): string {
  const isSafe = guardFor(secrets);
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "" && isSafe(line))
    .join(" ");
}
