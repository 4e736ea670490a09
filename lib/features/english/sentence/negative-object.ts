import { follows, type Word } from "../lexicon/words";

const positive: Record<string, string> = {
  nothing: "anything",
  nobody: "anybody",
  nowhere: "anywhere",
  none: "any",
};

/** "Didn't learned nothing": the second denial right after a verb that is denied and wrong, as it has to be. */
export function positiveAfter(words: Word[], verb: number): string | undefined {
  const next = words[verb + 1];
  return follows(next) ? positive[next.lower] : undefined;
}
