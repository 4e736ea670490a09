import { findOnLine, lineOf, phrase, replaceOnLine } from "../../sentence/phrase-line";
import type { Match } from "../../sentence/rule";
import { isBase, pastOf } from "../../lexicon/verbs";
import type { Word } from "../../lexicon/words";

const asked = phrase(
  "asked(?: me| us| him| her| them)? (?:did|do|does) (?<who>i|you|he|she|we|they) (?<verb>[a-z]+)",
);

/** "She asked us did we understand": a question that is told opens with if. */
export function reportedDid(words: Word[]): Match[] {
  const line = lineOf(words);
  return findOnLine(line, asked).flatMap((found) => {
    const { who = "", verb = "" } = found.match.groups ?? {};
    return isBase(verb)
      ? replaceOnLine(
          line,
          { from: found.to - 2, to: found.to },
          `if ${who === "i" ? "I" : who} ${pastOf(verb)}`,
        )
      : [];
  });
}
