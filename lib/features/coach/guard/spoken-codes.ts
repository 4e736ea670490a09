import { spellOut } from "../phrase";
import type { LeakPatterns } from "./leak-patterns";
import { isWordOfItsOwn, type Reading } from "./reading";

/** Below it a code with another consonant than the usual f makes words by chance: "mese" is "me". */
const minAnyConsonant = 4;
const minCoded = 3;
const minDoubled = 2;
const usual = "f";

const runsOf = (word: string) => word.match(/([a-z])\1*/g) ?? [];
const withoutDoubles = (word: string) =>
  runsOf(word)
    .map((run) => run[0])
    .join("");

/** "wweenntt": every letter stands twice or more. */
const isDoubled = (word: string) => {
  const runs = runsOf(word);
  return runs.length > 1 && runs.every((run) => run.length > 1);
};

const codedVowel = /([aeiou]{1,2})([bcdfglmnprstvz])\1/g;

/** "wefent" is "went" with f; undefined where the echoes differ, or a vowel has none in a code that is not the usual one. */
function withoutEchoes(word: string): { decoded: string; consonant: string } | undefined {
  const echoes = [...word.matchAll(codedVowel)];
  const consonant = echoes[0]?.[2];
  if (!consonant || echoes.some((echo) => echo[2] !== consonant)) return undefined;
  if (consonant !== usual && /[aeiou]/.test(word.replace(codedVowel, ""))) return undefined;
  return { decoded: word.replace(codedVowel, "$1"), consonant };
}

/** Whether a word of the text is an answer in a code that children speak: doubled letters, "farfallino" and its like. */
export function isSpokenInCode({ words, faint, common }: LeakPatterns, { folded }: Reading): boolean {
  const answers = [...words, ...faint, ...common.map((answer) => answer.words.replaceAll(" ", ""))].filter(
    (answer) => answer.length >= minDoubled,
  );
  const plain = new Set(answers.filter((answer) => answer.length >= minCoded));
  const undoubled = new Set(answers.map(withoutDoubles));
  return (folded.match(/[a-z]+(?:['-][a-z]+)*/g) ?? [])
    .map((token) => token.replace(/['-]/g, ""))
    .filter((token) => token.length > minCoded && !isWordOfItsOwn(token) && spellOut(token) === token)
    .some((token) => {
      if (isDoubled(token)) return undoubled.has(withoutDoubles(token));
      const coded = withoutEchoes(token);
      if (!coded || !plain.has(coded.decoded)) return false;
      return coded.consonant === usual || coded.decoded.length >= minAnyConsonant;
    });
}
