import { plainText } from "../plain-text";

const bits = 16;
/** Places of the tables of weights. Two signs that share one are told apart by the others of their texts. */
export const placeCount = 1 << bits;
const shortestRun = 3;
const longestRun = 5;

/** How often each place is met in a part of a text: its words and pairs of them, or runs of letters within words. */
export type Counts = Map<number, number>;

/** The signs of a message, in parts that weigh the same however many there are of each. */
export function countSigns(message: string): Counts[] {
  const words = plainText(message).trim().split(" ");
  const inWords: Counts = new Map();
  const inLetters: Counts = new Map();
  for (const [at, word] of words.entries()) {
    add(inWords, placeOf(word, wordSeed));
    if (at > 0) add(inWords, placeOf(`${words[at - 1]} ${word}`, wordSeed));
    const letters = ` ${word} `;
    for (let length = shortestRun; length <= longestRun; length += 1)
      for (let from = 0; from + length <= letters.length; from += 1)
        add(inLetters, placeOf(letters.slice(from, from + length), letterSeed));
  }
  return [inWords, inLetters];
}

const add = (counts: Counts, place: number) => counts.set(place, (counts.get(place) ?? 0) + 1);

const wordSeed = 2166136261;
const letterSeed = 374761393;

/** FNV-1a, folded to a place. */
function placeOf(sign: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 16)) & (placeCount - 1);
}

/** A text as places and what each weighs: seldom signs more than common ones, each part with a length of 1. */
export type Weighed = { places: number[]; values: number[] };

/** `rarities`: of each place, how seldom it is met (inverse document frequency). */
export function weigh(parts: readonly Counts[], rarities: ArrayLike<number>): Weighed {
  const places: number[] = [];
  const values: number[] = [];
  for (const counts of parts) {
    const begin = values.length;
    let squares = 0;
    for (const [place, count] of counts) {
      const value = (1 + Math.log(count)) * (rarities[place] ?? 0);
      places.push(place);
      values.push(value);
      squares += value * value;
    }
    const length = Math.sqrt(squares) || 1;
    for (let at = begin; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
  }
  return { places, values };
}
