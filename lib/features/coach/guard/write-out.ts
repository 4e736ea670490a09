import { foldText } from "./fold-text";
import {
  backwardsCue,
  cipherCue,
  isReadable,
  letterNamed,
  readNumber,
  shiftLetters,
  shortenLetterNames,
} from "./letter-codes";
import type { CommonAnswer } from "./leak-patterns";

/** A folded text with something hidden in it written out in its place, and the answers to look for there. */
type Written = { text: string; answers: CommonAnswer[] };

const rot13 = 13;
const maxCutLength = 12;
const minKnownShare = 0.6;
const countedLetters = /(?<!\d)\d{1,3}(?:[\s,.;|/-]{1,3}\d{1,3})*(?!\d)/g;
const base64Word = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{3,}={0,2}/g;
const namedLetters = /(?<![a-z])[a-z]+(?:[ ]?[,–-][ ]?[a-z]+)+/g;
const links = /(?<![a-z])(?:e poi|poi|infine|quindi|seguit[ao] da|piu|then|and then)(?![a-z])/g;
const holed = /[a-z_][a-z_*?•□▢■▪●○#…']{1,40}/g;
const hole = /[_*?•□▢■▪●○#…]+/;
const edge = /(?<![*?•#…])[*?•#…]+$/;

const reverse = (text: string) => [...text].reverse().join("");

/** "gi, o" → "go", where every part is the name of a letter. */
const joinNames = (folded: string) =>
  shortenLetterNames(folded).replace(namedLetters, (run) => {
    const letters = run.split(/[ ]?[,–-][ ]?/).map(letterNamed);
    return letters.every((letter) => letter !== undefined) ? letters.join("") : run;
  });

/** "o-n", "o. Poi n", "fo. r" → the word, for each of the words that may be cut up. */
function joinCut(folded: string, words: string[]): string {
  const unlinked = folded.replace(links, " ");
  const squeezed = unlinked.replace(/[^a-z]/g, "");
  return words
    .filter((word) => /^[a-z]{2,}$/.test(word) && word.length <= maxCutLength && squeezed.includes(word))
    .reduce((text, word) => {
      const cut = new RegExp(`(?<![a-z'])${[...word].join("[^a-z]{0,4}")}(?![a-z'])`, "g");
      return text.replace(cut, word);
    }, unlinked);
}

/** "ar_" → "are", for each of the words that may have a hole. */
export const fillHoles = (folded: string, words: string[]) =>
  folded.replace(holed, (token) =>
    hole.test(token.replace(edge, ""))
      ? (words.find((word) => fits(token.replace(edge, ""), word)) ?? token)
      : token,
  );

/** Whether a token with blanks shows most letters of a word in its order, from its start or to its end. */
function fits(token: string, word: string): boolean {
  const parts = token.replaceAll("'", "").split(hole);
  const known = parts.join("").length;
  if (word.includes(" ") || parts.length < 2 || known >= word.length || known < minKnownShare * word.length)
    return false;
  if (!word.startsWith(parts[0] ?? "") || !word.endsWith(parts.at(-1) ?? "")) return false;
  let at = 0;
  for (const part of parts) {
    const found = word.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

/** Every way in which a text changes when what is spelled, numbered or coded in it is written out. */
export function writeOut(text: string, answers: CommonAnswer[]): Written[] {
  const folded = foldText(text);
  const words = answers.map((answer) => answer.words);
  const plain = [
    joinNames(folded),
    joinCut(joinNames(folded), words),
    fillHoles(folded, words),
    folded.replace(countedLetters, (run) => (run.match(/\d+/g) ?? []).map(readNumber).join("") || run),
    foldText(
      text.replace(base64Word, (token) => {
        const said = Buffer.from(token, "base64").toString("latin1");
        return isReadable(said) ? said : token;
      }),
    ),
  ].filter((form) => form !== folded);
  const turn = (change: (words: string) => string) =>
    answers.map((answer) => ({ ...answer, words: change(answer.words) }));
  return [
    ...[...new Set(plain)].map((form) => ({ text: form, answers })),
    ...(backwardsCue.test(folded)
      ? [{ text: joinCut(joinNames(folded), words.map(reverse)), answers: turn(reverse) }]
      : []),
    ...(cipherCue.test(folded) ? [{ text: folded, answers: turn((one) => shiftLetters(one, rot13)) }] : []),
  ];
}
