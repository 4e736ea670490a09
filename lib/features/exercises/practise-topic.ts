import { romeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import type { PracticeReply } from "./contract";
import { insertExercises, listExercises, type ExerciseRow } from "./data";
import { drawExercises } from "./draw-exercises";
import type { ExerciseTopic } from "@/lib/features/topics/exercise-topics";
import { listToday } from "./give-exercises";
import { presentExercise } from "./present-exercise";
import { exercisesPerRound, isPractice, newestRound, roundsLeft, roundsPerDay } from "./rules";

type Wanted = { topic: ExerciseTopic };

/** The caller's practice of a topic: the round under way, the next one when that is solved whole. */
export async function practiseTopic(ctx: Ctx<Learner>, { topic }: Wanted): Promise<PracticeReply> {
  const { userId } = ctx.actor;
  const day = romeDay(ctx.now());
  let rows = await listToday(ctx, day);
  // Whoever draws at the same time may have been given the places of this round: then it takes those behind them.
  for (let draws = 0; draws < roundsPerDay && wantsRound(rows, topic); draws += 1) {
    const drawn = await drawExercises(ctx, {
      day,
      from: (rows.at(-1)?.position ?? 0) + 1,
      today: rows.map(({ solution }) => solution),
      choose: () => Array.from({ length: exercisesPerRound }, () => topic),
    });
    await insertExercises(ctx.db, drawn);
    rows = await listExercises(ctx.db, userId, day);
  }
  const ofDay = rows.filter((row) => row.topic === topic && !isPractice(row) && isOpen(row));
  const exercises = [...ofDay, ...newestRound(rows, topic)].map(presentExercise);
  return { exercises, roundsLeft: roundsLeft(rows) };
}

const isOpen = ({ solvedAt }: ExerciseRow) => solvedAt === null;

const wantsRound = (rows: ExerciseRow[], topic: ExerciseTopic): boolean =>
  roundsLeft(rows) > 0 && !newestRound(rows, topic).some(isOpen);
