import type { Say, Step } from "../activity";
import type { GrammarLesson } from "../lessons/lesson";
import { taskOf } from "../lessons/all-tasks";
import type { TaskAnswers } from "../lessons/task";
import { writeOut } from "./answer-pattern";
import { lessonTold } from "./lesson-told";
import { readAnswer, type AnswerVerdict } from "./read-answer";
import type { RuleState } from "./rule-state";
import { ruleWords as words } from "./words";

/** After so many tries that are not right the answer is said. */
const triesBeforeTold = 2;

type Answered = { verdict: AnswerVerdict; step: Step<RuleState> };
type Asked = { state: RuleState; lesson: GrammarLesson; task: TaskAnswers; say: Say };

/** The lesson's own question, where the reply before ended with it and it has answers. */
function askedIn(state: RuleState, say: Say): Asked | undefined {
  const lesson = state.asked?.what === "task" ? lessonTold(state) : undefined;
  const task = lesson && taskOf(lesson);
  return lesson && task && { state, lesson, task, say };
}

/** What a message answers to the question that a lesson ended with; undefined where it says something else. */
export function answerTask(state: RuleState, message: string, say: Say): Answered | undefined {
  const asked = askedIn(state, say);
  const verdict = asked && readAnswer(asked.task, message);
  return verdict && { verdict, step: stepOf(asked, verdict) };
}

function stepOf(asked: Asked, verdict: AnswerVerdict): Step<RuleState> {
  const { state, task, say } = asked;
  const [praise, next] = task.isOwn ? [words.chosen, words.writeIt] : [words.right, words.rightNext];
  switch (verdict.kind) {
    case "right":
      return goOn(asked, say(praise, { because: asSentence(verdict.because) }), next);
    case "part":
      return { state, lines: [say(words.part, { said: verdict.said }), say(words.theRest)] };
    case "both":
      return missed(asked, words.both, task.hint, words.pickOne);
    case "near":
      return missed(asked, words.near, task.hint);
    case "wrong":
      return missed(asked, words.wrong, verdict.hint);
  }
}

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What is asked once the question is done with: a sentence of one's own, where there is a rule to keep in it. */
function goOn({ state, task, say }: Asked, line: string, next: readonly string[]): Step<RuleState> {
  return task.isLast
    ? { state: { ...state, asked: undefined }, lines: [line, say(words.whatNow)] }
    : { state: asking(state, "own"), lines: [line, say(next)] };
}

const asking = (state: RuleState, what: "own"): RuleState => ({ ...state, asked: { what, tries: 0 } });

/** A hint, then the rule in simpler words, then the answer. */
function missed(
  asked: Asked,
  opening: readonly string[],
  firstHint: string,
  ending: readonly string[] = words.again,
): Step<RuleState> {
  const { state, lesson, task, say } = asked;
  const tries = state.asked?.tries ?? 0;
  const [answer] = task.answers;
  if (tries >= triesBeforeTold && answer && !task.isOwn) {
    const told = say(words.told, { answer: shownOf(answer.says), because: asSentence(answer.because) });
    return goOn(asked, told, words.rightNext);
  }
  const mayBeSimpler = tries > 0 && !lesson.easier.includes("?") && !holdsAnswer(lesson.easier, task);
  const hint = mayBeSimpler ? lesson.easier : firstHint;
  return {
    state: { ...state, asked: { what: "task", tries: tries + 1 } },
    lines: [say(opening, { hint }), say(ending)],
  };
}

const holdsAnswer = (text: string, task: TaskAnswers) => readAnswer(task, text)?.kind === "right";

/** The first way to say it, with all that may be left out. */
const shownOf = ([first = ""]: readonly string[]) => (writeOut(first)[0] ?? "").replaceAll(" *", ",");

/** "Boh", in answer to whatever a lesson asked: a smaller step. */
export function helpWithTask(state: RuleState, say: Say): Step<RuleState> | undefined {
  const asked = askedIn(state, say);
  if (asked && asked.task.answers.length > 0) return missed(asked, words.smaller, asked.task.hint);
  const lesson = lessonTold(state);
  const example = lesson?.examples[(state.asked?.tries ?? 0) % lesson.examples.length];
  if (!lesson || !example || !state.asked) return undefined;
  const { tries } = state.asked;
  const line = say(words.changeMine, { example: example.replace(/[.!]$/, "") });
  return {
    state: { ...state, asked: { what: "own", tries: tries + 1 } },
    lines: [asked?.task.hint ?? "", line],
  };
}

/** Whether the question is for a sentence of the student's own. */
export const asksForSentence = (state: RuleState): boolean => {
  const lesson = lessonTold(state);
  const task = lesson && taskOf(lesson);
  return task !== undefined && (task.answers.length === 0 || task.isOwn === true);
};

/** "Perché c'è me", "il mio telefono": what is said in Italian is heard, and the answer is asked for. */
export function takeLoosely(state: RuleState, say: Say): Step<RuleState> | undefined {
  const asked = askedIn(state, say);
  return asked && asksForSentence(state)
    ? goOn(asked, say(words.heard), words.writeIt)
    : { state, lines: [say(words.reasonHeard), say(words.soWhat)] };
}

/** Whatever is said to "che cosa hanno in comune?" is taken, and the rule told in a line. */
export function takeWhatIsSeen(state: RuleState, say: Say): Step<RuleState> | undefined {
  const lesson = lessonTold(state);
  return (
    lesson && { state: asking(state, "own"), lines: [say(words.taken), lesson.easier, say(words.rightNext)] }
  );
}
