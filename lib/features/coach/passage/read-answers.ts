import { kindOf } from "./question-kind";
import type { PassageState } from "./passage-state";

/** An answer, with the place of its question in the list. */
export type Answer = { at: number; text: string };

const numberedAnswer =
  /(?:^|[\s,;])(?:la |domanda |numero |n\.? ?|question )?(\d{1,2}|[a-h])\s{0,2}(?:[.):=]|-(?=\s)|(?=\s\p{L}))\s*/giu;

/** "1. in London 2. because …": the answers to questions that exist. */
export function readNumbered(message: string, { questions, at }: PassageState): Answer[] {
  if (
    !/^\P{L}*(?:la |domanda |numero |n\.? ?|question )?(?:\d{1,2}|[a-h])(?:\s{0,2}[.):=-]|\s)/iu.test(message)
  )
    return [];
  const isChoice = questions[at]?.form === "choice";
  const isLettered = questions.some(({ number }) => /[a-z]/.test(number));
  const labels = [...message.matchAll(numberedAnswer)].filter(
    ([, label = ""]) =>
      (/\d/.test(label) || (isLettered && !isChoice)) &&
      questions.some(({ number }) => number === label.toLowerCase()),
  );
  // A number in the middle is one more answer only if it follows the one before: "at 8 o'clock" is none.
  const chain = labels.filter((label, place) => {
    const before = labels[place - 1];
    const isLineStart =
      /^|\n$/.test(message.slice(0, label.index)) && (place === 0 || message[label.index] === "\n");
    return place === 0 || isLineStart || (/[.):=]/.test(label[0]) && Number(label[1]) > Number(before?.[1]));
  });
  return chain.flatMap((label, place) => {
    const text = message.slice(label.index + label[0].length, chain[place + 1]?.index).trim();
    const number = (label[1] ?? "").toLowerCase();
    return text ? [{ at: questions.findIndex((question) => question.number === number), text }] : [];
  });
}

const mark =
  /(?:(\d{1,2})\s{0,2}[.):=-]?\s{0,2})?(?<!\p{L})(vero|vera|falso|falsa|true|false|yes|no|s[iì]|[vftabcd])(?!\p{L})/giu;

/** "1v 2f", "true, false, true", "a c b": judgements and options in a row. */
export function readMarks(message: string, state: PassageState): Answer[] {
  const current = state.questions[state.at];
  if (!current || (current.form === "open" && kindOf(current.text) !== "yes-no")) return [];
  const marks = [...message.matchAll(mark)];
  if (marks.length < 2 || /\p{L}/u.test(message.replace(mark, ""))) return [];
  return marks.flatMap(([, number, text = ""], step) => {
    const at = number ? state.questions.findIndex((one) => one.number === number) : state.at + step;
    return at >= 0 && at < state.questions.length ? [{ at, text }] : [];
  });
}

const maxAnswerWords = 30;

/** Answers without numbers, each on a line of its own: they follow the questions from the one under work. */
export function readLines(message: string, { questions, at }: PassageState): Answer[] {
  const lines = message
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const open = questions.flatMap(({ status }, place) => (place >= at && status === "open" ? [place] : []));
  const isList =
    lines.length > 1 &&
    lines.length <= open.length &&
    lines.every((line) => !line.endsWith("?") && line.split(/\s+/).length <= maxAnswerWords);
  return isList ? lines.map((text, step) => ({ at: open[step] ?? at, text })) : [];
}
