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

/** Short forms as pupils type them, without their sign. */
const unsigned: [RegExp, string][] = [
  [/(?<!\p{L})(do|does|did|is|are|was|were|have|has|had|could|would|should|must)nt(?!\p{L})/giu, "$1n't"],
  [/(?<!\p{L})cant(?!\p{L})/giu, "can't"],
  [/(?<!\p{L})wont(?!\p{L})/giu, "won't"],
  [/(?<!\p{L})im(?!\p{L})/giu, "I'm"],
  [/(?<!\p{L})ive(?!\p{L})/giu, "I've"],
  [/(?<!\p{L})(you|they)re(?!\p{L})/giu, "$1're"],
  [/(?<!\p{L})(you|they|we)ve(?!\p{L})/giu, "$1've"],
  [/(?<!\p{L})(he|she|there|that|what|who|where)s(?!\p{L})/giu, "$1's"],
];
const signed = (text: string) => unsigned.reduce((result, [from, to]) => result.replace(from, to), text);

export function optionPlace(prompt: string, { start, end }: Gap): OptionPlace {
  const opening = prompt.slice(0, start);
  const last = opening.split(/[.?!]\s+/).at(-1) ?? "";
  const earlier = opening.slice(0, opening.length - last.length);
  const textBefore = signed(last);
  const rest = signed(prompt.slice(end));
  const stop = /[.?!]/.exec(rest);
  const textAfter = rest.slice(0, stop?.index ?? rest.length);
  return {
    before: splitWords(textBefore),
    after: splitWords(textAfter),
    textBefore,
    textAfter,
    isQuestion: stop?.[0] === "?",
    earlier: signed(earlier),
    later: stop ? rest.slice(stop.index + 1) : "",
  };
}

export const wordAt = (words: Word[], at: number) => words.at(at)?.lower ?? "";
