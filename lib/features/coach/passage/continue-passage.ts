import { setOf } from "@/lib/features/english/lexicon/words";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Say, Step } from "../activity";
import { wordsOf } from "../phrase";
import { countOf, describePlace, kindOfQuestion, present, summarise, taskOf } from "./describe";
import { zoneOf } from "./find-zone";
import {
  changed,
  maxQuestions,
  newQuestion,
  onward,
  type PassageQuestion,
  type PassageState,
} from "./passage-state";
import type { PassageQuery } from "./question-on";
import { readMessage } from "./read-message";
import { readQuestions } from "./read-passage";
import { stemsOf } from "./stems";
import { takeAnswer, takeAnswers, takeWhole } from "./take-answers";
import * as talk from "./talk-words";
import * as words from "./words";

const maxHints = 4;

/** The first reply to a text: how it is counted, and its first question; without questions, it asks for them. */
export function openPassage(state: PassageState, say: Say): Step<PassageState> {
  const count = countOf(state);
  const { length } = state.questions;
  if (length === 0) return { state, lines: [say(words.waiting, { count })] };
  const wording = length === 1 ? words.openingOne : words.opening;
  return { state, lines: [say(wording, { count, questions: String(length) }), ...present(state, say)] };
}

const yes = setOf("sì si sii ok certo volentieri dai va");
const maxYesWords = 3;

const saysYes = (message: string) => {
  const said = wordsOf(message);
  return said.length <= maxYesWords && yes.has(said[0] ?? "") && countEnglishWords(message) === 0;
};

/** What the message does to the passage under work; undefined where it has nothing to do with it. */
export function continuePassage(
  state: PassageState,
  message: string,
  say: Say,
): Step<PassageState> | undefined {
  if (state.questions.length === 0) return takeQuestions(state, message, say);
  // To "vuoi che guardi l'inglese delle tue risposte?".
  if (state.at >= state.questions.length && saysYes(message))
    return { state, lines: [say(words.sendAnswers)] };
  const whole = takeWhole(state, message, say);
  if (whole) return whole;
  const read = readMessage(message, state);
  switch (read?.kind) {
    case undefined:
      return undefined;
    case "query":
      return answerQuery(state, read.query, message, say);
    case "go":
      return reopen(state, read.at, say);
    case "finished":
      return { state, lines: summarise(state, say) };
    case "skip":
      return leave(state, "skipped", words.skipped, say);
    case "place":
      return confirmPlace(state, read.place, say);
    case "disagrees":
      return leave(state, "unsure", words.keeps, say);
    case "stuck":
      return hint(state, message, say);
    case "more":
      return {
        state,
        lines: [
          say(talk.noMore),
          ...(state.at < state.questions.length ? present(state, say) : [say(talk.tellIt)]),
        ],
      };
    case "check":
      return { state, lines: [...checked(state, read.at, say), ...present(state, say)] };
    case "who": {
      const values = { unit: state.unit, pronoun: read.pronoun, at: String(Math.max(read.place, 1)) };
      return { state, lines: [say(read.place > 0 ? talk.whoBefore : talk.whoHere, values)] };
    }
    case "answers":
      return read.answers.length > 1
        ? takeAnswers(state, read.answers, say)
        : takeAnswer(state, read.answers[0] ?? { at: state.at, text: message }, say);
  }
}

function takeQuestions(state: PassageState, message: string, say: Say): Step<PassageState> | undefined {
  const questions = readQuestions(message);
  if (questions.length === 0) return undefined;
  const full = { ...state, questions, at: 0 };
  const values = { questions: String(questions.length) };
  return { state: full, lines: [say(words.newQuestions, values), ...present(full, say)] };
}

/** What became of an answer, said once more. */
function checked(state: PassageState, at: number, say: Say): string[] {
  const question = state.questions[at];
  if (!question) return [];
  const wording =
    question.status === "found" ? talk.isFound : question.status === "unsure" ? talk.isKept : talk.isOpen;
  return [say(wording, { number: question.number })];
}

function reopen(state: PassageState, at: number, say: Say): Step<PassageState> {
  const next = { ...changed(state, at, { status: "open" }), at };
  return { state: next, lines: present(next, say) };
}

function leave(
  state: PassageState,
  status: PassageQuestion["status"],
  wording: readonly string[],
  say: Say,
): Step<PassageState> | undefined {
  const question = state.questions[state.at];
  if (!question) return undefined;
  const next = onward(changed(state, state.at, { status }));
  return { state: next, lines: [say(wording, { number: question.number }), ...present(next, say)] };
}

/** "È nella frase 3": whether it is where we would look too. */
function confirmPlace(state: PassageState, place: number, say: Say): Step<PassageState> | undefined {
  const question = state.questions[state.at];
  if (!question) return undefined;
  const zone = zoneOf(state, state.at);
  const isThere = zone !== undefined && place - 1 >= zone.from && place - 1 <= zone.to;
  const said = say(isThere ? words.rightPlace : words.otherPlace, { unit: state.unit, at: String(place) });
  const next = changed(state, state.at, { hints: question.hints + 1 });
  return {
    state: next,
    lines: [said, ...(isThere ? [] : describePlace(next, next.at, say)), taskOf(question, say)],
  };
}

const asksForAnswer = /\b(?:dimm|damm|rispost|soluzion|answer|tell me|give me)/i;

function hint(state: PassageState, message: string, say: Say): Step<PassageState> | undefined {
  const question = state.questions[state.at];
  if (!question) return undefined;
  if (question.hints + 1 >= maxHints) return leave(state, "aside", words.aside, say);
  const next = changed(state, state.at, { hints: question.hints + 1 });
  const opening = asksForAnswer.test(message) ? words.noAnswer : words.stuckHere;
  const lines = [say(opening), words.asks[kindOfQuestion(question)], ...describePlace(next, next.at, say)];
  return { state: next, lines: [...lines, taskOf(question, say)] };
}

function answerQuery(
  state: PassageState,
  { about, at }: PassageQuery,
  message: string,
  say: Say,
): Step<PassageState> {
  if (about === "new" || at === undefined) return takeNewQuestion(state, message, say);
  const question = state.questions[at];
  const next = { ...changed(state, at, { status: "open", hints: (question?.hints ?? 0) + 1 }), at };
  const lines = present(next, say);
  return {
    state: next,
    lines: about === "meaning" ? [...lines.slice(0, -1), say(words.unknownWords)] : lines,
  };
}

function takeNewQuestion(state: PassageState, message: string, say: Say): Step<PassageState> {
  const asked = stemsOf(message).join(" ");
  const known = state.questions.findIndex(({ text }) => stemsOf(text).join(" ") === asked);
  if (known >= 0 || state.questions.length >= maxQuestions) return reopen(state, Math.max(0, known), say);
  const numbers = state.questions.map(({ number }) => Number(number)).filter(Number.isInteger);
  const number = String(Math.max(state.questions.length, ...numbers) + 1);
  const question = newQuestion(number, message.trim(), { isExtra: true });
  const next = { ...state, questions: [...state.questions, question], at: state.questions.length };
  return { state: next, lines: present(next, say) };
}
