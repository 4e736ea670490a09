import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import type { ExerciseReply } from "./contract";
import { insertExercises, listExercises, type ExerciseRow } from "./data";
import { drawExercises } from "./draw-exercises";
import { presentExercise } from "./present-exercise";
import { chooseTopics, exercisesPerDay, isPractice } from "./rules";

const dayMs = 24 * 60 * 60 * 1000;

/** Today's exercises of the caller, made when there are none. */
export async function giveExercises(ctx: Ctx<Learner>): Promise<{ exercises: ExerciseReply[] }> {
  const rows = await listToday(ctx, romeDay(ctx.now()));
  return { exercises: rows.filter((row) => !isPractice(row)).map(presentExercise) };
}

/** All exercises of today, in their order: the day's three, made when there are none, and behind them the practice. */
export async function listToday(ctx: Ctx<Learner>, day: Date): Promise<ExerciseRow[]> {
  const { userId } = ctx.actor;
  const given = await listExercises(ctx.db, userId, day);
  if (given.length >= exercisesPerDay) return given;
  const turn = Math.floor(day.getTime() / dayMs);
  const drawn = await drawExercises(ctx, {
    day,
    from: 0,
    today: [],
    choose: (scores, level) => chooseTopics(scores, level, turn),
  });
  await insertExercises(ctx.db, drawn);
  return listExercises(ctx.db, userId, day);
}
