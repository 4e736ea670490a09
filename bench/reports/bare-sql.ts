import type { Pool } from "pg";

/**
 * The same figures by hand, for a page of students at once and as plain rows: what one would write who has nothing but this
 * page to think of. `$1` are their ids, `$2` and `$3` the first and the last day of the month.
 */
const statements = [
  `SELECT u."id", u."xp", sum(d."messages") AS "messages", sum(d."corrections") AS "corrections"
   FROM "User" u LEFT JOIN "DailyActivity" d ON d."userId" = u."id" WHERE u."id" = ANY($1) GROUP BY u."id"`,
  `SELECT "userId", count(*) FROM "UsedWord" WHERE "userId" = ANY($1) GROUP BY "userId"`,
  `SELECT "userId", "badgeType", "awardedAt" FROM "Achievement" WHERE "userId" = ANY($1)`,
  `SELECT "userId", "day", "messages", "corrections", "xp" FROM "DailyActivity"
   WHERE "userId" = ANY($1) AND "day" >= $2::date - 28`,
  `SELECT "userId", count(*) FROM "Exercise" WHERE "userId" = ANY($1) AND "solvedAt" >= $2 AND "solvedAt" < $3 GROUP BY "userId"`,
  `SELECT "userId", count(*) FROM "Exchange" WHERE "userId" = ANY($1) AND "kind" = 'homework' AND "status" = 'settled'
     AND NOT "isFree" AND "createdAt" >= $2 AND "createdAt" < $3 GROUP BY "userId"`,
  `SELECT "userId", "topic", "kind", "seenAt" FROM (SELECT *, row_number() OVER (PARTITION BY "userId" ORDER BY "seenAt" DESC) AS place
     FROM "Observation" WHERE "userId" = ANY($1)) AS seen WHERE place <= 500`,
  `SELECT * FROM (SELECT c."userId", f."topic", f."start", f."end", f."correction", m."text",
       row_number() OVER (PARTITION BY c."userId" ORDER BY f."resolvedAt" DESC, f."id" DESC) AS place
     FROM "Conversation" c JOIN "Message" m ON m."conversationId" = c."id" JOIN "Exchange" x ON x."id" = m."exchangeId"
     JOIN "Finding" f ON f."messageId" = m."id"
     WHERE c."userId" = ANY($1) AND x."status" = 'settled' AND NOT x."isFree" AND f."resolvedAt" >= $2 AND f."resolvedAt" < $3) AS found
   WHERE place <= 50`,
  `SELECT * FROM (SELECT c."userId", m."sender", m."text", m."createdAt", x."kind",
       row_number() OVER (PARTITION BY c."userId" ORDER BY m."id" DESC) AS place
     FROM "Conversation" c JOIN "Message" m ON m."conversationId" = c."id" JOIN "Exchange" x ON x."id" = m."exchangeId"
     WHERE c."currentForUserId" = ANY($1) AND x."status" = 'settled' AND NOT x."isFree") AS said WHERE place <= 10`,
];

/** Reads all of them beside each other, as many at a time as the pool has connections. */
export async function readBare(pool: Pool, ids: number[], from: string, until: string): Promise<number> {
  const results = await Promise.all(
    statements.map((text) =>
      pool.query({
        text,
        values: [ids, ...[from, until].slice(0, text.includes("$3") ? 2 : text.includes("$2") ? 1 : 0)],
      }),
    ),
  );
  return results.reduce((sum, { rows }) => sum + rows.length, 0);
}
