import { firstWords } from "./first-words";
import { livelyWords } from "./lively-words";
import { otherEnglish } from "./other-answers";
import { readingWords } from "./reading-words";
import { worldWords } from "./world-words";

type Language = "italian" | "english";

export type WordClue = { italian: string; english: string; clue: string; otherItalian: string[] };

export const wordClues: readonly WordClue[] = [firstWords, livelyWords, worldWords, readingWords]
  .flatMap((table) => table.trim().split("\n"))
  .map((line) => {
    const [italian = "", english = "", clue = "", others = ""] = line.split("|");
    return { italian, english, clue, otherItalian: others.split("/").filter(Boolean) };
  });

/** Singular and plural, masculine and feminine differ in the last vowels only. */
export const stem = (word: string) => (word.length > 4 ? word.replace(/h?[aeiouàèìòù]{1,2}$/, "") : word);

/** The entry for a word of a language, in any number; without a language, of either. */
export function findWordClue(word: string, language?: Language): WordClue | undefined {
  const plain = word.toLowerCase().trim();
  const isNamed = ({ italian, english }: WordClue) =>
    (language !== "english" && italian === plain) ||
    (language !== "italian" && english.toLowerCase() === plain);
  const exact = wordClues.find(isNamed);
  if (exact || language === "english")
    return exact ?? wordClues.find(({ english }) => `${english.toLowerCase()}s` === plain);
  return wordClues.find(({ italian }) => italian.length > 4 && stem(italian) === stem(plain));
}

/** What answers a question for a word of a language, the word of our dictionary first. */
export function answersFor({ italian, english, otherItalian }: WordClue, language: Language): string[] {
  if (language === "italian") return [english, ...otherEnglish(english)];
  const sameWord = wordClues.filter((one) => one.english === english).flatMap((one) => one.italian);
  return [...new Set([italian, ...otherItalian, ...sameWord])];
}
