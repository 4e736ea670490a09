import type { Finding } from "@/lib/features/english/finding";
import type { TutorTurn } from "@/lib/ports/tutor";
import { answeredStep, isEcho, isRepetition } from "./attempts";
import type { Situation } from "./choose-strategy";
import { sentencesDone, type ExerciseState } from "./exercise-state";
import type { Intent } from "../intent/intent";
import {
  isAttemptAt,
  isOfEarlierTry,
  isResolvedBy,
  isRightOtherwise,
  isSameMistake,
  isSamePlace,
  type OpenFinding,
} from "./progress";
import { readIntentAfter } from "./read-intent-after";
import { riddleOf, unknownWordOf } from "./word-game";

export type Said = {
  message: string;
  findings: Finding[];
  open: OpenFinding[];
  history: TutorTurn["history"];
};

/** What can be a try at a mistake; begging, "boh", thanks and the like are none. */
const tryIntents: readonly Intent[] = ["english", "short-answer", "homework", "other", "coach-question"];

/** What a message does to what was open before it. `open` begins with what the coach has last spoken of. */
export function readSituation(input: Said, exercise: ExerciseState | undefined): Situation {
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
export function askedFirst(open: OpenFinding[], history: TutorTurn["history"]): OpenFinding[] {
  const lastAsked = ({ quote }: OpenFinding) =>
    history.findLastIndex(({ role, text }) => role === "coach" && text.includes(`«${quote}»`));
  return open.toSorted((one, other) => lastAsked(other) - lastAsked(one));
}

const answersSteps = ["english", "short-answer", "homework", "other", "yes-or-no", "acknowledged"];

/** "Finito" answers a question; "finito?" asks one. */
const mayAnswerStep = (message: string, intent: string) =>
  answersSteps.includes(intent) || (intent === "next" && !message.includes("?"));

function attemptedAmong({ message, findings, open, history }: Said, intent: Intent): OpenFinding[] {
  if (findings.length > 0)
    return open.filter((one) =>
      findings.some((finding) => isSameMistake(finding, one) || isSamePlace(finding, one)),
    );
  if (!tryIntents.includes(intent)) return [];
  const [newest] = open.filter((one) => isAttemptAt(message, one, history));
  return newest ? open.filter((one) => isSameMistake(one, newest)) : [];
}

/** Grammar before spelling: it is what the lesson is about. */
const byImportance = (one: Finding, other: Finding) =>
  Number(one.topic === "spelling") - Number(other.topic === "spelling") || one.start - other.start;
