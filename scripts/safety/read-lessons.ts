import type { Labelled } from "@/lib/features/safety/classifier/heads";
import { allWords } from "@/lib/features/words/all-words";

const wordsInFragment = 3;

/** What is harmless by itself and stands in few messages: the words of the dictionary, which are asked for one by one. */
const dictionary = allWords.flatMap((table) =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => line.split("|").slice(0, 2))
    .flatMap((words) => words.split("/")),
);

/** The beginning and the end of a sentence, as it is sent too early. */
function fragmentsOf(sentence: string): string[] {
  const words = sentence.split(" ");
  if (words.length <= wordsInFragment) return [];
  return [words.slice(0, wordsInFragment).join(" "), words.slice(-wordsInFragment).join(" ")];
}

/** Short texts of lessons, beside messages that are whole. */
export function readLessons(messages: readonly Labelled[]): Labelled[] {
  const sentences = messages.filter(({ cause }) => cause === "school").map(({ text }) => text);
  const texts = new Set([...dictionary, ...sentences.flatMap(fragmentsOf)]);
  return [...texts].map((text) => ({ tier: "none", cause: "school", text }));
}
