import type { SchoolClass } from "@/lib/features/accounts/rules";
import { strongFrom, type TopicScore } from "@/lib/features/mastery/rules";
import { topicOf } from "@/lib/features/topics/rules";
import type { ExerciseLevel } from "./exercise";
import { isTrained, type ExerciseTopic } from "@/lib/features/topics/exercise-topics";

export const exercisesPerDay = 3;
export const xpForExercise = 5;
/** Practice of one topic is given in rounds of so many exercises, and so many rounds a day over all topics. */
export const exercisesPerRound = 3;
export const roundsPerDay = 10;
/** After so many wrong tries an example of the same rule is shown solved. */
export const twinFromTry = 2;
export const maxAnswerLength = 300;
export const answerRate = { max: 40, windowMs: 60_000 };
export const practiceRate = { max: 30, windowMs: 60_000 };
/** What was solved so recently does not come again. */
export const restMs = 30 * 24 * 60 * 60 * 1000;

/** What a school year goes through, in its order: for a student of whom nothing is known yet. */
const curriculum: ExerciseTopic[] = [
  "third-person-s",
  "do-or-does",
  "a-or-an",
  "plural-nouns",
  "short-answers",
  "this-these",
  "present-continuous",
  "question-order",
  "much-many",
  "past-time",
  "irregular-past",
  "did-with-past",
  "comparatives",
  "future",
  "since-for",
  "if-when-will",
];
/** How many topics of the curriculum are open before the first level. */
const topicsAtStart = 6;
const levelOfClass: Record<SchoolClass, number> = {
  primary5: 1,
  middle1: 2,
  middle2: 4,
  middle3: 7,
  high1: 10,
  high2: 10,
  high3: 10,
  high4: 10,
  high5: 10,
};

/** The level of a student's English: what the class does at school; the level in the game while it is not known. */
export const englishLevel = (schoolClass: SchoolClass | null, gameLevel: number): number =>
  schoolClass ? levelOfClass[schoolClass] : gameLevel;

/** The topic of a string from outside, where there are exercises of ours on it. */
export function exerciseTopicOf(id: string): ExerciseTopic | undefined {
  const topic = topicOf(id);
  return topic && isTrained(topic) ? topic : undefined;
}

type Placed = { position: number };

/** The day's three have the first places. Behind them stands what was asked for by topic, which earns no XP. */
export const isPractice = ({ position }: Placed) => position >= exercisesPerDay;

/** The round an exercise of practice belongs to, from 0 on over all topics of a day. */
const roundOf = ({ position }: Placed) => Math.floor((position - exercisesPerDay) / exercisesPerRound);

/** How many more rounds a day has room for; `given`: all its exercises. */
export const roundsLeft = (given: readonly Placed[]): number =>
  Math.max(0, roundsPerDay - 1 - Math.max(-1, ...given.filter(isPractice).map(roundOf)));

/** The newest round of a topic, none before the first; `given`: all exercises of the day. */
export function newestRound<Row extends Placed & { topic: string }>(
  given: readonly Row[],
  topic: string,
): Row[] {
  const own = given.filter((one) => one.topic === topic && isPractice(one));
  const newest = Math.max(...own.map(roundOf));
  return own.filter((one) => roundOf(one) === newest);
}

/**
 * The topics of a day, three different ones: what a student gets wrong most comes first, then what a school year has
 * at the student's level, another part of it each day (`turn`).
 */
export function chooseTopics(scores: TopicScore[], level: number, turn: number): ExerciseTopic[] {
  const seen = scores
    .filter(({ score }) => score < strongFrom)
    .map(({ topic }) => topic)
    .filter(isTrained);
  const open = curriculum.slice(0, topicsAtStart + level);
  const start = (turn * exercisesPerDay) % open.length;
  const rest = [...open.slice(start), ...open.slice(0, start)];
  return [...new Set([...seen, ...rest])].slice(0, exercisesPerDay);
}

/** How hard an exercise is: by the level of the English, one easier where a topic is weak. */
export function levelFor(level: number, score: number | undefined): ExerciseLevel {
  const byLevel = level >= 10 ? 3 : level >= 4 ? 2 : 1;
  const eased = score !== undefined && score < 0.4 ? byLevel - 1 : byLevel;
  return Math.max(1, eased) as ExerciseLevel;
}
