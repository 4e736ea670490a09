import pg from "pg";

const id = (table: number, number: string) =>
  `('${table}0000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;

/** So many students: `$1`. */
const students = "(SELECT n, n + 1 AS id FROM generate_series(1, $1::int) AS n) AS students";

/** Of each two turns, a mistake put right, what was seen of four topics, an exercise, a badge and four days of practice. */
const statements = [
  `INSERT INTO "User" ("id", "email", "nickname", "nicknameKey", "displayName", "displayNameKey", "xp", "heartsUpdatedAt", "createdAt",
     "emailVerifiedAt", "parentEmail", "birthMonth", "birthYear", "aiNoticeAt")
   SELECT id, 'figlio' || n || '@scuola.example', 'Figlio ' || n, 'figlio ' || n, 'Figlio ' || n, 'figlio ' || n, n % 700,
     '2026-01-10', '2026-01-10', '2026-01-10', 'genitore' || n || '@casa.example', 1 + n % 12, 2010, '2026-01-10' FROM ${students}`,
  `INSERT INTO "Guardian" ("id", "userId", "email", "confirmedAt", "changedAt")
   SELECT ${id(8, "n")}, id, 'genitore' || n || '@casa.example', '2026-01-10', '2026-01-10' FROM ${students}`,
  `INSERT INTO "DailyActivity" ("userId", "day", "messages", "corrections", "xp")
   SELECT id, '2026-11-27'::date - 12 * d, 3 + n % 5, n % 3, 15 + n % 20 FROM ${students}, generate_series(0, 3) AS d`,
  `INSERT INTO "UsedWord" ("userId", "word") SELECT id, 'word' || d FROM ${students}, generate_series(1, 2) AS d`,
  `INSERT INTO "Achievement" ("id", "userId", "badgeType", "xpAwarded", "awardedAt")
   SELECT ${id(1, "n")}, id, 'first_chat', 0, '2026-11-05'::timestamptz - (n % 60) * INTERVAL '1 day' FROM ${students}`,
  `INSERT INTO "Observation" ("id", "userId", "topic", "kind", "sourceId", "seenAt")
   SELECT ${id(2, "n * 8 + d")}, id, (ARRAY['past-time', 'plural-nouns', 'his-her', 'a-or-an'])[1 + (n + d) % 4],
     (ARRAY['mistake', 'correction', 'exercise_solved', 'mistake'])[1 + (n + d / 2) % 4]::"ObservationKind", ${id(2, "n * 8 + d")},
     '2026-11-28'::timestamptz - d * INTERVAL '4 days' FROM ${students}, generate_series(0, 5) AS d`,
  `INSERT INTO "Exercise" ("id", "userId", "day", "position", "topic", "kind", "level", "instruction", "prompt", "words",
     "accepted", "solution", "twin", "explanation", "hints", "solvedAt", "createdAt")
   SELECT ${id(3, "n")}, id, '2026-11-20', 0, 'his-her', 'gap_fill', 1, '', '', '{}', '{}', '', '', '', '{}', '2026-11-20', '2026-11-20'
   FROM ${students}`,
  `INSERT INTO "Conversation" ("id", "userId", "currentForUserId", "createdAt")
   SELECT ${id(4, "n")}, id, id, '2026-11-01' FROM ${students}`,
  `INSERT INTO "Exchange" ("id", "userId", "conversationId", "clientMessageId", "kind", "status", "chargedHearts", "leaseExpiresAt", "createdAt")
   SELECT ${id(5, "n * 2 + d")}, id, ${id(4, "n")}, 'turn ' || d, (CASE d WHEN 1 THEN 'homework' ELSE 'message' END)::"ExchangeKind",
     'settled', 0, '2026-11-20', '2026-11-20'::timestamptz + d * INTERVAL '1 minute' FROM ${students}, generate_series(0, 1) AS d`,
  `INSERT INTO "Message" ("id", "conversationId", "exchangeId", "sender", "text", "createdAt")
   SELECT ${id(6, "n * 4 + d")}, ${id(4, "n")}, ${id(5, "n * 2 + d / 2")}, (CASE d % 2 WHEN 0 THEN 'user' ELSE 'ai' END)::"Sender",
     CASE d % 2 WHEN 0 THEN 'Yesterday I go to the park with my cousin number ' || n || '.'
       ELSE 'Bella giornata! Fermiamoci un attimo su «Yesterday I go»: quando è successo, e il verbo come lo racconta? Prova a riscrivere la frase da capo.' END,
     '2026-11-20'::timestamptz + d * INTERVAL '30 seconds' FROM ${students}, generate_series(0, 3) AS d`,
  `INSERT INTO "Finding" ("id", "messageId", "topic", "start", "end", "quote", "explanation", "hints", "correction", "secret", "resolvedAt")
   SELECT ${id(7, "n")}, ${id(6, "n * 4")}, 'past-time', 12, 14, 'go', 'Il verbo al passato', '{Guarda il tempo}', 'went',
     'went', '2026-11-20T16:00:00Z' FROM ${students}`,
];

/** So many students with some activity each, whose parents want reports. Answers their ids. */
export async function insertActiveStudents(databaseUrl: string, count: number): Promise<number[]> {
  // The rows fit together: none need be looked up. A connection for each processor and one that waits.
  const options = "-c TimeZone=UTC -c session_replication_role=replica";
  const pool = new pg.Pool({ connectionString: databaseUrl, options, max: 3 });
  try {
    // The index the administrators search by takes longer than all the rest, and no report looks at it.
    await pool.query(`DROP INDEX "User_search"`);
    await Promise.all(statements.map((statement) => pool.query(statement, [count])));
    await pool.query("VACUUM ANALYZE");
    const { rows } = await pool.query<{ id: number }>(`SELECT "id" FROM "User" ORDER BY "id"`);
    return rows.map((row) => row.id);
  } finally {
    await pool.end();
  }
}
