import type { CoachBrief } from "@/lib/ports/tutor";
import { fold, type Entry, type Found } from "../clues/dictionary";
import type { VocabularyQuestion } from "../word/vocabulary-question";

export type ToldWord = NonNullable<CoachBrief["word"]>;

const maxMeanings = 3;

/** A word as it is told: its commonest meanings, and the definition that goes with the first of them. */
export function told({ word, language }: VocabularyQuestion, { entries, form }: Found): ToldWord {
  const other = language === "italian" ? "english" : "italian";
  const isHead = (entry: Entry) => fold(entry[language][0] ?? "") === fold(form);
  const heads = entries.filter(isHead);
  const sorted = [...heads, ...entries.filter((entry) => !isHead(entry))];
  const words = [...sorted.map((entry) => entry[other][0] ?? ""), ...heads.flatMap((entry) => entry[other])];
  return {
    asked: sorted[0]?.[language].find((one) => fold(one) === fold(word)) ?? word,
    language,
    ...(fold(form) === fold(word) ? {} : { form }),
    words: [...new Set(words)].slice(0, maxMeanings),
    definition: (sorted[0] ?? entries[0]).definition,
  };
}
