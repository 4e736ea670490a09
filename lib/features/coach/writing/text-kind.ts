/** The kinds of text a school asks for. */
export const textKindNames = [
  "letter",
  "description",
  "diary",
  "opinion",
  "story",
  "review",
  "comparison",
] as const;
export type TextKindName = (typeof textKindNames)[number];

export const registers = ["informal", "formal"] as const;

export const levels = ["primaria", "medie", "superiori"] as const;
export type SchoolLevel = (typeof levels)[number];

/** A part of a text, in the order in which it is written. */
export type TextPart = {
  /** In Italian, as it stands in a plan: "il saluto". */
  name: string;
  /** The question that finds what goes in it. */
  question: string;
  /** What belongs there. */
  holds: string;
  /** How its sentences may begin, in English; never a whole sentence. */
  openings: readonly string[];
};

export type TextKind = {
  name: string;
  parts: readonly TextPart[];
  /** The place of the part that holds what the text is about. */
  mainPart: number;
  /** Linking words that any text of the kind may use. */
  connectors: readonly string[];
  /** How the last part may begin. */
  endings: readonly string[];
  /** The tense to watch, with its reason. */
  tense: string;
  /** What to check at the end. */
  checks: readonly string[];
  /** Usual length in words. */
  length: Record<SchoolLevel, string>;
};
