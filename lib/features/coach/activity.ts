/** Chooses one of several wordings and fills its blanks: "{word}". */
export type Say = (variants: readonly string[], values?: Record<string, string>) => string;

/** What a room makes of a message: its state from now on (none once it is over), and what the coach says. */
export type Step<State> = {
  state?: State;
  /** In Italian, at most 70 words together; the last one ends with the one question or task of the reply. */
  lines: string[];
};

/** Neighbouring turns of a conversation get different words, the same turn always the same. */
export function sayOn(turn: number): Say {
  let said = 0;
  return (variants, values = {}) => {
    const chosen = variants[(turn + said++) % variants.length] ?? "";
    return chosen.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  };
}
