import type { Finding } from "@/lib/features/english/finding";
import { sayOn } from "../activity";
import { spelledOut } from "../chat-spelling";
import { secretsOfExercise } from "../exercise/secrets-of-exercise";
import { capitalsSaid } from "../fix/judge-capital";
import { secretOfFinding } from "../guard/secrets";
import { isTextToWrite } from "../lessons/asks";
import type { LessonState } from "../lesson-state";
import { wordsOf } from "../phrase";
import { noFixes, readFixes, type Fixes } from "../text/step-text";
import { isQuestionAboutEnglish } from "../rule/question-about-english";
import { readTalk, type Talk } from "../talk/read-talk";
import { admitLimit } from "./admit-limit";
import { answerQuestion, askBareWord, refuseQuestion } from "./answer-question";
import { answerVerdict } from "./answer-verdict";
import { bringForm, bringTask, bringText, bringWork, leavePassage } from "./bring-work";
import { describeWork } from "./describe-work";
import { findingsInTry } from "./findings-in-try";
import { followText } from "./follow-text";
import { goOn, goOnAt } from "./go-on";
import { hearComplaint } from "./hear-complaint";
import { passageFirst } from "./passage-first";
import { planOf, type Plan } from "./plan";
import { readEnglish } from "./read-english";
import { takeAnswer } from "./take-answer";
import { tellNearest } from "./tell-nearest";
import { talkBack, talkFirst } from "./talk-back";
import { isTryAtItem } from "./try-at-item";
import { doTwoThings } from "./two-things";
import { asksForFact } from "./tell-fact";
import { whatIsAsked } from "./what-is-asked";
import { answerWhetherRight } from "./answer-whether-right";
import type { Diagnosis, Turn } from "./turn";

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
    leavePassage(turn) ??
    passageFirst(turn) ??
    bringText(turn) ??
    bringForm(turn) ??
    (question.isQuestion && !isTextToWrite.test(asked)
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
