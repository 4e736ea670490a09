import type { Finding } from "@/lib/features/english/finding";
import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { answeredStep, isEcho, isRepetition } from "./attempts";
import { readExercise, sentencesDone, type ExerciseState } from "./exercise-state";
import { briefOfExercise, exerciseSecrets, isAboutExercise } from "./plan-exercise";
import { chooseStrategy, oncePerMistake, type Choice, type Situation } from "./choose-strategy";
import { hintFor, wishOf } from "./hints";
import type { Intent } from "../intent/intent";
import { findLesson, findLessonAsked } from "../lessons/grammar-lessons";
import { readIntentAfter } from "./read-intent-after";
import { tryIntents } from "./judge-try";
import { wordsOf } from "../phrase";
import { pickerFor } from "../phrases/picker";
import { remarks } from "../phrases/remarks";
import {
  findingsInTry,
  isAttemptAt,
  isOfEarlierTry,
  isResolvedBy,
  isRightOtherwise,
  isSameMistake,
  isSamePlace,
  maxFragmentWords,
  ownWords,
  sentenceAround,
  type OpenFinding,
} from "./progress";
import { guardSentence, neutralHint } from "../guard/guard";
import { secretOfFinding, type Secret } from "../guard/secrets";
import { stageOf, type ExerciseStage } from "./stage-of";
import { twinExample } from "./twin-example";
import { riddleOf, unknownWordOf } from "./word-game";
import { planWord } from "./word-secrets";

type Input = { message: string; findings: Finding[]; open: OpenFinding[]; history: TutorTurn["history"] };

export type Plan = {
  brief: CoachBrief;
  /** Open findings this message put right. */
  resolvedIds: string[];
  /** Open findings this message tried to put right and did not. */
  attemptedIds: string[];
  /** The mistakes of this message that are the student's own: none of the text of a pasted exercise. */
  findings: Finding[];
  /** What the student is still to find, so that no reply may say it. */
  secrets: Secret[];
  /** Those of them that are words asked for and not guessed yet. */
  askedWords: Secret[];
  /** What the guard shows in place of a sentence that gives the answer away. */
  fallbackHint: string;
  /** Whether the message brings an exercise, one that we cannot solve whole, or one is under way. */
  exercise: ExerciseStage;
};

const maxShownFindings = 3;

/**
 * Decides what the coach does with a message: the diagnosis comes from the rules, the past from the open findings
 * (those of the newest message first, in the order of its text). A real try that fails climbs one rung of the ladder; silence, "boh", the same words again, begging
 * and a list of guesses do not.
 */
export function planTurn(given: Input): Plan {
  const exercise = readExercise(given.message, given.history);
  const input = { ...given, ...withoutSheet(withoutExamples(withoutFragment(given)), exercise) };
  const open = askedFirst(input.open, input.history);
  const situation = readSituation({ ...input, open }, exercise);
  const { message, findings, history, resolved, intent } = situation;
  const isExercise = exercise !== undefined && leadsTo(exercise, situation);
  const left = open.filter((one) => !resolved.includes(one));
  const ofWork = [
    ...[...findings, ...left].map(secretOfFinding),
    ...(exercise ? exerciseSecrets(exercise) : []),
  ];
  const choice = chooseStrategy(situation);
  const isAsked = !isExercise && choice.strategy === "clue";
  const { word, secrets } = planWord({ history, message, ofWork, isAsked });
  const brief = isExercise
    ? briefOfExercise(exercise, intent, history)
    : { ...briefOf(situation, choice, secrets), ...(word && { strategy: "tell" as const, word }) };
  return {
    brief,
    resolvedIds: resolved.map(({ id }) => id),
    attemptedIds: isExercise ? [] : situation.attempted.map(({ id }) => id),
    findings,
    secrets,
    askedWords: secrets.filter((secret) => !ofWork.includes(secret)),
    fallbackHint: fallbackFor(brief),
    exercise: stageOf(exercise),
  };
}

function withoutFragment(input: Input): Input {
  const { message, findings, history } = input;
  const [asked] = askedFirst(input.open, history);
  return asked
    ? { ...input, findings: findingsInTry(message, findings, sentenceAround(asked.quote, history)) }
    : input;
}

/** "Perché non si dice I have 12?" quotes what it asks about. */
function withoutExamples(input: Input): Input {
  const isOneSentence = !/[.!?:\n][^.!?]/.test(input.message.trim());
  const find = input.open.length > 0 ? findLessonAsked : findLesson;
  return isOneSentence && find(input.message) ? { ...input, findings: [] } : input;
}

/** What stands in a pasted exercise is no mistake of the student's. */
function withoutSheet({ message, findings, open, history }: Input, exercise: ExerciseState | undefined) {
  if (!exercise) return { findings, open };
  const isNew = exercise.event.kind === "start";
  const isPasted = ({ quote }: { quote: string }) => exercise.source.includes(quote);
  const isTyped = ({ quote }: { quote: string }) =>
    [message, ...history.filter(({ role }) => role === "student").map(({ text }) => text)].some(
      (text) => text !== exercise.source && text.includes(quote),
    );
  const isGapOnly = exercise.event.kind !== "none" && wordsOf(message).length <= maxFragmentWords;
  return {
    findings: isNew || isGapOnly ? [] : findings,
    open: open.filter((one) => isTyped(one) || !isPasted(one)),
  };
}

/** An exercise under way goes first, unless the message is about something else altogether. */
function leadsTo(
  exercise: ExerciseState,
  { intent, resolved, fresh, attempted, riddle }: Situation,
): boolean {
  if (exercise.event.kind !== "none") return true;
  const isElsewhere = resolved.length > 0 || fresh.length > 0 || attempted.length > 0 || riddle !== undefined;
  return !isElsewhere && isAboutExercise(exercise, intent);
}

