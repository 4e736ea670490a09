import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { listScores } from "@/lib/features/mastery/list-mastery";
import type { TopicScore } from "@/lib/features/mastery/rules";
import { levelOf } from "@/lib/features/rewards/rules";
import { listSolved } from "./data";
import type { Exercise, ExerciseLevel } from "./exercise";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { generateExercise } from "./generate-exercise";
import { seedOf } from "./random";
import { englishLevel, levelFor, restMs } from "./rules";

/** How often another one is drawn in place of one that was solved lately. */
const maxDraws = 50;

type Places = {
  day: Date;
  /** The place of the first one in its day. */
  from: number;
  /** The sentences the day has already. */
  today: readonly string[];
  /** One topic for each place, by what the student knows and the level of their English. */
  choose: (scores: TopicScore[], level: number) => ExerciseTopic[];
};

/** Exercises for places in a day, as they are stored. The same student, day and places draw the same. */
export async function drawExercises(ctx: Ctx<Learner>, { day, from, today, choose }: Places) {
  const { userId, user } = ctx.actor;
  const [scores, solved] = await Promise.all([
    listScores(ctx, userId),
    listSolved(ctx.db, userId, new Date(day.getTime() - restMs)),
  ]);
  const level = englishLevel(user.schoolClass, levelOf(user.xp));
  const resting = new Set(solved);
  const taken = new Set(today);
  return choose(scores, level).map((topic, index) => {
    const position = from + index;
    const score = scores.find((one) => one.topic === topic)?.score;
    const drawn = drawExercise({
      topic,
      level: levelFor(level, score),
      seed: seedOf(userId, day.getTime(), position),
      resting,
      taken,
    });
    taken.add(drawn.solution);
    return { id: uuid(), userId, day, position, createdAt: ctx.now(), ...drawn };
  });
}

type Draw = {
  topic: ExerciseTopic;
  level: ExerciseLevel;
  seed: number;
  /** What was solved lately: it comes only where nothing else does. */
  resting: ReadonlySet<string>;
  /** What the day has already: it does not come at all. */
  taken: ReadonlySet<string>;
};

function drawExercise({ topic, level, seed, resting, taken }: Draw): Exercise {
  let spare: Exercise | undefined;
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const exercise = generateExercise({ topic, level, seed: seed + draw });
    if (taken.has(exercise.solution)) continue;
    if (!resting.has(exercise.solution)) return exercise;
    spare ??= exercise;
  }
  return spare ?? generateExercise({ topic, level, seed });
}
