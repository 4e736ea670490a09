import type { Finding } from "@/lib/features/english/finding";
import { sayOn } from "../activity";
import { spelledOut } from "../chat-spelling";
import { stageOf, type ExerciseStage } from "../exercise/exercise-state";
import { secretsOfExercise } from "../exercise/secrets-of-exercise";
import { capitalsSaid } from "../fix/judge-capital";
import { guardFor, neutralHint } from "../guard/guard";
import { secretOfFinding, type Secret } from "../guard/secrets";
import type { LessonState } from "../lesson-state";
import { oncePerMistake } from "../open-finding";
import { wordsOf } from "../phrase";
import { noFixes, readFixes, type Fixes } from "../text/step-text";
import { asQuote } from "../text/present";
import { isQuestionAboutEnglish } from "../rule/question-about-english";
import { readTalk, type Talk } from "../talk/read-talk";
import { withWordsUsed } from "../word/continue-word";
import { secretsOfWord } from "../word/riddle";
import { admitLimit } from "./admit-limit";
import { answerQuestion, askBareWord, refuseQuestion } from "./answer-question";
import { answerVerdict } from "./answer-verdict";
import { bringForm, bringTask, bringText, bringWork } from "./bring-work";
import { describeWork } from "./describe-work";
import { findingsInTry } from "./findings-in-try";
import { followText } from "./follow-text";
import { goOn, goOnAt } from "./go-on";
import { hearComplaint } from "./hear-complaint";
import { passageFirst } from "./passage-first";
import { readEnglish } from "./read-english";
import { takeAnswer } from "./take-answer";
import { tellNearest } from "./tell-nearest";
import { talkBack, talkFirst } from "./talk-back";
import { isTryAtItem } from "./try-at-item";
import { doTwoThings } from "./two-things";
import { asksForFact } from "./tell-fact";
import { whatIsAsked } from "./what-is-asked";
import { answerWhetherRight } from "./answer-whether-right";
import { isEnglishSentence, type Diagnosis, type Move, type Turn } from "./turn";
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

/**
 * Decides what the coach does with a message, and says it: a question goes before an open mistake, work under way before
 * anything new. A pure function of what is known.
 */
export function planTurn(diagnosis: Diagnosis): Plan {
  const { state, open, message } = diagnosis;
  const asked = spelledOut(message);
  const behind = diagnosis.wish || diagnosis.stance ? undefined : whatIsAsked(asked);
  if (behind)
    return planTurn({
      ...diagnosis,
      message: behind.question,
      state: behind.isLeaving ? withoutWork(state) : state,
    });
  const say = sayOn(state.turn);
  const findings = findingsInTry(diagnosis);
  const secretsOfOpen = [
    ...open.map(secretOfFinding),
    ...(state.exercise ? secretsOfExercise(state.exercise) : []),
  ];
  const talk = readTalk(asked);
  let fixes: Fixes | undefined;
  // Not every turn asks for them, and a long text takes its time.
  const fixesOfMessage = () => (fixes ??= readFixes(diagnosis));
  const isTry = isTryAtItem(diagnosis);
  const isQuestion =
    !isTry &&
    !putsRight(diagnosis, fixesOfMessage) &&
    capitalsSaid(asked, diagnosis.open).length === 0 &&
    (isQuestionAboutEnglish(asked) || (!isAtWork(diagnosis) && asksForFact({ message: asked, talk })));
  // "Mustnt e dont have to?": how the words of a question are spelt is no work.
  const ofMessage = isQuestion ? findings.filter(({ topic }) => !slips.has(topic)) : findings;
  const turnOf = (read: string): Turn => ({
    ...diagnosis,
    message: read,
    asked,
    findings,
    talk,
    isQuestion,
    get fixes() {
      return begging.has(talk) ? noFixes : fixesOfMessage();
    },
    say,
    secretsOfWork: [...ofMessage.map(secretOfFinding), ...secretsOfOpen],
  });
  // What a student wrote is judged and quoted as it stands; a question is read in full words.
  const turn = turnOf(message);
  const question = asked === message ? turn : turnOf(asked);
  const move =
    answerVerdict(turn) ??
    takeAnswer(turn) ??
    answerWhetherRight(turn) ??
    followText(turn) ??
    admitLimit(turn) ??
    hearComplaint(question) ??
    doTwoThings(question) ??
    (isTry ? undefined : describeWork(turn)) ??
    bringWork(turn) ??
    (isTry ? goOnAt("exercise", turn) : undefined) ??
    passageFirst(turn) ??
    bringText(turn) ??
    bringForm(turn) ??
    (question.isQuestion
      ? (answerQuestion(question) ?? bringTask(question))
      : (bringTask(question) ?? answerQuestion(question))) ??
    goOn(turn) ??
    (question.isQuestion || talk === "sad" ? tellNearest(question) : undefined) ??
    refuseQuestion(question) ??
    talkFirst(turn) ??
    readEnglish(turn) ??
    askBareWord(turn) ??
    tellNearest(question) ??
    talkBack(turn);
  return planOf(turn, move);
}

const slips: ReadonlySet<Finding["topic"]> = new Set(["spelling", "capitals"]);

/** "Lascia stare. …": nothing is asked about it again. */
const withoutWork = ({ exercise: _, front, ...state }: LessonState): LessonState => ({
  ...state,
  ...(front && front !== "exercise" && { front }),
  ...(state.text && { text: { ...state.text, focus: undefined } }),
});

/** What is said while an item, a passage or a word is open may be an answer, and a few words about a mistake a try. */
const isAtWork = ({ state: { front }, open, message }: Diagnosis) =>
  front === "exercise" ||
  front === "passage" ||
  front === "word" ||
  (open.length > 0 && wordsOf(message).length <= maxTryWords);
const maxTryWords = 5;

/** "Used to", said of "I use to play": the name of a rule, and what was wrong put right. */
const putsRight = ({ message, open }: Diagnosis, fixesOfMessage: () => Fixes) =>
  open.length > 0 &&
  !message.includes("?") &&
  wordsOf(message).length <= maxTryWords &&
  fixesOfMessage().resolved.some(({ verdict }) => verdict.kind === "right");

/** Nobody puts a mistake right by asking for the answer. */
const begging: ReadonlySet<Talk | undefined> = new Set([
  "answer",
  "trick",
  "help",
  "insult",
  "sad",
  "bad mark",
]);

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
