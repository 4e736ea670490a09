import pg from "pg";

type Students = {
  count: number;
  registeredAt: Date;
  isPro?: boolean;
  messagesCount?: number;
  hearts?: number;
  /** What their names begin with, apart from those of others in the same database. */
  prefix?: string;
};

/** Inserts students of 15 in one statement and answers their ids. Those with Pro have it from an administrator. */
export async function insertStudents(
  databaseUrl: string,
  { count, registeredAt, isPro = false, messagesCount = 0, hearts = 10, prefix = "studente" }: Students,
): Promise<number[]> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO "User" ("email", "nickname", "nicknameKey", "displayName", "displayNameKey", "heartsUpdatedAt", "createdAt",
         "emailVerifiedAt", "aiNoticeAt", "birthMonth", "birthYear", "isPro", "hasManualPro", "messagesCount", "hearts")
       SELECT $6::text || n || '@scuola.example', initcap($6) || ' ' || n, $6 || ' ' || n, initcap($6) || ' ' || n, $6 || ' ' || n,
         $2::timestamptz, $2::timestamptz, $2::timestamptz, $2::timestamptz, 12, extract(year FROM $2::timestamptz)::int - 16, $3, $3, $4, $5
       FROM generate_series(1, $1::int) AS n RETURNING "id"`,
      [count, registeredAt, isPro, messagesCount, hearts, prefix],
    );
    return rows.map(({ id }) => id);
  });
}

/** A connection of the benchmark's own: the application's gives up after 2.5 s. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
