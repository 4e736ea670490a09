import { englishWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { foldText } from "./fold-text";
import { letterNamed, shortenLetterNames } from "./letter-codes";
import { isItalianToo, type LeakPatterns } from "./leak-patterns";
import { isWordOfItsOwn, type Reading } from "./reading";

/** A run of letters that may be part of an answer. */
type Piece = { letters: string; at: number; isLetter: boolean; isSplinter: boolean };

const minWord = 4;
const minSpelled = 3;
const minHalf = 3;
const minLongName = 4;
/** So many words may stand between two pieces. */
const maxApart = 14;

const elided = /(?<![a-z])(?:l|un|d|dell|all|nell|sull|dall|quell)'(?=[a-z])/g;
/** After these a short name or a vowel is a letter: "una ti", "la e". */
const letterComes = new Set(["una", "la", "le", "lettera", "vocale", "consonante"]);
/** Between these, or marks, it is one too: "poi i, poi bi, erre, a". */
const betweenLetters = new Set("poi infine ancora dopo quindi e".split(" "));

/** The letter a word stands for where it stands: "w", "una ti", "enne", "Torino". */
function letterAt(token: string, previous = ",", next = ","): string | undefined {
  const isSure = token.length >= minLongName || /^[b-df-hj-np-z]$/.test(token) || letterComes.has(previous);
  const isMark = (word: string) => /^[^a-z]/.test(word);
  const isAlone =
    (isMark(previous) || betweenLetters.has(previous)) &&
    (isMark(next) || (token !== "e" && betweenLetters.has(next))); // "…, e poi" is no letter.
  return isSure || isAlone ? letterNamed(token) : undefined;
}

function piecesOf(folded: string): Piece[] {
  const text = shortenLetterNames(folded.replace(elided, " "));
  const tokens = (text.match(/[a-z]+(?:'[a-z]+)*|[^a-z\s]/g) ?? []).map((token) => token.replaceAll("'", ""));
  return tokens
    .map((token, at) => ({ token, letter: letterAt(token, tokens[at - 1], tokens[at + 1]) }))
    .filter(({ token }) => /^[a-z]/.test(token))
    .map(({ token, letter }, at) => ({
      letters: letter ?? token,
      at,
      isLetter: letter !== undefined,
      isSplinter: letter !== undefined || !isWordOfItsOwn(token),
    }));
}

const isEnglish = (word: string) => !isItalianToo(word) && (englishWords.has(word) || isCommonEnglish(word));

/** Whether a word is said in pieces, one after the other or the last first. */
function isInPieces(word: string, pieces: Piece[], isOwn: (word: string) => boolean): boolean {
  const parts = pieces.filter(
    ({ letters, isSplinter }) =>
      letters.length < word.length &&
      word.includes(letters) &&
      (letters.length === 1 || word.length >= minWord) &&
      (letters.length === 1 || !isOwn(letters)) &&
      (isSplinter || (letters.length >= minHalf && !isItalianToo(letters))),
  );
  return parts.some((first, start) => {
    const second = parts[start + 1];
    if (!second) return false;
    if (second.letters + first.letters === word) return isTold([first, second], pieces);
    let said = first.letters;
    for (let next = start + 1; next < parts.length && word.startsWith(said); next += 1) {
      said += parts[next]?.letters ?? "";
      if (said === word) return isTold(parts.slice(start, next + 1), pieces);
    }
    return false;
  });
}

/** Splinters tell, and single letters beside a longer part; two halves that are words do where Italian joins them. */
function isTold(parts: Piece[], pieces: Piece[]): boolean {
  if (parts.some(({ at }, index) => at - (parts[index - 1]?.at ?? at) > maxApart)) return false;
  if (parts.every(({ isSplinter }) => isSplinter)) return true;
  const [one, other] = parts;
  if (!one || !other || parts.length > 2) return false;
  if (one.isLetter || other.isLetter) return true;
  const between = pieces.slice(one.at + 1, other.at);
  return between.length > 0 && between.every(({ letters }) => !isEnglish(letters));
}

/**
 * Whether an answer is told in pieces with words between them: all but its last letter and that letter, its first letter
 * and the rest, letter after letter by their names, the halves of a compound.
 */
export function isToldInPieces({ words, common }: LeakPatterns, { folded, text }: Reading): boolean {
  const long = words.filter((word) => word.length >= minSpelled);
  const own = new Set(common.flatMap(({ removed }) => removed));
  const pieces = piecesOf(folded);
  return (
    long.some((word) => isInPieces(word, pieces, (part) => own.has(part))) || isByInitials(long, folded, text)
  );
}

/** Whether a sentence is one consonant of an answer, "- w", "Poi w.": nobody teaches so, and all but the last would be shown. */
export function isLetterAlone({ letters }: LeakPatterns, sentence: string): boolean {
  const words = foldText(sentence).match(/[a-z]+/g) ?? [];
  const [letter = "", ...more] = words.filter((word) => !betweenLetters.has(word) && !letterComes.has(word));
  return (
    more.length === 0 &&
    /^[b-df-hj-np-tv-z]$/.test(letter) &&
    letters.some((pattern) => pattern.includes(letter))
  );
}

const initialsCue = /inizial|prim[ae] letter[ae]|first letter/;

/** "Le iniziali di Wanda, Elena, Nino e Tina". */
function isByInitials(words: string[], folded: string, text: string): boolean {
  if (!initialsCue.test(folded)) return false;
  const firstsOf = (list: string[]) => list.map((word) => word[0]?.toLowerCase() ?? "").join("");
  const said = (folded.match(/[a-z]{3,}/g) ?? []).filter((word) => !isItalianToo(word));
  const lines = [firstsOf(said), firstsOf(text.match(/\p{Lu}\p{L}+/gu) ?? [])];
  return words.some((word) => lines.some((line) => line.includes(word)));
}
