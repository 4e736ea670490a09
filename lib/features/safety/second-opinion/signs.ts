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

type Word = { text: string; signs: number[]; meanings: string[] };
export type KnownWords = Map<string, Word>;

/**
 * The signs of a text in plain words: its words and pairs of them, runs of letters, meanings and pairs of those.
 * Words already known are not read again, which makes learning from many texts fast.
 */
export function signsOf(plainWords: string, known: KnownWords = new Map()): number[] {
  const words = wordsOf(plainWords).map((text) => {
    const word = known.get(text) ?? readWord(text);
    known.set(text, word);
    return word;
  });
  const meanings = [...new Set(words.flatMap((word) => word.meanings))].sort();
  return [
    ...new Set([
      ...words.flatMap(({ signs }) => signs),
      ...words.slice(1).map(({ text }, at) => place(`pair ${words[at]?.text} ${text}`)),
      ...stepsOf(words).map(place),
      ...meanings.flatMap((one, at) =>
        meanings.slice(at + 1).map((other) => place(`meanings ${one} ${other}`)),
      ),
    ]),
  ];
}

function readWord(text: string): Word {
  const meanings = meaningsOf([text]);
  const signs = [place(`word ${text}`), ...meanings.map((meaning) => place(`meaning ${meaning}`))];
  const letters = ` ${text} `;
  for (let from = 0; text.length > 3 && from + lettersInSign <= letters.length; from += 1)
    signs.push(place(`letters ${letters.slice(from, from + lettersInSign)}`));
  return { text, signs, meanings };
}

/** From one word with a meaning to the next one, whatever stands between. */
function stepsOf(words: readonly Word[]): string[] {
  const steps: string[] = [];
  let last = "start";
  for (const { meanings } of words) {
    for (const meaning of meanings) steps.push(`step ${last} ${meaning}`);
    last = meanings[0] ?? last;
  }
  return steps;
}
