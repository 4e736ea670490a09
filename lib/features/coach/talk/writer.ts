import type { CoachBrief, TutorTurn } from "@/lib/ports/tutor";
import { isRepetition } from "../plan/attempts";
import { askOnce } from "../plan/hints";
import { sentenceAround } from "../plan/progress";
import { isAsLongAs, isWholeText } from "../plan/what-next";
import { readIntent } from "../intent/intent";
import { exercise } from "../phrases/exercise";
import { mistake } from "../phrases/mistake";
import { reactions } from "../phrases/reactions";
import { closers } from "../phrases/closers";
import { talk } from "../phrases/talk";
import { pickerFor, type Picker, type Pool } from "../phrases/picker";
import { explain } from "./write-lesson";
import { celebrateClean, greet, redirectFreely, startExercise } from "./write-talk";
import { celebrateGuess, clue, tellWord } from "./write-clue";

const maxShownQuote = 80;
const maxWords = 80;
const maxRedrafts = 8;

/**
 * The reply of the built-in coach: in Italian, at most 80 words, with one question at its end and no correction in
 * it. `seed` varies the words; no sentence of the conversation comes back while there are others.
 */
export function writeReply(turn: TutorTurn, seed: number): string {
  let best = { reply: "", repeats: Infinity };
  for (let draft = 0; draft < maxRedrafts && best.repeats > 0; draft += 1) {
    const parts = compose(turn, pickerFor(turn.history, seed + draft * 13));
    const reply = asReply(parts);
    const repeats = countRepeats(reply, turn.history);
    if (repeats < best.repeats) best = { reply, repeats };
  }
  return best.reply;
}

/** The sentences of a reply, without their emphasis, as a listener would tell them apart. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…])[*"»)]*\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

function countRepeats(reply: string, history: TutorTurn["history"]): number {
  const said = new Set(
    history.filter(({ role }) => role === "coach").flatMap(({ text }) => sentencesOf(text)),
  );
  return sentencesOf(reply).filter((sentence) => said.has(sentence)).length;
}

/** One text, one question; the opening gives way when there is too much to say. */
function asReply(parts: string[]): string {
  const join = (some: string[]) => some.filter(Boolean).join(" ").replace(/\s+/g, " ").trim();
  const whole = askOnce(join(parts));
  return whole.split(" ").length > maxWords && parts.length > 2 ? askOnce(join(parts.slice(1))) : whole;
}

function compose(turn: TutorTurn, picker: Picker): string[] {
  const { brief } = turn;
  switch (brief.strategy) {
    case "question":
      return brief.findings.length > 0 ? firstQuestion(turn, picker) : startExercise(turn, picker);
    case "hint":
    case "redirect":
      return brief.findings.length > 0 ? backToMistake(turn, picker) : redirectFreely(turn, picker);
    case "twin":
      return brief.twin ? showTwin(turn, picker) : backToMistake(turn, picker);
    case "exercise":
      return workOnItem(turn, picker);
    case "celebrate":
      return celebrate(turn, picker);
    case "explain":
      return explain(turn, picker);
    case "clue":
      return clue(turn, picker);
    case "tell":
      return tellWord(turn, picker);
    case "greet":
      return greet(turn, picker);
  }
}

/** The student's words as they are shown: without marks that would end or open something. */
export const shorten = (text: string) => {
  const plain = text.replace(/[?«»\s]+/g, " ").trim();
  return plain.length > maxShownQuote ? `${plain.slice(0, maxShownQuote)}…` : plain;
};

/** A hint that asks closes the reply itself; after any other comes a question. */
const withCloser = (hint: string, picker: Picker, pool: Pool, values: Record<string, string> = {}) =>
  hint.endsWith("?") ? [hint] : [hint, picker.say(pool, values)];

/** Only where words stand in the wrong order is one of them to be moved. */
const reworkOf = (topic = ""): Pool =>
  /^(?:like-very-much|adjective-order)$/.test(topic)
    ? [...mistake.reorder, ...mistake.rewrite]
    : mistake.rewrite;

/** "Not yet" is said once. */
const pointerAfter = (opening: string): Pool =>
  /^(?:quasi|non|per ora)|ancora/i.test(opening)
    ? mistake.pointer.filter((phrase) => !phrase.startsWith("[Non ancora"))
    : mistake.pointer;

