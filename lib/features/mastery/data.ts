import { z } from "zod";
import { jsonInstant } from "@/lib/database-json";
import type { Db, Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { topicOf } from "@/lib/features/topics/rules";
import { observationKinds, type Observation } from "./rules";

/** Adds observations; one of the same thing is there already and stays. */
export function insertObservations(tx: Tx, observations: Prisma.ObservationCreateManyInput[]) {
  return tx.observation.createMany({ data: observations, skipDuplicates: true });
}

export function deleteObservationsOf(tx: Tx, userId: number, sourceId: string) {
  return tx.observation.deleteMany({ where: { userId, sourceId } });
}

const observationsAsJson = z.array(
  z.object({ topic: z.string(), kind: z.enum(observationKinds), seenAt: jsonInstant }),
);

/**
 * The newest observations of each of these learners, so many of each at most: a row a learner. What was seen of a topic there is
 * no longer is left out: nobody can train it.
 */
export async function listObservations(
  db: Db,
  userIds: number[],
  limitOfEach: number,
): Promise<{ userId: number; observations: Observation[] }[]> {
  const rows = await db.$queryRaw<{ userId: number; observations: unknown }[]>`
    SELECT page."userId", (
      SELECT COALESCE(json_agg(seen), '[]') FROM (
        SELECT "topic", "kind", "seenAt" FROM "Observation"
        WHERE "userId" = page."userId" ORDER BY "seenAt" DESC LIMIT ${limitOfEach}
      ) AS seen
    ) AS "observations" FROM unnest(${userIds}::int[]) AS page("userId")`;
  return rows.map(({ userId, observations }) => ({
    userId,
    observations: observationsAsJson.parse(observations).flatMap(({ topic, ...one }) => {
      const known = topicOf(topic);
      return known ? [{ topic: known, ...one }] : [];
    }),
  }));
}
