import { lemmaOf } from "./content-words";
import { wordsOf } from "./phrase";

const separators = /[?,;/|\n]|(?<!\.)\.{2,}|\s(?:o|oppure|or|e se|forse)\s/iu;
const italianAround =
  /(?<![\p{L}\p{N}])(?:[eè]|si (?:scrive|dice|usa)|forse|allora|quindi|sar[aà]|credo|penso|ci va|magari|o|oppure|or|giusto)(?![\p{L}\p{N}])/giu;
const isYesOrNo = /(?<!\p{L})(?:s[iì] o no|no o s[iì]|yes or no|vero o falso)(?!\p{L})/iu;
const maxGuessWords = 3;
const maxTakenWords = 4;
const maxSmallLength = 3;
const minGuesses = 2;

/** What is tried at once, each try in its words. */
export const triesIn = (message: string): string[][] =>
  message
    .split(separators)
    .map((part) => wordsOf(part.replace(italianAround, " ")))
    .filter((words) => words.length > 0);

/** "go? goes? went?", "è a o an?": several tries at one place, so that one of them must be right. */
export function isGuessList(message: string): boolean {
  const tries = triesIn(message);
  const isList = tries.length >= minGuesses && tries.every((words) => words.length <= maxGuessWords);
  const isOneMore = /[?/]|\b(?:o|oppure|or)\b/iu.test(message) && !isYesOrNo.test(message);
  const isUnlike = new Set(tries.map((words) => words.join(" "))).size === tries.length;
  const isAtOnePlace =
    tries.slice(1).some((words) => isVariant(words, tries[0] ?? [])) ||
    isSlashed(message, tries) ||
    areSmall(tries);
  const isAll = tries.length * maxTakenWords >= wordsOf(message).length;
  return isList && isOneMore && isUnlike && isAtOnePlace && isAll;
}

/** "Is / are"; "many people spend / this can cause" are two pieces of a text. */
const isSlashed = (message: string, tries: string[][]) =>
  (message.match(/\?/g)?.length ?? 0) >= minGuesses ||
  (/\p{L}\s*\/\s*\p{L}/u.test(message) && tries.some((words) => words.length < maxGuessWords));

/** "in oppure on?": articles, prepositions and the like. */
const areSmall = (tries: string[][]) =>
  tries.every((words) => words.length === 1 && (words[0]?.length ?? 0) <= maxSmallLength);

/** Two tries at the same place share a word, or begin alike. */
const isVariant = (one: string[], other: string[]) =>
  one.some((word) => other.includes(word)) ||
  one[0]?.[0] === other[0]?.[0] ||
  lemmaOf(one[0] ?? "") === lemmaOf(other[0] ?? "");
