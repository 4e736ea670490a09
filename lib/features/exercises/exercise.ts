import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";

export type ExerciseKind = "gap_fill" | "choose" | "order" | "translate";
/** 1 is easy. */
export type ExerciseLevel = 1 | 2 | 3;

export type Exercise = {
  topic: ExerciseTopic;
  kind: ExerciseKind;
  level: ExerciseLevel;
  /** What to do, in Italian. */
  instruction: string;
  /** The sentence with ___ (and the verb in brackets), or the Italian sentence; empty for words to put in order. */
  prompt: string;
  /** The options to choose from or the scrambled words; else none. */
  words: string[];
  /** Every right answer: what stands in the gap, the option, the whole sentence. */
  accepted: string[];
  /** The whole right sentence. */
  solution: string;
  /** The rule, in Italian. */
  explanation: string;
  /** In Italian, from vague to precise, never the answer. */
  hints: [string, string, string];
  /** A solved sentence of the same rule in other words. */
  twin: string;
};
