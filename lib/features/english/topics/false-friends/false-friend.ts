/** A word that looks like an Italian one and means something else, with what makes the Italian meaning certain. */
export type FalseFriend = {
  word: string;
  /** What the student meant, in the same form as `word`. */
  right: string;
  kind: "noun" | "verb" | "other";
  /** Patterns of which one must hold: right before the word, right after it, or anywhere around it (any ending). */
  before?: string;
  after?: string;
  near?: string;
  /** Patterns that speak for the English meaning. */
  unless?: string;
  /** Each of the given patterns must hold, where one alone says too little. */
  all?: true;
};

const of =
  (kind: FalseFriend["kind"]) =>
  (word: string, right: string, signs: Omit<FalseFriend, "word" | "right" | "kind">): FalseFriend => ({
    word,
    right,
    kind,
    ...signs,
  });

export const noun = of("noun");
export const verb = of("verb");
export const other = of("other");
