import { z } from "zod";
import { databaseJson, jsonInstant } from "@/lib/database-json";
import type { Db, Tx } from "@/lib/db/client";
import type { Dropped } from "@/lib/features/findings/drop-open";
import { rewardAsJson } from "@/lib/features/rewards/reward";

type Held = {
  lock: number;
  userId: number;
  exchangeId: string;
  attempt: number;
  resolvedIds: string[];
  attemptedIds: string[];
  droppedIds: string[];
};

/**
 * Holds the try that a turn is about to end, and the mistakes it touches: see `hold_turn` in the migrations. For what is
 * written beside it in one transaction. Raises `tryHasEnded`.
 */
export async function holdTurn(
  tx: Tx,
  { lock, userId, exchangeId, attempt, resolvedIds, attemptedIds, droppedIds }: Held,
): Promise<void> {
  const held = { lock, userId, exchangeId, attempt, resolvedIds, attemptedIds, droppedIds };
  await tx.$executeRaw`SELECT hold_turn(${databaseJson(held)}::jsonb)`;
}

/** What the functions raise when the try has ended otherwise, or another one has begun. */
export const tryHasEnded = "EC003";

const userFigures = z.object({
  isPro: z.boolean(),
  messagesCount: z.int(),
  homeworkUploadsCount: z.int(),
  hearts: z.int(),
  heartsUpdatedAt: jsonInstant,
  xp: z.int(),
});
/** What a student has used and earned so far. */
export type UserFigures = z.output<typeof userFigures>;

const settledAsJson = z.object({
  reward: rewardAsJson,
  dropped: z.array(
    z.object({ topic: z.string(), source: z.enum(["engine", "tutor"]) }) satisfies z.ZodType<Dropped>,
  ),
  user: userFigures,
});

/**
 * Settles a turn in one statement: see `settle_turn` in the migrations. Answers what was earned, the mistakes that were
 * taken off, and the user as they are after it. Raises `tryHasEnded`.
 */
export async function settleTurn(db: Db | Tx, turn: object) {
  const [row] = await db.$queryRaw<[{ settled: unknown }]>`
    SELECT settle_turn(${databaseJson(turn)}::jsonb) AS "settled"`;
  return settledAsJson.parse(row.settled);
}
