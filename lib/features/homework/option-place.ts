import { splitWords, type Word } from "@/lib/features/english/lexicon/words";
import type { Gap } from "./homework-sheet";

/** Where an option goes: the words of its sentence on both sides. */
export type OptionPlace = {
  before: Word[];
  after: Word[];
  /** The text on both sides, of the same sentence. */
  textBefore: string;
  textAfter: string;
  isQuestion: boolean;
  /** What is said before and behind its sentence. */
  earlier: string;
  later: string;
};

export function optionPlace(prompt: string, { start, end }: Gap): OptionPlace {
  const textBefore =
    prompt
      .slice(0, start)
      .split(/[.?!]\s+/)
      .at(-1) ?? "";
  const rest = prompt.slice(end);
  const stop = /[.?!]/.exec(rest);
  const textAfter = rest.slice(0, stop?.index ?? rest.length);
  return {
    before: splitWords(textBefore),
    after: splitWords(textAfter),
    textBefore,
    textAfter,
    isQuestion: stop?.[0] === "?",
    earlier: prompt.slice(0, start - textBefore.length),
    later: stop ? rest.slice(stop.index + 1) : "",
  };
}

export const wordAt = (words: Word[], at: number) => words.at(at)?.lower ?? "";
