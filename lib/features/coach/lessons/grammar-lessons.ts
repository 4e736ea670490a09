import { baseOfIng, baseOfParticiple, baseOfPast, baseOfThird } from "@/lib/features/english/lexicon/verbs";
import { adjectiveOf, adjectiveOfSuperlative } from "@/lib/features/english/lexicon/adjectives";
import { singularOf } from "@/lib/features/english/lexicon/nouns";
import { splitWords } from "@/lib/features/english/lexicon/words";
import { asksAbout, isBareName } from "./asks";
import { allLessons } from "./all-lessons";
import { soundLessons } from "./data/sounds";
import type { GrammarLesson } from "./lesson";
import { matchLesson } from "./match-lesson";

/** The lesson a question is about; undefined when it asks about no rule we teach, or may be an answer ("going to"). */
export function findLessonAsked(message: string): GrammarLesson | undefined {
  const match = matchLesson(message);
  return match && asksAbout(match, message) ? match.lesson : undefined;
}

/** The same where there is nothing to answer, so that "going to" asks for the rule. */
export function findLesson(message: string): GrammarLesson | undefined {
  const match = matchLesson(message);
  return match && (asksAbout(match, message) || isBareName(match, message)) ? match.lesson : undefined;
}

/** The lesson a message names, whether or not it asks. */
export function findLessonNamed(message: string): GrammarLesson | undefined {
  const match = matchLesson(message);
  return match?.isNamed ? match.lesson : undefined;
}

const byId = new Map(allLessons.map((lesson) => [lesson.id, lesson]));

export const lessonById = (id: string): GrammarLesson | undefined => byId.get(id);

const otherForms = [
  baseOfPast,
  baseOfParticiple,
  baseOfThird,
  baseOfIng,
  singularOf,
  adjectiveOf,
  adjectiveOfSuperlative,
];

/** Whether a sentence holds none of the words a student asks about in another form: no homework is done by an example. */
export function isUnlike(lesson: GrammarLesson, message: string): (example: string) => boolean {
  const wordsIn = (text: string) => splitWords(text).map(({ lower }) => lower);
  const ofTheRule = new Set(wordsIn(`${lesson.name} ${lesson.names} ${lesson.keys ?? ""}`));
  const asked = new Set(wordsIn(message).filter((word) => !ofTheRule.has(word)));
  return (example) =>
    !wordsIn(example).some((word) =>
      otherForms.some((baseOf) => {
        const base = baseOf(word);
        return base !== undefined && base !== word && asked.has(base);
      }),
    );
}

/** The examples of a lesson with none of the message's words in another form. */
export const examplesUnlike = (lesson: GrammarLesson, message: string): string[] =>
  lesson.examples.filter(isUnlike(lesson, message));

/** Whether a lesson is about how words sound. */
export const isOnSounds = (lesson: GrammarLesson): boolean => soundLessons.some((one) => one === lesson);
