import { distance } from "../distance";
import { allLessons } from "./all-lessons";
import { plainWordsOf } from "./asked-words";
import type { GrammarLesson } from "./lesson";
import { rankLessons } from "./match-lesson";
import { isOfAnyQuestion, schoolWord } from "./school-words";

const maxNearest = 3;
const maxWords = 12;
const minLength = 4;
/** Letters that may be wrong, as a share of the word's. */
const maxShareWrong = 0.3;

const keyWordsOf = (text: string) =>
  plainWordsOf(text)
    .map(schoolWord)
    .filter((word) => word.length >= minLength && !isOfAnyQuestion(word));

const namesOf = allLessons.map((lesson) => ({
  lesson,
  words: [...new Set(keyWordsOf(`${lesson.name} ${lesson.names.replace(/\{[^{}]*\}/g, " ")}`))],
}));

/** How many letters of the closest pair of words differ, as a share of the asked one. */
const farness = (asked: readonly string[], words: readonly string[]) =>
  Math.min(1, ...asked.flatMap((one) => words.map((word) => distance(one, word) / one.length)));

/** Whether a message holds a word that names something, and not only the words of any question. */
export const namesSomething = (message: string): boolean => keyWordsOf(message).length > 0;

/** At most three lessons that come close to what a message names: by words they share, else by their letters. */
export function nearestLessons(message: string): GrammarLesson[] {
  const ranked = rankLessons(message);
  if (ranked.length > 0) return ranked.slice(0, maxNearest);
  const asked = keyWordsOf(message).slice(0, maxWords);
  return namesOf
    .map(({ lesson, words }) => ({ lesson, far: farness(asked, words) }))
    .filter(({ far }) => far <= maxShareWrong)
    .sort((one, other) => one.far - other.far)
    .slice(0, maxNearest)
    .map(({ lesson }) => lesson);
}
