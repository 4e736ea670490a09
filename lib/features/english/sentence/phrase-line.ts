import { matchWords, type Match } from "./rule";
import { endsClause, type Word } from "../lexicon/words";

/** A sentence's words in lower case on one line: a space between them, a comma before a new clause. */
export type Line = { text: string; words: Word[]; starts: number[] };
/** Where a pattern holds: its first and last word, and what it caught. */
export type LineMatch = { from: number; to: number; match: RegExpExecArray };

export function lineOf(words: Word[]): Line {
  const starts: number[] = [];
  let text = "";
  words.forEach((word, at) => {
    if (at > 0) text += endsClause(word.gap) ? ", " : " ";
    starts.push(text.length);
    text += word.lower;
  });
  return { text, words, starts };
}

/** Every place where the pattern holds on the line; a pattern begins and ends with whole words. */
export function findOnLine({ text, starts }: Line, pattern: RegExp): LineMatch[] {
  // Most patterns hold nowhere, and matchAll first makes a copy of each.
  if (text.search(pattern) < 0) return [];
  let next = 0;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    while (next < starts.length && (starts[next] ?? 0) < match.index) next += 1;
    const from = next;
    if (starts[from] !== match.index) return [];
    while (next < starts.length && (starts[next] ?? 0) < end) next += 1;
    return [{ from, to: next - 1, match }];
  });
}

/** A pattern over whole words: none of its ends cuts a word in two. */
export const phrase = (source: string) => new RegExp(`(?<![\\w'-])(?:${source})(?![\\w'-])`, "g");

/** "a\n  b c" → "a|b|c", for patterns. */
export const oneOf = (words: string) => words.trim().split(/\s+/).join("|");

/** As `oneOf`, for entries of several words with a comma between them. */
export const oneOfPhrases = (phrases: string) =>
  phrases
    .split(",")
    .map((one) => one.trim())
    .join("|");

/** What may follow a noun that is the last word of its phrase. */
const closers = oneOf(`
and but or because so if when while who which that where how what than then as like in on at to for from with without about of
by into under near behind next during after before until since is are was were isn't aren't wasn't weren't can can't could
will won't would should must may have has had do does did don't doesn't didn't i you he she it we they i'm we're every last
this these today yesterday tomorrow tonight now again together too also very always never often usually sometimes here there
please later once twice all each both only just again first soon yet already well much more alone outside inside instead
anymore around right thanks home not against across along among through over up down off out three four five six ten between per easily quickly slowly usually finally immediately suddenly really badly regularly early carefully quietly happily correctly perfectly abroad online fluently`);

export const nounEnd = `(?=$|,| (?:${closers}|one day|any more|any longer)(?![\\w'-]))`;

const closing = new Set(closers.split("|"));
/** Whether a noun phrase is over before the word. */
export const endsPhrase = (word: Word | undefined) => !word || word.gap !== " " || closing.has(word.lower);

/** A word inside a noun phrase: an adjective, or a noun before the noun. */
const inside = `(?!(?:${closers}|${oneOf("a an the my your his her our their make makes made making do doing done go goes went take takes took let me him us them play plays played have has had ask asks pay pays give gives tell spend miss watch want like")}) )[\\w'-]+`;
export const upTo = (count: number) => `(?:${inside} ){0,${count}}`;

const quantities = `a lot of|lots of|plenty of|so many|too many|so much|too much|a few|all the|all my|all your|all his|all her|all our|all their|all of my|the same|any other|some more|a bit of|a little|a couple of|many|much|some|any|no|few|another|more|two|three|four|five|several|all|every|each|enough|other`;
export const determiner = `(?:${quantities}|a|an|the|my|your|his|her|our|their|this|that|these|those|its)`;

/** Replaces the words from `from` to `to`. */
export const replaceOnLine = (
  { words }: Line,
  { from, to }: { from: number; to: number },
  correction: string,
): Match[] => matchWords(words, from, to, correction);

export const countWords = (text: string) => text.split(" ").length;
