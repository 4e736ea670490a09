import type { Sentence } from "./language";
import type { Word } from "../lexicon/words";

/** Where a rule was broken (UTF-16 units of the whole text) and what would be right there. */
export type Match = { start: number; end: number; correction: string };

export type GrammarRule<Topic extends string = string> = {
  topic: Topic;
  /** `at` is the sentence's place among all those of the message. */
  find: (sentence: Sentence, at: number, all: Sentence[]) => Match[];
  /** The rule in Italian, in general: never the corrected phrase of anyone's sentence. */
  explanation: string;
  /** From vague to precise, in Italian. */
  hints: [string, string, string];
  /** Applying the rule's corrections to `wrong` gives `right`. */
  examples: { wrong: string; right: string }[];
};

/** Keeps the topic's name as a literal type, so that the list of rules yields the union of topics. */
export const grammarRule = <const Topic extends string>(rule: GrammarRule<Topic>) => rule;

/** A match over the words `from`..`to`, the correction taking the capital letter of what it replaces. */
export function matchWords(words: Word[], from: number, to: number, correction: string): Match[] {
  const first = words[from];
  const last = words[to];
  if (!first || !last) return [];
  return [{ start: first.start, end: last.end, correction: withCapitalOf(first.text, correction) }];
}

function withCapitalOf(model: string, text: string): string {
  const isCapital = /^\p{Lu}/u.test(model) && model !== "I" && !model.startsWith("I'");
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The words from `from` to `to`, as the student wrote them. */
export const textOf = (words: Word[], from: number, to: number) =>
  words
    .slice(from, to + 1)
    .map((word, at) => (at === 0 ? "" : word.gap) + word.text)
    .join("");

/** Calls the visitor at each word and gathers what it finds. */
export const atEachWord = (
  words: Word[],
  visit: (lower: string, at: number) => Match[] | undefined,
): Match[] => words.flatMap((word, at) => visit(word.lower, at) ?? []);
