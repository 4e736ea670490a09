import { withClient } from "./students";

/**
 * Gives a student a current conversation of so many messages, half of them theirs and half the coach's, settled and
 * long enough ago that no limit counts them.
 */
export async function insertHistory(databaseUrl: string, userId: number, messages: number): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "Conversation" ("id", "userId", "currentForUserId", "createdAt")
       VALUES (gen_random_uuid(), $1, $1, now() - INTERVAL '30 days') RETURNING "id"`,
      [userId],
    );
    const values = [userId, rows[0]?.id, messages / 2];
    // Ids in the order of the turns, as version 7 has them.
    await client.query(
      `WITH turn AS (
         SELECT n, lpad(to_hex($1::int), 4, '0') || lpad(to_hex(n), 8, '0') AS hex, now() - INTERVAL '30 days' + n * INTERVAL '1 minute' AS at
         FROM generate_series(1, $3::int) AS n
       ), exchange AS (
         INSERT INTO "Exchange" ("id", "userId", "conversationId", "clientMessageId", "status", "chargedHearts", "leaseExpiresAt", "createdAt")
         SELECT ('01900000-0000-7000-8000-' || hex)::uuid, $1, $2::uuid, 'history-' || n, 'settled', 0, at, at FROM turn
       )
       INSERT INTO "Message" ("id", "conversationId", "exchangeId", "sender", "text", "createdAt")
       SELECT ('01900000-' || lpad(to_hex(2 * n + side), 4, '0') || '-7000-8000-' || hex)::uuid, $2::uuid,
         ('01900000-0000-7000-8000-' || hex)::uuid,
         CASE side WHEN 0 THEN 'user' ELSE 'ai' END::"Sender",
         CASE side WHEN 0 THEN 'My brother play football with his friends every day after school, frase ' || n || '.'
           ELSE 'Ci sei quasi! Guarda bene il verbo: chi fa l''azione, e quando succede? Prova a dirlo con parole tue, passo ' || n || '.' END,
         at FROM turn, generate_series(0, 1) AS side`,
      values,
    );
    await client.query("VACUUM ANALYZE");
  });
}
