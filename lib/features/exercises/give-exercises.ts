import { v7 as uuid } from "uuid";
import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import { listScores } from "@/lib/features/mastery/list-mastery";
import { levelOf } from "@/lib/features/rewards/rules";
import type { ExerciseReply } from "./contract";
import { insertExercises, listExercises, listSolved } from "./data";
import type { Exercise, ExerciseLevel, ExerciseTopic } from "./exercise";
import { generateExercise } from "./generate-exercise";
import { presentExercise } from "./present-exercise";
import { seedOf } from "./random";
import { chooseTopics, englishLevel, exercisesPerDay, levelFor, restMs } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;
/** How often another one is drawn in place of one that was solved lately. */
const maxDraws = 50;

/** Today's exercises of the caller, made when there are none. */
export async function giveExercises(ctx: Ctx<Learner>): Promise<{ exercises: ExerciseReply[] }> {
  const { userId } = ctx.actor;
  const day = romeDay(ctx.now());
  const given = await listExercises(ctx.db, userId, day);
  if (given.length === exercisesPerDay) return { exercises: given.map(presentExercise) };
  await insertExercises(ctx.db, await makeExercises(ctx, day));
  return { exercises: (await listExercises(ctx.db, userId, day)).map(presentExercise) };
}

async function makeExercises(ctx: Ctx<Learner>, day: Date) {
  const { userId, user } = ctx.actor;
  const [scores, solved] = await Promise.all([
    listScores(ctx, ctx.actor.userId),
    listSolved(ctx.db, userId, new Date(day.getTime() - restMs)),
  ]);
  const level = englishLevel(user.schoolClass, levelOf(user.xp));
  const topics = chooseTopics(scores, level, Math.floor(day.getTime() / dayMs));
  const taken = new Set(solved);
  return topics.map((topic, position) => {
    const score = scores.find((one) => one.topic === topic)?.score;
    const drawn = drawExercise({
      topic,
      level: levelFor(level, score),
      from: seedOf(userId, day.getTime(), position),
      taken,
    });
    taken.add(drawn.solution);
    return { id: uuid(), userId, day, position, createdAt: ctx.now(), ...drawn };
  });
}

type Draw = { topic: ExerciseTopic; level: ExerciseLevel; from: number; taken: ReadonlySet<string> };

function drawExercise({ topic, level, from, taken }: Draw): Exercise {
  for (let draw = 0; draw < maxDraws; draw += 1) {
    const exercise = generateExercise({ topic, level, seed: from + draw });
    if (!taken.has(exercise.solution)) return exercise;
  }
  return generateExercise({ topic, level, seed: from });
}
