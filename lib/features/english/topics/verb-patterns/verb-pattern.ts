/** What a pattern caught, with the words around it ("" where there is none). */
export type Caught = Record<string, string> & { verb: string; next: string; before: string };

/**
 * Words after which a verb has the wrong form. The last `drops` words of what the pattern catches are replaced by what
 * `right` gives for them; undefined where it is no mistake after all.
 */
export type VerbPattern = {
  lead: RegExp;
  drops: number;
  right: (caught: Caught, text: string) => string | undefined;
  /** A word before the dropped ones that goes too, where it stands there. */
  also?: string;
  /** What must not stand in the sentence. */
  unless?: RegExp;
};
