import { allLessons } from "../lessons/all-lessons";
import { plainWordsOf } from "../lessons/asked-words";
import { findLessonNamed } from "../lessons/grammar-lessons";
import type { GrammarLesson } from "../lessons/lesson";
import { rankLessons } from "../lessons/match-lesson";
import { isOfAnyQuestion, schoolWord, withoutOtherTime } from "../lessons/school-words";
import { canTrain, sourcesOfLesson } from "./sources";
import { namesWords, themesNamed, type WordTheme } from "./word-themes";

/** What is to be trained: rules, and themes of words. */
export type Topics = { lessons: GrammarLesson[]; themes: WordTheme[]; isOfWords: boolean };

const maxNear = 3;

/** What a message names, by the names of lessons, else by a word they share ("i pronomi"), and by themes of words. */
export function topicsIn(plain: string, phrase: string, last?: GrammarLesson): Topics {
  const themes = themesNamed(plain);
  const isOfWords = namesWords(plain);
  const named = themes.length > 0 && isOfWords ? [] : lessonsIn(withoutOtherTime(phrase));
  // A theme and a rule that share a word: the one with exercises is meant.
  const isTrained = named.some(canTrain);
  if (themes.length > 0 && !isTrained) return { lessons: [], themes, isOfWords };
  if (isTrained) return { lessons: named, themes: apartFrom(named, themes), isOfWords };
  const near = lessonsNear(phrase, last);
  return { lessons: near.length > 0 ? near : named, themes, isOfWords };
}

/** What each lesson is called by. */
const wordsOfLessons = new Map(
  allLessons.map(({ id, name, names }) => [id, new Set(plainWordsOf(`${name} ${names}`).map(schoolWord))]),
);
const wordsOf = ({ id }: GrammarLesson) => wordsOfLessons.get(id) ?? new Set<string>();

/** "Gli aggettivi di famiglia": a word that a rule is called by is no theme beside it. */
const apartFrom = (lessons: readonly GrammarLesson[], themes: readonly WordTheme[]) => {
  const words = new Set(lessons.flatMap((lesson) => [...wordsOf(lesson)]));
  return themes.filter(({ name }) => !plainWordsOf(name).some((word) => words.has(schoolWord(word))));
};

/** The rules with exercises whose names hold all that tells something in a phrase; the one spoken of last before all. */
function lessonsNear(phrase: string, last?: GrammarLesson): GrammarLesson[] {
  const telling = plainWordsOf(phrase)
    .map(schoolWord)
    .filter((word) => !isOfAnyQuestion(word));
  if (telling.length === 0) return [];
  const isNear = (lesson: GrammarLesson) => {
    const words = wordsOf(lesson);
    return canTrain(lesson) && telling.every((word) => words.has(word));
  };
  if (last && isNear(last)) return [last];
  return rankLessons(phrase).filter(isNear).slice(0, maxNear);
}

/** One lesson on all that is named ("some e any"), else one for each name ("past simple e comparativi"). */
function lessonsIn(topic: string): GrammarLesson[] {
  if (topic === "") return [];
  const whole = findLessonNamed(topic);
  const pieces = topic
    .split(/ (?:e|ed|and|piu|con|poi|anche|oltre a|\+) |, | \+ /)
    .map((piece) => piece.trim());
  const byPiece = pieces.flatMap((piece) => findLessonNamed(piece) ?? []);
  const distinct = [...new Map(byPiece.map((lesson) => [lesson.id, lesson])).values()];
  const isPair = whole && !distinct.includes(whole);
  if (distinct.length > 1 && !isPair) return distinct;
  if (isPair && distinct.length > 1 && sourcesOfLesson(whole.id).length === 0) return distinct;
  return whole && namesIt(topic) ? [whole] : distinct.slice(0, 1);
}

/** Something beside the words of any question is there to name a rule by. */
const namesIt = (topic: string) => topic.split(" ").some((word) => !isOfAnyQuestion(schoolWord(word)));
