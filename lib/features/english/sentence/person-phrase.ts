import { personNouns } from "../lexicon/nouns";
import { follows, type Word } from "../lexicon/words";
import { phraseOpeners } from "./noun-phrase";

/** The person named by a determiner and a noun from `from` on ("my little sister"): where the name ends. */
export function endOfPerson(words: Word[], from: number): number | undefined {
  if (!phraseOpeners.has(words[from]?.lower ?? "")) return undefined;
  const at = [from + 1, from + 2].find((place) => personNouns.has(words[place]?.lower ?? ""));
  return at !== undefined && words.slice(from, at + 1).every(follows) ? at : undefined;
}
