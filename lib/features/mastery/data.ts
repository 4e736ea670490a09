import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

/** Adds observations; one of the same thing is there already and stays. */
export function insertObservations(tx: Tx, observations: Prisma.ObservationCreateManyInput[]) {
  return tx.observation.createMany({ data: observations, skipDuplicates: true });
}

/** The newest observations of a user. */
export function listObservations(db: Db, userId: number, limit: number) {
  return db.observation.findMany({
    where: { userId },
    orderBy: { seenAt: "desc" },
    take: limit,
    select: { topic: true, kind: true, seenAt: true },
  });
}
