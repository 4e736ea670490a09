import { matchWords, textOf, type Match } from "../../sentence/rule";
import { baseOfIng, baseOfThird, isBase, participleOf } from "../../lexicon/verbs";
import { follows, type Word } from "../../lexicon/words";

const ordinals = /^(?:first|second|third|fourth|fifth|tenth)$/;

/** "It's the first time that I see snow": so far, counted up to now. */
export function firstTime(words: Word[], at: number): Match[] | undefined {
  const isTime = words[at]?.lower === "time" && ordinals.test(words[at - 1]?.lower ?? "");
  const be = words[at - 3]?.lower ?? "";
  if (!isTime || words[at - 2]?.lower !== "the" || !/^(?:is|it's|this|that's)$/.test(be)) return undefined;
  const from = words[at + 1]?.lower === "that" ? at + 2 : at + 1;
  const [subject, verb] = [words[from], words[from + 1]];
  if (!/^(?:i|you|he|she|it|we|they)$/.test(subject?.lower ?? "") || !follows(verb)) return undefined;
  const isThird = /^(?:he|she|it)$/.test(subject?.lower ?? "");
  const helper = isThird ? "has" : "have";
  const next = words[from + 2]?.lower ?? "";
  const who = textOf(words, from, from);
  if (/^(?:am|is|are)$/.test(verb.lower) && !baseOfIng(next))
    return matchWords(words, from, from + 1, `${who} ${helper} been`);
  const base = isThird ? baseOfThird(verb.lower) : isBase(verb.lower) ? verb.lower : undefined;
  if (!base || base === "be" || base === "do") return undefined;
  return matchWords(words, from, from + 1, `${who} ${helper} ${participleOf(base)}`);
}
