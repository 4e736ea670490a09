import { bareWord } from "./bare-word";
import { isKnownWord } from "./known-words";
import type { ReadWord } from "./words";

/** The same stretch of print as several readings have it. */
type Alternative = { words: readonly ReadWord[]; text: string; sureness: number };

/** Boxes of two readings that share less than this are of words beside each other. */
const minShared = 3;
const weights = { vote: 0.45, known: 1, sureness: 0.6, first: 0.1 };

/**
 * What is printed on a strip, of what several readings have made of it: stretch by stretch what most of them saw, what is
 * made of words, and what the reader was surest of. It chooses among what was seen, and makes nothing up.
 */
export function chooseWords(readings: readonly (readonly ReadWord[])[]): ReadWord[] {
  return stretchesOf(readings).flatMap((stretch) => {
    const alternatives = stretch.map(alternativeOf);
    const scored = alternatives.map((one, at) => ({
      one,
      score: scoreOf(one, alternatives) + (at === 0 ? weights.first : 0),
    }));
    return scored.reduce((best, next) => (next.score > best.score ? next : best)).one.words;
  });
}

/** Whether all readings say the same. */
export function areAlike(readings: readonly (readonly ReadWord[])[]): boolean {
  const [first, ...others] = readings.map((words) => alternativeOf(inOrder(words)).text);
  return others.every((text) => text === first);
}

const inOrder = (words: readonly ReadWord[]) => words.toSorted((one, other) => one.bbox.x0 - other.bbox.x0);

function scoreOf({ text, sureness }: Alternative, all: readonly Alternative[]): number {
  const votes = all.filter((other) => other.text === text).length - 1;
  return votes * weights.vote + knownPart(text) * weights.known + sureness * weights.sureness;
}

/** Cut where all readings have a space. */
function stretchesOf(readings: readonly (readonly ReadWord[])[]): ReadWord[][][] {
  const all = readings
    .flatMap((words, reading) => words.map((word) => ({ word, reading })))
    .toSorted((one, other) => one.word.bbox.x0 - other.word.bbox.x0);
  const stretches: ReadWord[][][] = [];
  let end = -Infinity;
  for (const { word, reading } of all) {
    if (word.bbox.x0 > end - minShared) stretches.push(readings.map(() => []));
    stretches.at(-1)?.[reading]?.push(word);
    end = Math.max(end, word.bbox.x1);
  }
  return stretches;
}

function alternativeOf(words: readonly ReadWord[]): Alternative {
  const sureness = words.reduce((least, { confidence = 0 }) => Math.min(least, confidence), 1);
  return {
    words,
    text: words.map(({ text }) => text.replaceAll("’", "'").replaceAll("‘", "'")).join(" "),
    sureness: words.length > 0 ? sureness : 0,
  };
}

const knownPart = (text: string) => {
  const tokens = text.split(" ");
  return tokens.reduce((sum, token) => sum + plausibility(token), 0) / tokens.length;
};

const label = /^\(?(?:\d{1,3}[a-hA-H]?|[a-hA-H])[.):]?$/;

/** From 0 for debris to 1 for a word we know. */
function plausibility(token: string): number {
  if (label.test(token) || /^[a-hA-H1-9]\)$/.test(token))
    return token.length > 1 || /[\daAB]/.test(token) ? 0.9 : 0.5;
  const { word: bare } = bareWord(token);
  if (bare === "") return token === "" ? 0 : /^[-–—/?!.,:;]$/.test(token) ? 0.7 : 0.3;
  if (bare === "/" || bare === "I" || /^[aA]$/.test(bare)) return 1;
  if (/^\d+$/.test(bare)) return 0.7;
  const parts = bare.split("/").filter(Boolean);
  const areKnown = parts.length > 0 && parts.every(isKnownWord);
  const isCased = /^(?:\p{Lu}?[\p{Ll}'’/-]+|[\p{Lu}'’/-]+)$/u.test(bare);
  if (areKnown) return isCased ? 1 : 0.6;
  return /^\p{Lu}\p{Ll}{2,}$/u.test(bare) ? 0.6 : /^[\p{L}'’-]{3,}$/u.test(bare) ? 0.25 : 0;
}

/** Whether a token is one that is printed in school books. */
export const isSureToken = (token: string) => plausibility(token) >= 0.6;
