import { fold, lookUp } from "../clues/dictionary";

export const maxListed = 3;
const joints = /[,/;]| (?:e|ed|o|oppure|and|or) /u;
const article = /^(?:(?:il|lo|la|i|gli|le|un|uno|una|the|an?|to)\s+|(?:l|un)['’]\s*)/u;
const after = /[?!.\n]|(?<!\p{L})(?:in (?:inglese|ingl|italiano)|grazie|per favore)(?!\p{L})/u;

/**
 * The words of a list that begins with a word of the message: "cane, gatto e topo". The word alone, where it is one
 * phrase that we know ("bianco e nero") or where what follows it is none of `isWord`.
 */
export function listedWords(word: string, plain: string, isWord: (word: string) => boolean): string[] {
  if (lookUp(word, "italian") ?? lookUp(word, "english")) return withFollowing(word, plain, isWord);
  const parts = partsOf(word);
  const [first = ""] = parts;
  if (parts.length < 2 || !isWord(first)) return [word];
  return withFollowing(first, plain, isWord);
}

const partsOf = (text: string) =>
  text
    .split(joints)
    .map((part) => part.replace(/"/g, "").trim().replace(article, ""))
    .filter(Boolean);

function withFollowing(first: string, plain: string, isWord: (word: string) => boolean): string[] {
  const folded = plain.replace(/"/g, " ").replace(/\s+/g, " ");
  const at = folded.indexOf(first);
  const tail = at < 0 ? "" : folded.slice(at + first.length);
  if (!/^\s*(?:,|\/|(?:e|ed|o|oppure|and|or) )/u.test(tail)) return [first];
  const [rest = ""] = tail.split(after);
  const others = partsOf(rest.replace(/^\s*(?:,|\/|(?:e|ed|o|oppure|and|or) )\s*(?:e |ed )?/u, "")).filter(
    isWord,
  );
  return [...new Map([first, ...others].map((one) => [fold(one), one])).values()].slice(0, maxListed);
}
