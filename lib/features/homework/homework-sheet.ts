import type { Task } from "./instruction";
import type { PartTopic } from "./rules";

/** A place to fill in, in UTF-16 units of the prompt; it takes the bracket along where the two stand together. */
export type Gap = {
  start: number;
  end: number;
  /** What the brackets say: "go", "not / like", "you / see", "big". */
  given?: string;
  /** What there is to choose from; the scrambled words when the gap is the whole prompt. */
  options?: string[];
};

/** One numbered item. In `prompt` every gap is written "____". */
export type HomeworkItem = {
  number: number;
  prompt: string;
  gaps: Gap[];
  /** The letter it bears in place of a number, or both: "b", "1b". */
  letter?: string;
  /** What it trains, and its name for the student, where its sheet is about several things. */
  topic?: PartTopic;
  topicName?: string;
};

export type HomeworkSheet = {
  instruction?: string;
  /** What it trains: a tense ("past-simple") or a topic ("comparatives"). */
  topic?: PartTopic;
  /** The same in Italian, for the student. */
  topicName?: string;
  wordBank: string[];
  items: HomeworkItem[];
  /** What the instruction asks; read again from it where a sheet was put together by hand. */
  task?: Task;
  /** What its page or message calls it, where there is more than one: "2", "B". */
  name?: string;
  /** The exercises behind it on the same page or in the same message. */
  more?: HomeworkSheet[];
};

/** Accepted answers per gap, the taught one first. Short forms that lean on the subject begin with "'". */
export type Solution = { gaps: string[][] };

export const gapMark = "____";

/** What stands in a list of words, and is an answer, where a gap is to stay empty: "a, an, the or –". */
export const noWord = "–";

/** Whether the item is a heap of words to put in order. */
export const isOrderItem = ({ prompt, gaps }: HomeworkItem) =>
  gaps.length === 1 &&
  gaps[0]?.start === 0 &&
  gaps[0].end === prompt.length &&
  (gaps[0].options?.length ?? 0) > 2;

/** Whether a gap takes the place of its whole item and nothing is offered for it. */
export const isWholeGap = ({ prompt, gaps }: Pick<HomeworkItem, "prompt" | "gaps">) =>
  gaps.length === 1 &&
  gaps[0]?.start === 0 &&
  gaps[0].end === prompt.length &&
  gaps[0].given === undefined &&
  prompt !== gapMark;

/** The prompt with its gaps filled, as a sentence; brackets that gave a word away from its gap are dropped. */
export function fillPrompt({ prompt, gaps }: HomeworkItem, answers: readonly string[]): string {
  const filled = gaps.reduceRight((text, { start, end }, at) => {
    const answer = answers[at] ?? "";
    const before = answer.startsWith("'") ? text.slice(0, start).trimEnd() : text.slice(0, start);
    return before + answer + text.slice(end);
  }, prompt);
  return filled
    .replace(/(?<!\s)\s*\([^()]*\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ([.,?!])/g, "$1")
    .trim();
}
