import type { Finding } from "@/lib/features/english/finding";
import {
  isOrderItem,
  type Gap,
  type HomeworkItem,
  type Solution,
} from "@/lib/features/homework/homework-sheet";
import { isFunctionWord } from "../content-words";
import { wordsOf } from "../phrase";

/** What a student is still to find, so that no reply may say it. */
export type Secret = {
  /** The bare correction or solution. */
  answer: string;
  /** The answer with a neighbour where it alone is too common; empty when only capitals differ. */
  inContext: string;
  /** What the coach may quote: the student's own words, the verb given for a gap, or its options between bars. */
  quote: string;
  /** The answer is a sentence or more: its words are no secret one by one, but some of them in a row are. */
  isText?: true;
};

/** Stands between the options of a gap in a secret's quote. */
export const optionMark = " | ";

const minTellingLength = 5;
const wordBefore = /(?<![\p{L}\p{N}'’-])[\p{L}\p{N}'’-]+\s+$/u;
const wordAfter = /^\s+[\p{L}\p{N}'’-]+/u;

/** The secret of a mistake of this message or of one that is still open. */
export const secretOfFinding = ({
  correction,
  secret,
  quote,
}: Pick<Finding, "correction" | "secret" | "quote">): Secret => ({
  answer: correction,
  inContext: secret,
  quote,
});

/** The secret of a word whose translation is to be guessed; `asked` is the word the student named. */
export const secretOfWord = (answer: string, asked: string): Secret => ({
  answer,
  inContext: answer,
  quote: asked,
});

/** The secrets of an exercise's item: every accepted answer of each gap. */
export const secretsOfSolution = (item: HomeworkItem, solution: Solution): Secret[] =>
  item.gaps.flatMap((gap, at) =>
    (solution.gaps[at] ?? [])
      .filter((answer) => !answer.startsWith("'")) // The long form beside it stands for both.
      .map((answer) => secretOfGap(item, gap, answer)),
  );

function secretOfGap(item: HomeworkItem, gap: Gap, answer: string): Secret {
  if (isOrderItem(item)) return { answer, inContext: answer, quote: gap.options?.join(" ") ?? "" };
  const before = wordBefore.exec(item.prompt.slice(0, gap.start))?.[0] ?? "";
  const after = wordAfter.exec(item.prompt.slice(gap.end).replace(/^\s*\([^)]*\)/, ""))?.[0] ?? "";
  const isCommon = wordsOf(answer).every(isFunctionWord) || answer.length < minTellingLength;
  return {
    answer,
    inContext: isCommon || gap.options ? `${before}${answer}${after}` : answer,
    quote: gap.options ? `${before}${gap.options.join(optionMark)}${after}` : (gap.given ?? ""),
  };
}