function readSituation(input: Input, exercise: ExerciseState | undefined): Situation {
  const { message, findings, open, history } = input;
  const riddle = riddleOf(history);
  const isAtWork =
    open.length > 0 ||
    riddle !== undefined ||
    (exercise !== undefined && exercise.at < exercise.items.length);
  const intent = readIntentAfter(message, history, isAtWork);
  const isGuessing = intent === "guess-list";
  const solved = isGuessing
    ? []
    : open.filter(
        (one) =>
          isResolvedBy(message, findings, one) ||
          isRightOtherwise(message, findings, one, history) ||
          sentencesDone(exercise).some((sentence) => isResolvedBy(sentence, [], one)),
      );
  const isDoneWith = (one: OpenFinding) =>
    findings.length === 0 && solved.some((other) => isOfEarlierTry(message, one, other, history));
  const resolved = [...solved, ...open.filter((one) => !solved.includes(one) && isDoneWith(one))];
  const [asked] = open;
  const canAnswer = asked && findings.length === 0 && mayAnswerStep(message, intent);
  const step = canAnswer ? answeredStep(message, history, asked) : undefined;
  const answer = intent === "next" && !step?.isGood ? undefined : step;
  const isRepeated = isRepetition(message, history) || open.some((one) => isEcho(message, one, history));
  const stays = isGuessing || isRepeated || answer !== undefined || resolved.length > 0;
  const attempted = stays ? [] : attemptedAmong(input, intent);
  const again = open.filter((one) => findings.some((finding) => isSameMistake(finding, one)));
  const others = open.filter((one) => !resolved.includes(one) && !attempted.includes(one));
  const isKnown = (finding: Finding) =>
    open.some((one) => !resolved.includes(one) && isSameMistake(finding, one)) ||
    attempted.some((one) => isSamePlace(finding, one));
  const moved = findings.find((finding) => attempted.some((one) => isSamePlace(finding, one)));
  const fresh = [...findings]
    .filter((finding) => !isKnown(finding))
    .sort(byImportance)
    .map((finding) => ({ ...finding, attempts: 0 }));
  const unknownWord = unknownWordOf(history);
  const trained = exercise?.sheet.topicName;
  const known = {
    resolved,
    attempted,
    again,
    others,
    fresh,
    moved,
    answer,
    isRepeated,
    riddle,
    unknownWord,
    trained,
  };
  return { ...input, intent, ...known };
}

/** What the coach has last spoken of comes first. */
function askedFirst(open: OpenFinding[], history: TutorTurn["history"]): OpenFinding[] {
  const lastAsked = ({ quote }: OpenFinding) =>
    history.findLastIndex(({ role, text }) => role === "coach" && text.includes(`«${quote}»`));
  return open.toSorted((one, other) => lastAsked(other) - lastAsked(one));
}

const answersSteps = ["english", "short-answer", "homework", "other", "yes-or-no", "acknowledged"];

/** "Finito" answers a question; "finito?" asks one. */
const mayAnswerStep = (message: string, intent: string) =>
  answersSteps.includes(intent) || (intent === "next" && !message.includes("?"));

function attemptedAmong({ message, findings, open, history }: Input, intent: Intent): OpenFinding[] {
  if (findings.length > 0)
    return open.filter((one) =>
      findings.some((finding) => isSameMistake(finding, one) || isSamePlace(finding, one)),
    );
  if (!tryIntents.includes(intent)) return [];
  const [newest] = open.filter((one) => isAttemptAt(message, one, history));
  return newest ? open.filter((one) => isSameMistake(one, newest)) : [];
}

function briefOf(
  situation: Situation,
  { strategy, focus, hintStep, remark }: Choice,
  secrets: Secret[],
): CoachBrief {
  const { message, findings, history, intent, resolved } = situation;
  const [first] = focus;
  const twin = strategy === "twin" && first ? twinExample(first.topic, first) : undefined;
  const picker = pickerFor(history, history.length);
  const wants = strategy === "question" ? "hint" : wishOf(intent);
  // A word of a try can be a part of the answer that the guard would not let pass.
  const said = remark && !guardSentence(remark, secrets) ? picker.fresh(remarks.rightPlace) : remark;
  return {
    strategy: strategy === "twin" && !twin ? "hint" : strategy,
    hintStep,
    findings: focus.slice(0, maxShownFindings).map((one) => ({
      topic: one.topic,
      quote: one.quote,
      explanation: one.explanation,
      hint: hintFor(one, hintStep, { picker, wants }),
    })),
    resolved: oncePerMistake(resolved).map((one) => ({
      topic: one.topic,
      quote: one.quote,
      now: unlessTelling(ownWords(message, findings, one), secrets),
    })),
    ...(twin ? { twin } : {}),
    ...(said ? { remark: said } : {}),
  };
}

/** "He goes" is not said again while "she go" is still open. */
const unlessTelling = (now: string, secrets: Secret[]) =>
  guardSentence(`Sì, «${now}» è giusto.`, secrets) ? now : "";

/** Grammar before spelling: it is what the lesson is about. */
const byImportance = (one: Finding, other: Finding) =>
  Number(one.topic === "spelling") - Number(other.topic === "spelling") || one.start - other.start;

const fallbackFor = ({ findings: [first] }: CoachBrief) =>
  first ? `Riguarda con calma «${first.quote}»: manca ancora qualcosa. ${first.hint}` : neutralHint;
