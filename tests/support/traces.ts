import type { Db } from "@/lib/db/client";

/** Every table of the database in which one of these texts stands, with the text: "table: text". */
export async function findTraces(db: Db, texts: string[]): Promise<string[]> {
  const tables = await db.$queryRaw<{ schema: string; name: string }[]>`
    SELECT table_schema AS "schema", table_name AS "name" FROM information_schema.tables
    WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'`;
  const found: string[] = [];
  for (const { schema, name } of tables) {
    for (const text of texts) {
      const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM "${schema}"."${name}" t WHERE position(lower($1) IN lower(t::text)) > 0`,
        text,
      );
      if (row?.count) found.push(`${name}: ${text}`);
    }
  }
  return found;
}

/** How many rows of which table a user has. */
export async function countRowsOf(db: Db, userId: number): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'userId'`;
  const counts = tables.map(async ({ name }) => {
    const [row] = await db.$queryRawUnsafe<{ count: bigint }[]>(
      `SELECT count(*) FROM "${name}" WHERE "userId" = ${userId}`,
    );
    return [name, Number(row?.count)] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
