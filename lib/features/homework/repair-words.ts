import { englishWords, italianWords } from "@/lib/features/english/lexicon/language-words";
import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";

/** Letters that melt into others in small print. Only these: the words we know are too few to tell more by them. */
const looks: [RegExp, string[]][] = [
  [/m/g, ["rn", "ni"]],
  [/rm/g, ["rri"]],
  [/^v/g, ["y"]],
];

const minLength = 3;
const word = /(?<![\p{L}\p{N}'’_])\p{L}{3,24}(?![\p{L}\p{N}'’_])/gu;

const isKnown = (text: string) => englishWords.has(text) || isCommonEnglish(text);
const isItalian = (text: string) => italianWords.has(text);

/** Words that are none and would be one if a letter had been taken for one that looks like it; others as they are. */
export function repairWords(text: string): string {
  const words = text.toLowerCase().match(word) ?? [];
  const english = words.filter(isKnown).length;
  const isOfEnglish = english * 2 > words.length && words.filter(isItalian).length < english;
  const isSafe = words.every((one) => !isItalian(one));
  const whole = isSafe ? withApostrophes(text) : text;
  return isOfEnglish ? whole.replace(word, repaired) : whole;
}

function repaired(text: string): string {
  const [first = "", ...rest] = [...text];
  const isPlain = /^\p{Ll}*$/u.test(rest.join(""));
  const lower = text.toLowerCase();
  if (!isPlain || lower.length < minLength || isKnown(lower) || isItalian(lower)) return text;
  const found = new Set(candidates(lower).filter(isKnown));
  const [only] = found;
  if (!only || found.size > 1) return text;
  return /^\p{Lu}/u.test(first) ? only.charAt(0).toUpperCase() + only.slice(1) : only;
}

const candidates = (text: string): string[] =>
  looks.flatMap(([seen, meant]) =>
    [...text.matchAll(seen)].flatMap(({ index, 0: found }) =>
      meant.map((letters) => text.slice(0, index) + letters + text.slice(index + found.length)),
    ),
  );

const withApostrophes = (text: string) =>
  text
    .replace(
      /(?<!\p{L})(do|does|did|have|has|had|is|are|was|were|could|should|would|must)nt(?!\p{L})/giu,
      "$1n't",
    )
    .replace(
      /(?<!\p{L})(don|doesn|didn|haven|hasn|isn|aren|wasn|weren|couldn|shouldn|won|can) ['’]?t(?!\p{L})/giu,
      "$1't",
    )
    .replace(/(?<!\p{L})(there|it|he|she|that|what|who|where) s(?= )/giu, "$1's");
