import type { Say } from "../activity";
import { wordsOf } from "../phrase";
import { zoneOf, type Zone } from "./find-zone";
import type { PassageQuestion, PassageState } from "./passage-state";
import { kindOf, type QuestionKind } from "./question-kind";
import { contentWords, likeness, stemOf, stemsOf } from "./stems";
import { afterWhole } from "./talk-words";
import * as words from "./words";

const triesUntilNarrow = 2;
const hintsUntilNarrow = 2;
const maxQuoted = 110;
const maxOpening = 3;
const maxAnchors = 2;

const cut = (text: string) => (text.length > maxQuoted ? `${text.slice(0, maxQuoted).trimEnd()}…` : text);

export const kindOfQuestion = ({ text, form }: PassageQuestion): QuestionKind => kindOf(text, form);

/**
 * The first words of a sentence, as far as they cannot be the answer: small words, and words of the question. None
 * where they would not help to find it.
 */
function openingOf(sentence: string, question: string): string {
  const asked = new Set(stemsOf(question));
  const first = sentence
    .replace(/[*_«»]/g, "")
    .split(/\s+/)
    .slice(0, maxOpening);
  const isSafe = (word: string) =>
    wordsOf(word).length > 0 && contentWords(word).every((one) => asked.has(stemOf(one)));
  const end = first.findIndex((word) => !isSafe(word));
  const safe = end < 0 ? first : first.slice(0, end);
  return safe.length < 2 ? "" : safe.map((word) => word.replace(/[.,;:!?]$/, "")).join(" ");
}

/** Words of the question that stand in a stretch of the text, as the question writes them. */
function anchorsIn(question: string, sentences: readonly string[]): string[] {
  const stems = sentences.flatMap(stemsOf);
  return (question.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])
    .filter((word) => stemsOf(word).some((own) => stems.some((stem) => likeness(stem, own) === 1)))
    .slice(0, maxAnchors);
}

/** One sentence, or two where none of them stands out. */
const narrowed = ({ best, next, isPeak }: Zone) =>
  isPeak ? { from: best, to: best } : { from: Math.min(best, next), to: Math.max(best, next) };

/** Where to look for the answer to a question: a stretch of the text, one or two sentences after some tries. */
export function describePlace(state: PassageState, at: number, say: Say): string[] {
  const question = state.questions[at];
  if (!question) return [];
  const kind = kindOfQuestion(question);
  const zone = zoneOf(state, at);
  if (!zone) return kind === "whole" || kind === "own" ? [] : [say(words.noPlace)];
  const { unit, sentences } = state;
  const isNarrow = question.tries >= triesUntilNarrow || question.hints >= hintsUntilNarrow;
  const { from, to } = isNarrow ? narrowed(zone) : zone;
  const opening = openingOf(sentences[from] ?? "", question.text);
  const values = {
    unit,
    from: String(from + 1),
    to: String(to + 1),
    opening: opening && ` (comincia con «${opening}…»)`,
  };
  const isOne = from === to;
  const anchors = anchorsIn(question.text, sentences.slice(from, to + 1));
  const quoted = anchors.map((word) => `«${word}»`).join(" e ");
  return [
    say(isOne ? words.narrow : words.wide, values),
    ...(question.hints > 0 && quoted ? [say(words.anchors, { words: quoted })] : []),
  ];
}

/** The task that closes a reply about a question. */
export function taskOf(question: PassageQuestion, say: Say): string {
  const kind = kindOfQuestion(question);
  if (kind === "whole" || kind === "own" || kind === "task") return say(words.tasks.free);
  return say(question.form !== "open" || kind === "yes-no" ? words.tasks.judge : words.tasks.open);
}

/** How long the text is, in its own units. */
export const countOf = ({ unit, sentences }: PassageState) =>
  `${sentences.length} ${unit === "frase" ? "frasi" : "righe"}`;

/** A question put to the student: what it asks, where to look, and the task. */
export function present(state: PassageState, say: Say): string[] {
  const question = state.questions[state.at];
  if (state.questions.length === 0) return [say(words.waiting, { count: countOf(state) })];
  if (!question) return summarise(state, say);
  return [
    say(words.ask, { number: question.number, text: cut(question.text).replace(/\.$/, "") }),
    words.asks[kindOfQuestion(question)],
    ...describePlace(state, state.at, say),
    taskOf(question, say),
  ];
}

const orderOfSummary = ["found", "unsure", "aside", "skipped", "open"] as const;

/** How far the questions have come, and what could be done next. */
export function summarise(state: PassageState, say: Say): string[] {
  const list = orderOfSummary.flatMap((status) => {
    const numbers = state.questions.filter((one) => one.status === status).map(({ number }) => number);
    return numbers.length > 0 ? [words.summary[status].replace("{numbers}", joined(numbers))] : [];
  });
  const areJudged = state.questions.every(({ form }) => form !== "open");
  const rest = state.questions.find(({ status }) => /^(?:open|skipped|aside)$/.test(status));
  return [
    say(words.summaryOpening, { list: list.join("; ") }),
    rest ? say(words.summaryTask, { number: rest.number }) : say(areJudged ? afterWhole : words.summaryDone),
  ];
}

/** "1, 2 e 4". */
export const joined = (numbers: readonly string[]): string =>
  numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} e ${numbers.at(-1) ?? ""}`;
