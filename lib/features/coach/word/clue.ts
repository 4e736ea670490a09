import type { Say } from "../activity";
import type { Secret } from "../guard/secrets";
import { isSafe, type Riddle } from "./riddle";
import { relatedTo } from "@/lib/features/words/related";
import { themeNames } from "./themes";
import type { AskedWord } from "./word-state";
import { clueWords } from "./words";

/** A clue, and how many have been given with it. */
export type Clue = { line: string; cluesGiven: number };

const longestShortWord = 4;

type Step = (word: AskedWord, riddle: Riddle, say: Say) => string;

const opening = (definition: string) => definition.charAt(0).toUpperCase() + definition.slice(1);

const byDefinition: Step = ({ language }, { entry }, say) =>
  say(language === "english" ? clueWords.inEnglish : clueWords.definition, {
    definition: opening(entry.definition),
  });

/** "Il suo contrario è *small*", or what it belongs to. */
const byNeighbours: Step = ({ language }, { answer, entry }, say) => {
  const [opposite] = language === "italian" ? relatedTo(answer).opposites : [];
  const theme = themeNames.get(entry.theme);
  if (opposite) return say(clueWords.opposite, { opposite });
  return theme ? say(clueWords.theme, { theme }) : "";
};

const lettersIn = (answer: string) => answer.replace(/[^\p{L}]/gu, "");

export const byFirstLetter: Step = (_, { answer }, say) =>
  say(clueWords.begins, { first: answer[0]?.toUpperCase() ?? "" });

/** How long it is; of a word of some length also how it ends. */
export const byShape: Step = (_, { answer }, say) => {
  const letters = lettersIn(answer);
  const parts = answer.split(" ").length;
  const values = {
    first: letters[0]?.toUpperCase() ?? "",
    last: letters.at(-1)?.toUpperCase() ?? "",
    letters: String(letters.length),
    parts: String(parts),
  };
  if (parts > 1) return say(clueWords.shapeOfPhrase, values);
  return say(letters.length > longestShortWord ? clueWords.shape : clueWords.shortShape, values);
};

const meanings: readonly Step[] = [byDefinition, byNeighbours];
/** Where among the clues the first letter comes; the shape is next. */
export const firstLetterAt = meanings.length;
const all: readonly Step[] = [...meanings, byFirstLetter, byShape];

type Around = { secrets: readonly Secret[]; isOfWork: boolean; say: Say };

/** The next clue that gives nothing else away; none of the letters of what is an answer of other work. Undefined after the last. */
export function nextClue(
  word: AskedWord,
  riddle: Riddle,
  { secrets, isOfWork, say }: Around,
): Clue | undefined {
  const steps = isOfWork ? meanings : all;
  for (let at = word.cluesGiven; at < steps.length; at += 1) {
    const line = steps[at]?.(word, riddle, say) ?? "";
    if (line && isSafe(line, secrets)) return { line, cluesGiven: at + 1 };
  }
  return undefined;
}
