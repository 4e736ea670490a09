import { continueExercise, isSureTry } from "../exercise/continue-exercise";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import { guardFor } from "../guard/guard";
import type { Front } from "../lesson-state";
import { continuePassage } from "../passage/continue-passage";
import { isOnlyEnglish } from "../rule/english-words";
import { useOfRule } from "../rule/use-of-rule";
import { asksWhy } from "../talk/read-talk";
import { idsLike } from "../open-finding";
import { answerFollowUp } from "../text/answer-follow-up";
import { noText, type TextStep } from "../text/text-state";
import { dispute, focusOf, helpOn, hear, leaveAlone } from "../text/talk-about";
import { continueWord } from "../word/continue-word";
import { continueWriting } from "../writing/continue-writing";
import { wordsOf } from "../phrase";
import { exerciseMove } from "./exercise-move";
import type { Move, Mover, Turn } from "./turn";
import { longestEnglish } from "./what-was-written";

/** A step of what is under way: first of what the turn before was about, then of the rest. */
export const goOn: Mover = (turn) => {
  if (turn.wish) return undefined;
  const { front } = turn.state;
  const sorted = front ? [front, ...order.filter((one) => one !== front)] : order;
  for (const one of sorted) {
    const move = steps[one](turn, one === front || (front !== undefined && asides.has(front)));
    if (move) return move;
  }
  return undefined;
};

/** What is said to the coach and is no try at an item, whatever words stand in it. */
const isNoTry: ReadonlySet<Turn["talk"]> = new Set([
  "identity",
  "elsewhere",
  "bad mark",
  "good mark",
  "life",
]);

/** Who takes leave answers nothing, unless it is an item's own word. */
const leaves: ReadonlySet<Turn["talk"]> = new Set(["goodbye", "thanks"]);

/** A step of one of them alone. */
export const goOnAt = (front: Front, turn: Turn): Move | undefined => steps[front](turn, true);

const order: readonly Front[] = ["exercise", "text", "word", "passage", "writing", "rule"];

/** A question in between: what was worked on before it goes on. */
const asides: ReadonlySet<Front> = new Set(["word", "rule"]);

/** `isNear`: the turn before was about it, or a question asked beside it. */
type StepOf = (turn: Turn, isNear: boolean) => Move | undefined;

const steps: Record<Front, StepOf> = {
  exercise: ({ state, message, say, talk }) => {
    if (!state.exercise || isNoTry.has(talk)) return undefined;
    if (leaves.has(talk) && !isSureTry(state.exercise, message)) return undefined;
    const step = continueExercise(state.exercise, message, say);
    return step ? exerciseMove(step) : undefined;
  },
  text: (turn, isNear) => (isNear ? aboutFocus(turn) : undefined),
  word: ({ state, message, say, secretsOfWork: ofWork }, isNear) => {
    const isGuess = isNear && message.length <= maxGuessLength;
    const step = isGuess && state.word ? continueWord(state.word, message, say, { ofWork }) : undefined;
    return step && { about: "word", state: { word: step.state }, lines: step.lines, findings: [] };
  },
  passage: ({ state, message, say, findings, isQuestion }, isNear) => {
    const passage = isNear ? state.passage : undefined;
    // "He goes by bus, e poi mi viene il mal di pancia": what is answered, without what is told beside it.
    const own = isQuestion || message.includes("?") ? undefined : longestEnglish(message);
    const isAnswer = own !== undefined && wordsOf(own).length >= minAnswer;
    const step =
      passage &&
      ((isAnswer ? continuePassage(passage, own, say) : undefined) ?? continuePassage(passage, message, say));
    const move = { state: { passage: step?.state }, lines: step?.lines ?? [], findings, countsFixes: true };
    return step && { about: "passage", ...move };
  },
  writing: ({ state, message, say }, isNear) => {
    const step = isNear && state.writing ? continueWriting(state.writing, message, say) : undefined;
    return step && { about: "writing", state: { writing: step.state }, lines: step.lines, findings: [] };
  },
  rule: ({ state, message, say, findings, open }) => {
    const isNext = state.front === "rule" && open.length === 0;
    const step = isNext && state.rule ? useOfRule(state.rule, message, findings, say) : undefined;
    return step && { about: "text", state: { rule: step.state }, lines: step.lines };
  },
};

const minAnswer = 3;
/** Of a guess at a word, with what is said around it. */
const maxGuessLength = 200;
const maxHeardWords = 6;
const maxEnglish = 2;

/** What is said of the mistake the coach has asked about, when it is no English sentence. */
function aboutFocus(turn: Turn): Move | undefined {
  const { state, open, say, message, talk, fixes } = turn;
  const isSafe = guardFor(turn.secretsOfWork);
  const isLeft = talk === "next" && open.length > 0;
  if (talk === "check" || isLeft || (talk === "dispute" && state.text && open.length === 0))
    return moveOf(answerFollowUp({ kind: "check" }, { state: state.text ?? noText, open, say, isSafe }));
  const one = (asksWhy(message) && namedIn(message, open)) || focusOf(state.text, open);
  if (!one || fixes.resolved.length > 0) return undefined;
  const about = { state: state.text, one, say };
  if (talk === "dispute") {
    const { isDropped, ...step } = dispute(about);
    return { ...moveOf(step), droppedIds: isDropped ? idsLike(turn.open, one) : [] };
  }
  if (talk === "drop") return moveOf(leaveAlone(about));
  if (talk === "why" || asksWhy(message)) return moveOf(helpOn(about, "reason"));
  if (fixes.attempted.length + fixes.same.length + turn.findings.length > 0) return undefined;
  if (talk === "answer" || talk === "trick") return moveOf(helpOn(about, "answer"));
  if (talk === "help" || talk === "silence") return moveOf(helpOn(about, "hint"));
  const isAnswer = !message.includes("?") && !turn.isQuestion;
  const isHeard = (!talk || talk === "ok") && isAnswer && countEnglishWords(message) <= maxEnglish;
  return isHeard && wordsOf(message).length <= maxHeardWords ? moveOf(hear(about)) : undefined;
}

/** "Perché don't è sbagliato?": the mistake that a message speaks of. */
const namedIn = (message: string, open: Turn["open"]) => {
  const said = wordsOf(message).filter(isOnlyEnglish);
  return open.find(({ quote }) => wordsOf(quote).some((word) => said.includes(word)));
};

export const moveOf = ({ state, lines, due }: TextStep): Move => ({
  about: "text",
  state: { text: state },
  lines,
  due,
  findings: [],
});
