import { setOf } from "@/lib/features/english/lexicon/words";
import { countEnglishWords } from "@/lib/features/english/sentence/language";
import type { Say, Step } from "../activity";
import { wordsOf } from "../phrase";
import { describePlace, joined, kindOfQuestion, present, summarise, taskOf } from "./describe";
import { zoneOf } from "./find-zone";
import { judgeAnswer, type Verdict } from "./judge-answer";
import { maxQuestions, newQuestion, nextAt, type PassageQuestion, type PassageState } from "./passage-state";
import { polarityIn } from "./truth";
import type { Answer } from "./read-answers";
import { readMessage, type PassageQuery } from "./read-message";
import { readQuestions } from "./read-passage";
import { sentencesOf } from "./split-text";
import { isItalian, stemsOf } from "./stems";
import { isAsking, isJudged, remark } from "./remark";
import * as talk from "./talk-words";
import * as words from "./words";

const maxTries = 4;
const maxHints = 4;

const countOf = ({ unit, sentences }: PassageState) =>
  `${sentences.length} ${unit === "frase" ? "frasi" : "righe"}`;

/** The first reply to a text: how it is counted, and its first question; without questions, it asks for them. */
export function openPassage(state: PassageState, say: Say): Step<PassageState> {
  const count = countOf(state);
  const { length } = state.questions;
  if (length === 0) return { state, lines: [say(words.waiting, { count })] };
  const wording = length === 1 ? words.openingOne : words.opening;
  return { state, lines: [say(wording, { count, questions: String(length) }), ...present(state, say)] };
}

const changed = (state: PassageState, at: number, change: Partial<PassageQuestion>): PassageState => ({
  ...state,
  questions: state.questions.map((question, place) => (place === at ? { ...question, ...change } : question)),
});

const onward = (state: PassageState): PassageState => ({ ...state, at: nextAt(state) });

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

const plain = (text: string) => wordsOf(text).join(" ").slice(0, 200);

/** The same words again, or a plain "no" to "does it need more?". */
const insists = ({ last, form, text: asked }: PassageQuestion, text: string) =>
  last !== "" &&
  (last === plain(text) ||
    (polarityIn(text) !== undefined &&
      wordsOf(text).length < 3 &&
      !/^(?:yes-no|true-false)$/.test(kindOfQuestion({ ...newQuestion("", asked), form }))));

/** What an answer does to its question, with what can be said of it. */
function judge(
  state: PassageState,
  { at, text }: Answer,
): { state: PassageState; verdict: Verdict; isOver: boolean } {
  const question = state.questions[at];
  if (!question) return { state, verdict: { kind: "unsure" }, isOver: true };
  const verdict: Verdict = insists(question, text) ? { kind: "unsure" } : judgeAnswer(state, at, text);
  if (verdict.kind === "found" || verdict.kind === "unsure" || verdict.kind === "proved") {
    const status = verdict.kind === "found" ? "found" : "unsure";
    return { state: changed(state, at, { status, last: plain(text) }), verdict, isOver: true };
  }
  const tries = question.tries + 1;
  const isOver = tries >= maxTries;
  const status = isOver ? "aside" : "open";
  return { state: changed(state, at, { tries, status, last: plain(text) }), verdict, isOver };
}

const needsEnglish = (question: PassageQuestion, answer: string) =>
  !isItalian(question.text) && isItalian(answer);

function takeAnswer(state: PassageState, answer: Answer, say: Say): Step<PassageState> | undefined {
  const question = state.questions[answer.at];
  if (!question) return undefined;
  const judged = judge({ ...state, at: answer.at }, answer);
  const said = remark(question, judged.verdict, state, say);
  if (judged.isOver) {
    const next = onward(judged.state);
    const isAside = judged.state.questions[answer.at]?.status === "aside";
    const opening = isAside ? say(words.aside, { number: question.number }) : said;
    const isTold = judged.verdict.kind === "found" && needsEnglish(question, answer.text);
    return {
      state: next,
      lines: [opening, ...(isTold ? [say(words.inEnglish)] : []), ...present(next, say)],
    };
  }
  if (isAsking(judged.verdict)) return { state: judged.state, lines: [said] };
  const place =
    judged.verdict.kind === "proof" || (isJudged(question) && judged.verdict.kind === "elsewhere")
      ? []
      : describePlace(judged.state, answer.at, say);
  return { state: judged.state, lines: [said, ...place, taskOf(question, say)] };
}

/** "Now write them in whole sentences": all of them once more, one behind the other. */
function takeWhole(state: PassageState, message: string, say: Say): Step<PassageState> | undefined {
  const sentences = message.split("\n").flatMap(sentencesOf);
  const isEach = state.at >= state.questions.length && sentences.length === state.questions.length;
  if (!isEach || sentences.length < 2) return undefined;
  const kinds = sentences.map((text, at) => judgeAnswer(state, at, text).kind);
  const isFine = kinds.every((kind) => kind === "found" || kind === "proved" || kind === "proof");
  return isFine ? { state, lines: [say(talk.wholeFine), say(talk.afterWhole)] } : undefined;
}

/** Several answers at once: those in their place together, then the first that is not. */
function takeAnswers(state: PassageState, answers: readonly Answer[], say: Say): Step<PassageState> {
  let after = state;
  const open: { question: PassageQuestion; at: number; verdict: Verdict }[] = [];
  const numbers: Record<"found" | "unsure", string[]> = { found: [], unsure: [] };
  for (const answer of answers) {
    const question = after.questions[answer.at];
    if (!question) continue;
    const judged = judge(after, answer);
    after = judged.state;
    const { status } = judged.state.questions[answer.at] ?? question;
    if (status === "found" || status === "unsure") numbers[status].push(question.number);
    else if (!judged.isOver) open.push({ question, at: answer.at, verdict: judged.verdict });
  }
  const lines = [
    ...(numbers.found.length > 0 ? [say(words.others, { numbers: joined(numbers.found) })] : []),
    ...(numbers.unsure.length > 0 ? [say(words.unsure, { number: joined(numbers.unsure) })] : []),
  ];
  const [first] = open;
  if (!first) {
    const next = onward({ ...after, at: answers.at(-1)?.at ?? after.at });
    return { state: next, lines: [...lines, ...present(next, say)] };
  }
  const next = { ...after, at: first.at };
  const about = `${first.question.number}: ${remark(first.question, first.verdict, state, say)}`;
  const place = isAsking(first.verdict)
    ? []
    : [...describePlace(next, first.at, say), taskOf(first.question, say)];
  return { state: next, lines: [...lines, about, ...place] };
}
