import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Observation } from "./rules";

/** Adds observations; one of the same thing is there already and stays. */
export function insertObservations(tx: Tx, observations: Prisma.ObservationCreateManyInput[]) {
  return tx.observation.createMany({ data: observations, skipDuplicates: true });
}

export function deleteObservationsOf(tx: Tx, userId: number, sourceId: string) {
  return tx.observation.deleteMany({ where: { userId, sourceId } });
}

type ObservationsRow = { userId: number; observations: (Omit<Observation, "seenAt"> & { seenAt: string })[] };

/** The newest observations of each of these learners, so many of each at most: a row a learner, times as ISO strings. */
export function listObservations(db: Db, userIds: number[], limitOfEach: number) {
  return db.$queryRaw<ObservationsRow[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(seen), '[]') FROM (
        SELECT "topic", "kind", "seenAt" FROM "Observation"
        WHERE "userId" = page."userId" ORDER BY "seenAt" DESC LIMIT ${limitOfEach}
      ) AS seen
    ) AS "observations" FROM unnest(${userIds}::int[]) AS page("userId")`;
}
