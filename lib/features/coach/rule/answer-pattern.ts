import { isCommonEnglish } from "@/lib/features/english/lexicon/vocabulary";
import { isOneTypo } from "../distance";
import { spellOut } from "../phrase";

/** Short forms without their sign, as they are typed on a phone. */
const unsigned: readonly [RegExp, string][] = [
  [/\bim\b/g, "i'm"],
  [/\b(i|you|we|they)ve\b/g, "$1've"],
  [/\b(you|they)re\b/g, "$1're"],
  [/\b(must|need|had)nt\b/g, "$1n't"],
];

/** "Un'abitudine", "l'azione". */
const elided = /(?<![\p{L}'])(?:l|un|dell|all|nell|dall|sull|quest|quell|c)'(?=\p{L}{2})/gu;

/** The words of a message or a pattern as they are compared: lower case, short forms in full, no accents. */
export const plainWords = (text: string): string[] => {
  const plain = unsigned.reduce(
    (result, [pattern, form]) => result.replace(pattern, form),
    text
      .toLowerCase()
      .normalize("NFD")
      .replace(/[\u0300-\u036f]/g, "")
      .replace(/[’‘`]/g, "'")
      .replace(elided, " "),
  );
  return spellOut(plain).match(/\*|[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*(?:(?<=s)')?/gu) ?? [];
};

/** "(My brother|He) reads [a lot]" → all that it stands for, the longest first. */
export function writeOut(pattern: string): string[] {
  const choice = /\(([^()]*)\)|\[([^[\]]*)\]/.exec(pattern);
  if (!choice) return [pattern.replace(/\s+/g, " ").trim()];
  const [whole, choices, extra] = choice;
  const ways = choices === undefined ? [extra ?? "", ""] : choices.split("|");
  return ways.flatMap((way) =>
    writeOut(`${pattern.slice(0, choice.index)}${way}${pattern.slice(choice.index + whole.length)}`),
  );
}

export type Place = { from: number; to: number };
const maxBetween = 6;

/** Where the words of a pattern stand in a message; undefined where they do not. */
export function findWords(
  said: readonly string[],
  wanted: readonly string[],
  isSame: (said: string, wanted: string) => boolean,
): Place | undefined {
  for (const from of said.keys()) {
    const to = endOf(said, from, wanted, isSame);
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

function endOf(
  said: readonly string[],
  at: number,
  [first, ...rest]: readonly string[],
  isSame: (said: string, wanted: string) => boolean,
): number | undefined {
  if (first === undefined) return at;
  if (first !== "*") {
    const word = said[at];
    return word !== undefined && isSame(word, first) ? endOf(said, at + 1, rest, isSame) : undefined;
  }
  for (let skipped = 0; skipped <= maxBetween; skipped += 1) {
    const to = endOf(said, at + skipped, rest, isSame);
    if (to !== undefined) return to;
  }
  return undefined;
}

const minSlipLength = 5;
const endLength = 2;
const withoutSign = (word: string) => word.replace(/'$/, "");

/** Whether a word is the one wanted, or a slip in it: never at its end, where English keeps its grammar. */
export const sameWord =
  (known: ReadonlySet<string>) =>
  (said: string, wanted: string): boolean => {
    if (said === wanted || (!wanted.endsWith("'") && withoutSign(said) === wanted)) return true;
    return (
      wanted.length >= minSlipLength &&
      said.slice(-endLength) === wanted.slice(-endLength) &&
      !known.has(said) &&
      !isCommonEnglish(said) &&
      isOneTypo(said, wanted)
    );
  };
