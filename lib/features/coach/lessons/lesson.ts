import type { Topic } from "@/lib/features/topics/rules";

/** How a rule looks in one form of the sentence: a statement in Italian, and an English example. */
export type LessonForm = { rule: string; example: string };

export type GrammarLesson = {
  id: string;
  /** As it stands within an Italian sentence: "la -s della terza persona". */
  name: string;
  /**
   * What school calls it, in Italian and English, with commas between the names. A "+" parts words that may stand
   * apart, in any order: "present perfect + past simple". Other forms of these words are found too (`school-words.ts`).
   */
  names: string;
  /** Words that only hint at it; written as `names` are. */
  keys?: string;
  /** Topics of the grammar engine: a mistake of theirs, quoted in a question, hints at the lesson. */
  topics?: readonly Topic[];
  explanation: string;
  /** The same in one or two sentences for whoever did not understand. */
  easier: string;
  negative?: LessonForm;
  question?: LessonForm;
  /** English sentences; two are shown at a time. */
  examples: readonly string[];
  /** How the reply ends. */
  task: string;
  /** Of a fact: what is asked after it, in several ways, and what answers that. */
  next?: readonly { asks: readonly string[]; answer: string }[];
  /** Whether it is such an answer, to be told as it is. */
  isNext?: boolean;
};
