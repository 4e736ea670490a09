import { firstWords } from "./first-words";
import { livelyWords } from "./lively-words";
import { worldWords } from "./world-words";

export type WordClue = { italian: string; english: string; clue: string };

export const wordClues: readonly WordClue[] = [firstWords, livelyWords, worldWords]
  .flatMap((table) => table.trim().split("\n"))
  .map((line) => {
    const [italian = "", english = "", clue = ""] = line.split("|");
    return { italian, english, clue };
  });

/** Singular and plural, masculine and feminine differ in the last vowels only. */
const stem = (word: string) => (word.length > 4 ? word.replace(/h?[aeiouàèìòù]{1,2}$/, "") : word);

/** The entry for a word of a language, in any number; without a language, of either. */
export function findWordClue(word: string, language?: "italian" | "english"): WordClue | undefined {
  const plain = word.toLowerCase().trim();
  const isNamed = ({ italian, english }: WordClue) =>
    (language !== "english" && italian === plain) ||
    (language !== "italian" && english.toLowerCase() === plain);
  const exact = wordClues.find(isNamed);
  if (exact || language === "english")
    return exact ?? wordClues.find(({ english }) => `${english.toLowerCase()}s` === plain);
  return wordClues.find(({ italian }) => italian.length > 4 && stem(italian) === stem(plain));
}
