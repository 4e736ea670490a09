/** What can be trained: topics of the English engine, and two of school grammar that have no rule of their own. */
export const exerciseTopics = [
  "a-or-an",
  "adjective-order",
  "age-with-have",
  "be-agreement",
  "capitals",
  "comparatives",
  "did-with-past",
  "do-or-does",
  "double-negative",
  "every-singular",
  "explain-say-suggest-me",
  "false-friends",
  "for-to-verb",
  "future",
  "his-her",
  "i-am-agree",
  "if-when-will",
  "irregular-past",
  "like-very-much",
  "make-do-take",
  "missing-subject",
  "modal-form",
  "modal-to",
  "much-many",
  "past-time",
  "people-is",
  "plural-adjectives",
  "plural-nouns",
  "prepositions",
  "present-continuous",
  "present-perfect-finished-time",
  "question-order",
  "short-answers",
  "since-for",
  "stative-ing",
  "the-generic",
  "third-person-s",
  "this-these",
  "uncountables",
] as const;

export type ExerciseTopic = (typeof exerciseTopics)[number];
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
