import type { Ctx, Learner } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordObservations } from "@/lib/features/mastery/record-observations";
import type { ObservationKind } from "@/lib/features/mastery/rules";
import { topicOf } from "@/lib/features/topics/rules";
import { readOr } from "@/lib/features/reading/read";
import { announceProgress } from "@/lib/features/mirror/announce-progress";
import { awardPractice } from "@/lib/features/rewards/award-practice";
import type { Reward } from "@/lib/features/rewards/reward";
import { presentReward } from "@/lib/features/rewards/present-reward";
import { errors } from "@/lib/i18n/it";
import type { AnswerReply } from "./contract";
import { countWrongTry, findExercise, solveExercise, storeXp, type ExerciseRow } from "./data";
import { presentExercise } from "./present-exercise";
import { isPractice, xpForExercise } from "./rules";

type Answer = { exerciseId: string; answer: string };

/** Checks an answer to one of the caller's exercises. Throws NOT_FOUND for one of anybody else's. */
export async function answerExercise(
  ctx: Ctx<Learner>,
  { exerciseId, answer }: Answer,
): Promise<AnswerReply> {
  const exercise = await find(ctx, exerciseId);
  const isAgain = exercise.solvedAt !== null || exercise.lastAnswer === answer.toLowerCase();
  const verdict = isAgain ? "no_attempt" : await judge(ctx, exercise, answer);
  if (verdict === "wrong") await countWrong(ctx, exercise, answer.toLowerCase());
  const isRight = verdict === "right" || verdict === "almost";
  const reward = isRight ? await solve(ctx, exercise) : undefined;
  if (reward) announceProgress(ctx);
  return {
    verdict,
    exercise: presentExercise(await find(ctx, exerciseId)),
    ...(await presentReward(ctx, reward)),
  };
}

/** What could not be read is no attempt: it costs nothing, and the next one is read anew. */
function judge(ctx: Ctx<Learner>, { kind, prompt, words, accepted }: ExerciseRow, answer: string) {
  const question = { kind, prompt, words, accepted };
  const otherwise = () => "no_attempt" as const;
  return readOr(ctx, "exerciseAnswer", { question, answer }, { characters: answer.length, otherwise });
}

async function find(ctx: Ctx<Learner>, id: string): Promise<ExerciseRow> {
  const exercise = await findExercise(ctx.db, ctx.actor.userId, id);
  if (!exercise) throw new AppError("NOT_FOUND", errors.notFound);
  return exercise;
}

function countWrong(ctx: Ctx<Learner>, exercise: ExerciseRow, answer: string): Promise<void> {
  return inLearnerTransaction(ctx.db, ctx.actor.userId, async (tx) => {
    const tries = await countWrongTry(tx, exercise.id, answer);
    if (tries !== 1) return;
    await recordObservations(tx, ctx.actor.userId, seenIn(exercise, "exercise_missed", ctx.now()));
  });
}

/** What an exercise shows of its topic; of one there is no longer, nothing. */
function seenIn({ id, topic: stored }: ExerciseRow, kind: ObservationKind, seenAt: Date) {
  const topic = topicOf(stored);
  return topic ? [{ topic, kind, sourceId: id, seenAt }] : [];
}

/** Ends the exercise and awards it; undefined when it was solved meanwhile. */
function solve(ctx: Ctx<Learner>, exercise: ExerciseRow): Promise<Reward | undefined> {
  const { id } = exercise;
  const { userId } = ctx.actor;
  const now = ctx.now();
  return inLearnerTransaction(ctx.db, userId, async (tx) => {
    const tries = await solveExercise(tx, id, now);
    if (tries === undefined) return undefined;
    if (tries === 1) await recordObservations(tx, userId, seenIn(exercise, "exercise_solved", now));
    const xp = isPractice(exercise) ? 0 : xpForExercise;
    const reward = await awardPractice(tx, { userId, xp, now });
    await storeXp(tx, id, reward.xpAwarded);
    return reward;
  });
}
