import type { Finding } from "@/lib/features/english/finding";
import type { CoachBrief } from "@/lib/ports/tutor";
import { readExercise, type ExerciseState } from "./exercise-state";
import { briefOfExercise, exerciseSecrets, isAboutExercise } from "./plan-exercise";
import { chooseStrategy, oncePerMistake, type Choice, type Situation } from "./choose-strategy";
import { hintFor, wishOf } from "./hints";
import { findLesson, findLessonAsked } from "../lessons/grammar-lessons";
import { wordsOf } from "../phrase";
import { pickerFor } from "../phrases/picker";
import { remarks } from "../phrases/remarks";
import { findingsInTry, maxFragmentWords, ownWords, sentenceAround } from "./progress";
import { guardSentence, neutralHint } from "../guard/guard";
import { secretOfFinding, type Secret } from "../guard/secrets";
import { askedFirst, readSituation, type Said } from "./read-situation";
import { stageOf, type ExerciseStage } from "./stage-of";
import { twinExample } from "./twin-example";
import { planWord } from "./word-secrets";

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
 * (those of the newest message first, in the order of its text). A real try that fails climbs one rung of the ladder;
 * silence, "boh", the same words again, begging and a list of guesses do not.
 */
export function planTurn(given: Said): Plan {
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

function withoutFragment(input: Said): Said {
  const { message, findings, history } = input;
  const [asked] = askedFirst(input.open, history);
  return asked
    ? { ...input, findings: findingsInTry(message, findings, sentenceAround(asked.quote, history)) }
    : input;
}

/** "Perché non si dice I have 12?" quotes what it asks about. */
function withoutExamples(input: Said): Said {
  const isOneSentence = !/[.!?:\n][^.!?]/.test(input.message.trim());
  const find = input.open.length > 0 ? findLessonAsked : findLesson;
  return isOneSentence && find(input.message) ? { ...input, findings: [] } : input;
}

/** What stands in a pasted exercise is no mistake of the student's. */
function withoutSheet({ message, findings, open, history }: Said, exercise: ExerciseState | undefined) {
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

const fallbackFor = ({ findings: [first] }: CoachBrief) =>
  first ? `Riguarda con calma «${first.quote}»: manca ancora qualcosa. ${first.hint}` : neutralHint;
