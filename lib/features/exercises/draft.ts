import { everyForm, expand } from "./expand";
import type { Exercise, ExerciseLevel } from "./exercise";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { orderHints } from "./order-hints";
import type { Random } from "./random";

/** An exercise before its topic adds rule, hints and example. */
export type Draft = Pick<Exercise, "kind" | "instruction" | "prompt" | "words" | "accepted" | "solution"> & {
  /** Where those of the topic are about something else. */
  hints?: Hints;
};

/** In Italian, from vague to precise. */
export type Hints = [string, string, string];

/** Draws one exercise of one kind. */
export type Maker = { levels: readonly ExerciseLevel[]; make: (random: Random) => Draft };

/** What a file of `topics/` holds. Explanation and hints are Italian. */
export type TopicContent = {
  topic: ExerciseTopic;
  explanation: string;
  hints: Hints;
  /** For words to put in order, where neither those nor the common ones fit; "topic" where those do. */
  orderHints?: Hints | "topic";
  /** Right sentences that show the rule; the one most like an exercise in form becomes its twin. */
  twins: string[];
  makers: Maker[];
};

export const gapMark = "___";

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A sentence's beginning as it stands further on: names and "I" keep their capital. */
export const small = (text: string) =>
  opener.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
const opener =
  /^(?:My|Your|His|Her|Our|Their|The|This|That|These|Those|A|An|You|He|She|It|We|They|Do|Does|Did|Is|Are|Was|Were|Has|Have|Will|Can|Could|Must|Should|What|Where|When|Why|Who|How|There|If|Every|Some|Many|Two|Three|People|Children)\b/;

const unique = (texts: string[]) => [...new Set(texts)];

/** `sentence` has ___ and, after it, what is given in brackets; the brackets go when the gap is filled. */
export const fill = (sentence: string, answer: string) =>
  sentence
    .replace(/___(?: \([^)]*\))?/, answer)
    .replace(/ (?='(?:s|m|re|ve|ll|d)\b)/, "")
    .replace(/\s+/g, " ");

/** For a gap with the word it is made of, or a question, in brackets. */
export function gapFill(instruction: string, sentence: string, answers: string[]): Draft {
  const isFirst = sentence.startsWith(gapMark);
  const accepted = unique(answers.map((answer) => (isFirst ? capital(answer) : answer)));
  return {
    kind: "gap_fill",
    instruction,
    prompt: sentence,
    words: [],
    accepted,
    solution: fill(sentence, accepted[0] ?? ""),
  };
}

type Choice = { instruction: string; sentence: string; right: string; wrong: string[] };

/** One right option among wrong ones, shuffled; without a gap in `sentence` the options are whole sentences. */
export function choose(random: Random, { instruction, sentence, right, wrong }: Choice): Draft {
  const isFirst = sentence.startsWith(gapMark) || !sentence.includes(gapMark);
  const asWritten = (option: string) => (isFirst ? capital(option) : option);
  return {
    kind: "choose",
    instruction,
    prompt: sentence,
    words: random.shuffle(unique([right, ...wrong].map(asWritten))),
    accepted: [asWritten(right)],
    solution: sentence.includes(gapMark) ? fill(sentence, asWritten(right)) : asWritten(right),
  };
}

/**
 * `pieces` are the words in order, several in one piece where they stay together; the last one carries the mark.
 * `others` are the other orders that are right too.
 */
export function order(random: Random, pieces: string[], others: string[][] = []): Draft {
  const mark = /[.?!]$/.exec(pieces.at(-1) ?? "")?.[0] ?? ".";
  const sentenceOf = (parts: string[]) => capital(parts.join(" ").replace(/[.?!]/g, "")) + mark;
  const words = pieces.map((piece) => piece.replace(/[.,?!]$/, ""));
  let shuffled = random.shuffle(words);
  while (shuffled.join(" ") === words.join(" ")) shuffled = random.shuffle(words);
  const accepted = unique([pieces, ...others].map(sentenceOf));
  return {
    kind: "order",
    instruction:
      mark === "?"
        ? "Metti in ordine le parole e forma una domanda."
        : "Metti in ordine le parole e forma una frase.",
    prompt: "",
    words: shuffled,
    accepted,
    solution: accepted[0] ?? "",
    hints: orderHints(mark),
  };
}

/** `patterns` in their long forms, alternatives in braces; the first one is the solution. */
export function translate(italian: string, ...patterns: string[]): Draft {
  const accepted = unique(patterns.flatMap(expand).map(tidy).flatMap(everyForm));
  return {
    kind: "translate",
    instruction: "Traduci in inglese.",
    prompt: capital(italian),
    words: [],
    accepted,
    solution: accepted[0] ?? "",
  };
}

const tidy = (sentence: string) =>
  capital(
    sentence
      .replace(/\s+/g, " ")
      .replace(/ (?=[.,?!])/g, "")
      .replace(/ (?='(?:s|m|re|ve|ll|d)\b)/g, "")
      .trim(),
  );
