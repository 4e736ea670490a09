import { meaningsOf } from "./meanings";

const bits = 15;
export const signCount = 1 << bits;
const lettersInSign = 4;

/** FNV-1a, folded to a place in the table of weights. */
function place(sign: string): number {
  let hash = 2166136261;
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 16777619);
  return (hash ^ (hash >>> 16)) & (signCount - 1);
}

/** Plain words one by one, without the ends of sentences. */
export const wordsOf = (plainWords: string): string[] =>
  plainWords.split(" ").filter((word) => word !== "" && word !== ".");

/** The signs of a text in plain words: its words and pairs of them, runs of letters, meanings and pairs of those. */
export function signsOf(plainWords: string): number[] {
  const words = wordsOf(plainWords);
  const signs = new Set<number>();
  words.forEach((word, at) => {
    signs.add(place(`word ${word}`));
    if (at > 0) signs.add(place(`pair ${words[at - 1]} ${word}`));
    if (at > 1) signs.add(place(`apart ${words[at - 2]} ${word}`));
    const letters = ` ${word} `;
    for (let from = 0; word.length > 3 && from + lettersInSign <= letters.length; from += 1)
      signs.add(place(`letters ${letters.slice(from, from + lettersInSign)}`));
  });
  for (const step of stepsOf(words)) signs.add(place(step));
  const meanings = meaningsOf(words);
  meanings.forEach((one, at) => {
    signs.add(place(`meaning ${one}`));
    for (const other of meanings.slice(at + 1)) signs.add(place(`meanings ${one} ${other}`));
  });
  return [...signs];
}

/** From one word with a meaning to the next one, whatever stands between. */
function stepsOf(words: readonly string[]): string[] {
  const steps: string[] = [];
  let last = "start";
  for (const word of words) {
    const meanings = meaningsOf([word]);
    steps.push(...meanings.map((meaning) => `step ${last} ${meaning}`));
    last = meanings[0] ?? last;
  }
  return steps;
}
