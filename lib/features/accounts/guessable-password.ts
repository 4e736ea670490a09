import { isGuessableName } from "./guessable-names";
import { nameKey } from "./rules";

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "01234567890"];
const alphabet = "abcdefghijklmnopqrstuvwxyz";
const reverse = (text: string) => [...text].reverse().join("");
const runs = [...rows, alphabet].flatMap((row) => [row, reverse(row)]);

const longestSyllable = 4;
const shortestRepetition = 6;
const shortestPiece = 3;
const shortestRun = 4;

/** A password in lower case, and without the digits and signs around its word that people add to a word they know. */
export function foldPassword(password: string): { plain: string; word: string } {
  const plain = nameKey(password);
  const characters = [...plain];
  const isLetter = (character: string) => /\p{L}/u.test(character);
  const word = characters.slice(characters.findIndex(isLetter), characters.findLastIndex(isLetter) + 1);
  return { plain, word: word.join("") };
}

/** True for what follows a pattern that guessers try: a known name, a repeated syllable, neighbouring keys. */
export function isPattern(password: string): boolean {
  const { plain, word } = foldPassword(password);
  const joined = word.replace(/[\s._-]/g, "");
  return (
    isGuessableName(joined) ||
    isRepetition(plain) ||
    isRepetition(joined) ||
    isRun(plain) ||
    (joined.length >= shortestRun && isRun(joined))
  );
}

/** One syllable over and over: "aaaaaa", "ciaociao". */
function isRepetition(text: string): boolean {
  if (text.length < shortestRepetition) return false;
  for (let size = 1; size <= longestSyllable && size * 2 <= text.length; size += 1) {
    if (text.slice(size) === text.slice(0, -size)) return true;
  }
  return false;
}

/** Nothing but neighbours on a keyboard or in the alphabet, forwards or backwards: "qwerty", "asd123", "fedcba". */
function isRun(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let end = at + shortestPiece;
    if (end > text.length || !isNeighbours(text.slice(at, end))) return false;
    while (end < text.length && isNeighbours(text.slice(at, end + 1))) end += 1;
    at = end;
  }
  return text !== "";
}

const isNeighbours = (piece: string) => runs.some((row) => row.includes(piece));
