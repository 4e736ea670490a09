import { withClient } from "./students";

/**
 * Puts so many turns before those a student has had: copies of them, in order, mistakes included. Ids are in order of
 * time, so theirs begin at zero.
 */
export async function insertOlderTurns(databaseUrl: string, userId: number, count: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `CREATE TEMPORARY TABLE copies AS
       WITH played AS (
         SELECT *, row_number() OVER (ORDER BY "id") - 1 AS place, count(*) OVER () AS total
         FROM "Exchange" WHERE "userId" = $1 AND "kind" = 'message'
       )
       SELECT played.*, n, ${idOf("n")} AS copy FROM generate_series(1, $2::int) AS n JOIN played ON place = n % total`,
      [userId, count],
    );
    await client.query(
      `INSERT INTO "Exchange" ("id", "userId", "conversationId", "clientMessageId", "status", "chargedHearts", "leaseExpiresAt", "createdAt")
       SELECT copy, "userId", "conversationId", 'older ' || n, "status", 0, "leaseExpiresAt", "createdAt" - INTERVAL '1 year'
       FROM copies`,
    );
    await client.query(
      `INSERT INTO "Message" ("id", "conversationId", "exchangeId", "sender", "text", "createdAt")
       SELECT ${idOf(`2 * n + (said."sender" = 'ai')::int`)}, said."conversationId", copy, said."sender", said."text",
         said."createdAt" - INTERVAL '1 year'
       FROM copies JOIN "Message" said ON said."exchangeId" = copies."id"`,
    );
    await client.query(
      `INSERT INTO "Finding" ("id", "messageId", "topic", "start", "end", "quote", "explanation", "hints", "correction", "secret", "resolvedAt")
       SELECT gen_random_uuid(), ${idOf("2 * n")}, found."topic", found."start", found."end", found."quote",
         found."explanation", found."hints", found."correction", found."secret", said."createdAt" - INTERVAL '1 year'
       FROM copies JOIN "Message" said ON said."exchangeId" = copies."id" JOIN "Finding" found ON found."messageId" = said."id"`,
    );
  });
}

const idOf = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
