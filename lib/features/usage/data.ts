import type { Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { hearts } from "@/lib/features/rewards/rules";
import { freeLimits } from "./rules";

/**
 * Charges one message and one heart (Pro: the message only) to an exchange if there is room for both, in one
 * statement, so that no number of parallel sends gets past the limit. Answers the hearts taken, or undefined when
 * refused. The arithmetic is that of `heartsNow` in the rewards' rules.
 */
export async function charge(tx: Tx, { userId, id }: { userId: number; id: string }, now: Date) {
  const elapsedMs = Prisma.sql`EXTRACT(EPOCH FROM (${now}::timestamptz - "heartsUpdatedAt")) * 1000`;
  const regained = Prisma.sql`GREATEST(0, FLOOR(${elapsedMs} / ${hearts.refillMs}))::int`;
  const available = Prisma.sql`GREATEST("hearts", LEAST(${hearts.max}, "hearts" + ${regained}))`;
  const [charged] = await tx.$queryRaw<{ chargedHearts: number }[]>`
    WITH charged AS (
      UPDATE "User" SET
        "messagesCount" = "messagesCount" + 1,
        "hearts" = CASE WHEN "isPro" THEN "hearts" ELSE ${available} - 1 END,
        "heartsUpdatedAt" = CASE
          WHEN "isPro" THEN "heartsUpdatedAt"
          WHEN ${available} >= ${hearts.max} THEN ${now}::timestamptz
          ELSE "heartsUpdatedAt" + ${regained} * ${hearts.refillMs} * INTERVAL '1 millisecond' END
      WHERE "id" = ${userId} AND ("isPro" OR ("messagesCount" < ${freeLimits.messages} AND ${available} > 0))
      RETURNING "isPro"
    )
    UPDATE "Exchange" SET "chargedHearts" = CASE WHEN charged."isPro" THEN 0 ELSE 1 END
    FROM charged WHERE "id" = ${id}::uuid
    RETURNING "chargedHearts"`;
  return charged?.chargedHearts;
}

/** Gives back exactly what a send was charged. */
export function refund(tx: Tx, userId: number, chargedHearts: number) {
  return tx.$executeRaw`
    UPDATE "User" SET
      "messagesCount" = GREATEST("messagesCount" - 1, 0),
      "hearts" = LEAST("hearts" + ${chargedHearts}, GREATEST("hearts", ${hearts.max}))
    WHERE "id" = ${userId}`;
}
