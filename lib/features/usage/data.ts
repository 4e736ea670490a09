import type { Tx } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { hearts } from "@/lib/features/rewards/rules";
import { freeLimits, type SendKind } from "./rules";

const counters = {
  message: { column: Prisma.sql`"messagesCount"`, limit: freeLimits.messages },
  homework: { column: Prisma.sql`"homeworkUploadsCount"`, limit: freeLimits.homework },
} satisfies Record<SendKind, unknown>;

type Send = { userId: number; id: string; kind: SendKind };

/**
 * Charges one message and one heart, or one homework (Pro: no heart), to an exchange if there is room for it, in one
 * statement, so that no number of parallel sends gets past the limit. Answers the hearts taken, or undefined when
 * refused. The arithmetic is that of `heartsNow` in the rewards' rules.
 */
export async function charge(tx: Tx, { userId, id, kind }: Send, now: Date) {
  const { column: count, limit } = counters[kind];
  const elapsedMs = Prisma.sql`EXTRACT(EPOCH FROM (${now}::timestamptz - "heartsUpdatedAt")) * 1000`;
  const regained = Prisma.sql`GREATEST(0, FLOOR(${elapsedMs} / ${hearts.refillMs}))::int`;
  const available = Prisma.sql`GREATEST("hearts", LEAST(${hearts.max}, "hearts" + ${regained}))`;
  const takesNoHeart = Prisma.sql`("isPro" OR ${kind === "homework"}::boolean)`;
  const [charged] = await tx.$queryRaw<{ chargedHearts: number }[]>`
    WITH charged AS (
      UPDATE "User" SET
        ${count} = ${count} + 1,
        "hearts" = CASE WHEN ${takesNoHeart} THEN "hearts" ELSE ${available} - 1 END,
        "heartsUpdatedAt" = CASE
          WHEN ${takesNoHeart} THEN "heartsUpdatedAt"
          WHEN ${available} >= ${hearts.max} THEN ${now}::timestamptz
          ELSE "heartsUpdatedAt" + ${regained} * ${hearts.refillMs} * INTERVAL '1 millisecond' END
      WHERE "id" = ${userId} AND ("isPro" OR ${count} < ${limit}) AND (${takesNoHeart} OR ${available} > 0)
      RETURNING ${takesNoHeart} AS "tookNoHeart"
    )
    UPDATE "Exchange" SET "chargedHearts" = CASE WHEN charged."tookNoHeart" THEN 0 ELSE 1 END
    FROM charged WHERE "id" = ${id}::uuid
    RETURNING "chargedHearts"`;
  return charged?.chargedHearts;
}

/** Gives back exactly what a send was charged. */
export function refund(tx: Tx, { userId, kind, chargedHearts }: Send & { chargedHearts: number }) {
  const { column: count } = counters[kind];
  return tx.$executeRaw`
    UPDATE "User" SET
      ${count} = GREATEST(${count} - 1, 0),
      "hearts" = LEAST("hearts" + ${chargedHearts}, GREATEST("hearts", ${hearts.max}))
    WHERE "id" = ${userId}`;
}
