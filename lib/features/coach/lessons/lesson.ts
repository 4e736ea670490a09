export type GrammarLesson = {
  name: string;
  /** What a question about it mentions. */
  mentions: RegExp;
  explanation: string;
  /** English sentences; two are shown at a time. */
  examples: [string, string, string];
  question: string;
};
