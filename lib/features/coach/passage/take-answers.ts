import type { Say, Step } from "../activity";
import { wordsOf } from "../phrase";
import { describePlace, joined, kindOfQuestion, present, taskOf } from "./describe";
import { judgeAnswer, type Verdict } from "./judge-answer";
import { changed, newQuestion, onward, type PassageQuestion, type PassageState } from "./passage-state";
import type { Answer } from "./read-answers";
import { isAsking, isJudged, remark } from "./remark";
import { sentencesOf } from "./split-text";
import { isItalian } from "./stems";
import * as talk from "./talk-words";
import { polarityIn } from "./truth";
import * as words from "./words";

const maxTries = 4;

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

/** An answer to one question, and what comes next. */
export function takeAnswer(state: PassageState, answer: Answer, say: Say): Step<PassageState> | undefined {
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
export function takeWhole(state: PassageState, message: string, say: Say): Step<PassageState> | undefined {
  const sentences = message.split("\n").flatMap(sentencesOf);
  const isEach = state.at >= state.questions.length && sentences.length === state.questions.length;
  if (!isEach || sentences.length < 2) return undefined;
  const kinds = sentences.map((text, at) => judgeAnswer(state, at, text).kind);
  const isFine = kinds.every((kind) => kind === "found" || kind === "proved" || kind === "proof");
  return isFine ? { state, lines: [say(talk.wholeFine), say(talk.afterWhole)] } : undefined;
}

/** Several answers at once: those in their place together, then the first that is not. */
export function takeAnswers(state: PassageState, answers: readonly Answer[], say: Say): Step<PassageState> {
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