function firstQuestion({ message, brief: { findings, remark } }: TutorTurn, picker: Picker): string[] {
  const [first] = findings;
  const isAsked = /\b(?:giust|corrett|right|correct|va bene)/i.test(message);
  const said = !isAsked && remark ? "" : picker.fresh(isAsked ? mistake.checkedWrong : mistake.notice);
  return [
    said,
    remark ?? "",
    picker.say(pointerAfter(said), { quote: shorten(first?.quote ?? "") }),
    ...withCloser(first?.hint ?? "", picker, reworkOf(first?.topic)),
  ];
}

/** After a failed try, or after something that is none. */
function backToMistake(turn: TutorTurn, picker: Picker): string[] {
  const { brief, message } = turn;
  const [first] = brief.findings;
  const isList = readIntent(message) === "guess-list";
  const opening = isList ? picker.fresh(mistake.whichOne) : openingFor(turn, picker);
  const pointer = picker.say(pointerAfter(opening), { quote: shorten(first?.quote ?? "") });
  return [opening, pointer, ...withCloser(first?.hint ?? "", picker, reworkOf(first?.topic))];
}

function openingFor({ brief, message, history }: TutorTurn, picker: Picker): string {
  if (brief.remark) return brief.remark;
  const intent = readIntent(message);
  const isWork = intent === "english" || intent === "short-answer" || intent === "coach-question";
  if (isRepetition(message, history) && isWork) return picker.fresh(mistake.repeated);
  if (intent === "check" && brief.strategy !== "exercise") return picker.fresh(mistake.checkedWrong);
  return picker.fresh(isWork ? mistake.tried : (reactions[intent] ?? []));
}

function showTwin({ brief }: TutorTurn, picker: Picker): string[] {
  const [first] = brief.findings;
  const plain = (text = "") => text.replace(/(?<![?.!])[?.!]+$/, "");
  return [
    brief.remark ?? picker.fresh(mistake.tried),
    picker.say(mistake.pointer, { quote: shorten(first?.quote ?? "") }),
    picker.say(mistake.twin, { wrong: plain(brief.twin?.wrong), right: plain(brief.twin?.right) }),
    picker.say(mistake.twinTask),
  ];
}

/** Item by item; what the plan says of the try comes first. */
function workOnItem(turn: TutorTurn, picker: Picker): string[] {
  const { brief } = turn;
  const [first] = brief.findings;
  const [, number = "", prompt = ""] = /^(\d+)\. (.*)$/s.exec(first?.quote ?? "") ?? [];
  const isGoingOn = brief.hintStep > 0 || !brief.remark;
  return [
    brief.remark ?? openingFor(turn, picker),
    picker.say(isGoingOn ? exercise.back : exercise.item, { number, prompt }),
    ...withCloser(first?.hint ?? "", picker, prompt.includes("__") ? exercise.fill : mistake.rewrite, {
      number,
    }),
  ];
}

function celebrate(turn: TutorTurn, picker: Picker): string[] {
  const { brief, message } = turn;
  const [solved] = brief.resolved;
  const [next] = brief.findings;
  const guessed = celebrateGuess(turn, picker);
  if (guessed) return guessed;
  if (!solved && !next && brief.remark) return [brief.remark, picker.say(exercise.finishedTask)];
  if (!solved && !next) return celebrateClean(turn, picker);
  const praise = solved ? praiseFor(solved, picker) : picker.say(talk.clean, { quote: shorten(message) });
  if (next)
    return [
      praise,
      picker.say(mistake.next, { quote: shorten(next.quote) }),
      ...withCloser(next.hint, picker, reworkOf(next.topic)),
    ];
  if (brief.remark) return [praise, brief.remark, picker.say(afterLast(turn))];
  if (solved?.topic === "spelling") return [praise, picker.say(closers.useWord)];
  if (solved && isPiece(turn, solved.quote)) return [praise, picker.say(mistake.rewriteWhole)];
  const isGuess = message.trim().split(/\s+/).length <= 2;
  return [praise, picker.say(isGuess ? mistake.whyThat : mistake.useRule)];
}

function praiseFor({ quote, now }: CoachBrief["resolved"][number], picker: Picker): string {
  const values = { quote: shorten(quote), now: shorten(now).replace(/(?<![.!])[.!]+$/, "") };
  return picker.say(now ? mistake.solved : mistake.solvedUnquoted, values);
}

/** Whether only a piece of the sentence a mistake stood in was put right. */
const isPiece = ({ message, history }: TutorTurn, quote: string) =>
  !isAsLongAs(message, sentenceAround(quote, history));

/** Once the last of several mistakes is put right, the text is to be written anew, unless it just was. */
const afterLast = ({ message, history }: TutorTurn): Pool =>
  isWholeText(message, history) ? mistake.useRule : mistake.rewriteText;
