import type { Sentence } from "./language";
import { lacksApostrophe, type Word } from "../lexicon/words";

/** Where a rule was broken (UTF-16 units of the whole text) and what would be right there. */
export type Match<Kind extends string = never> = {
  start: number;
  end: number;
  correction: string;
  /** Which of the rule's mistakes it is, where the rule tells them apart. */
  kind?: Kind;
};

/** What a student is told about a mistake. */
export type Advice = {
  /** The rule in Italian, in general: never the corrected phrase of anyone's sentence. */
  explanation: string;
  /** From vague to precise, in Italian. */
  hints: [string, string, string];
};

export type GrammarRule<Topic extends string = string, Kind extends string = string> = Advice & {
  topic: Topic;
  /** `at` is the sentence's place among all those of the message. */
  find: (sentence: Sentence, at: number, all: Sentence[]) => Match<NoInfer<Kind>>[];
  /** The advice for mistakes that the rule's own would miss. */
  kinds?: Record<Kind, Advice>;
};

/** Keeps the names of topic and kinds as literal types: the list of rules yields the topics, a match names a known kind. */
export const grammarRule = <const Topic extends string, Kind extends string = never>(
  rule: GrammarRule<Topic, Kind>,
) => rule;

/** The advice that fits a match. */
export const adviceOn = (rule: GrammarRule, { kind }: Match<string>): Advice =>
  (kind !== undefined && rule.kinds?.[kind]) || rule;

/** The same matches, as mistakes of one kind. */
export const ofKind = <Kind extends string>(
  kind: Kind,
  matches: Match[] | undefined,
): Match<Kind>[] | undefined => matches?.map((match) => ({ ...match, kind }));

/** A match over the words `from`..`to`, the correction taking the capital letter of what it replaces. */
export function matchWords(words: Word[], from: number, to: number, correction: string): Match[] {
  const first = words[from];
  const last = words[to];
  if (!first || !last) return [];
  return [{ start: first.start, end: last.end, correction: withCapitalOf(first.text, correction) }];
}

/** A text that begins with a capital where the other does. */
export function withCapitalOf(model: string, text: string): string {
  const isCapital = /^\p{Lu}/u.test(model) && model !== "I" && !model.startsWith("I'");
  return isCapital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const spelt = ({ text, lower }: Word) =>
  /^\p{Lu}/u.test(text) || lower.startsWith("i'") ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;

/** The words from `from` to `to`, as the student wrote them, but for the apostrophes of short forms. */
export const textOf = (words: Word[], from: number, to: number) =>
  words
    .slice(from, to + 1)
    .map((word, at) => (at === 0 ? "" : word.gap) + (lacksApostrophe(word.text) ? spelt(word) : word.text))
    .join("");

/** Calls the visitor at each word and gathers what it finds. */
export const atEachWord = <Kind extends string = never>(
  words: Word[],
  visit: (lower: string, at: number) => Match<Kind>[] | undefined,
): Match<Kind>[] => words.flatMap((word, at) => visit(word.lower, at) ?? []);
