import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

const exerciseFields = {
  id: true,
  position: true,
  topic: true,
  kind: true,
  level: true,
  instruction: true,
  prompt: true,
  words: true,
  accepted: true,
  solution: true,
  twin: true,
  explanation: true,
  hints: true,
  tries: true,
  lastAnswer: true,
  solvedAt: true,
  xpAwarded: true,
} satisfies Prisma.ExerciseSelect;

export type ExerciseRow = Prisma.ExerciseGetPayload<{ select: typeof exerciseFields }>;

export function listExercises(db: Db, userId: number, day: Date) {
  return db.exercise.findMany({
    where: { userId, day },
    orderBy: { position: "asc" },
    select: exerciseFields,
  });
}

/** Adds exercises at their places in a day; of two who want the same places at the same time one gets them. */
export function insertExercises(db: Db, exercises: Prisma.ExerciseCreateManyInput[]) {
  return db.exercise.createMany({ data: exercises, skipDuplicates: true });
}

/** What the user has solved since an instant. */
export async function listSolved(db: Db, userId: number, since: Date): Promise<string[]> {
  const rows = await db.exercise.findMany({
    where: { userId, day: { gte: since }, solvedAt: { not: null } },
    select: { solution: true },
  });
  return rows.map(({ solution }) => solution);
}

export function findExercise(db: Db, userId: number, id: string) {
  return db.exercise.findFirst({ where: { id, userId }, select: exerciseFields });
}

/** Counts a wrong try, unless it is the last one again; answers how many there are then. */
export async function countWrongTry(tx: Tx, id: string, lastAnswer: string): Promise<number | undefined> {
  const [row] = await tx.exercise.updateManyAndReturn({
    where: { id, solvedAt: null, OR: [{ lastAnswer: null }, { lastAnswer: { not: lastAnswer } }] },
    data: { tries: { increment: 1 }, lastAnswer },
    select: { tries: true },
  });
  return row?.tries;
}

/** Ends an exercise that is still open; answers how many tries it took, or undefined when it was ended meanwhile. */
export async function solveExercise(tx: Tx, id: string, solvedAt: Date): Promise<number | undefined> {
  const [row] = await tx.exercise.updateManyAndReturn({
    where: { id, solvedAt: null },
    data: { tries: { increment: 1 }, solvedAt },
    select: { tries: true },
  });
  return row?.tries;
}

export function storeXp(tx: Tx, id: string, xpAwarded: number) {
  return tx.exercise.update({ where: { id }, data: { xpAwarded }, select: { id: true } });
}
