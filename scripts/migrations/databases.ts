import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { applyMigrations } from "./apply";

/** Any number, as long as every instance takes the same. */
const preparationLockKey = 7_341_902;

/** Brings an open embedded database up to date and answers the names of the migrations applied. */
export function migratePglite(database: PGlite, folder?: string) {
  return applyMigrations(
    {
      run: (sql) => database.exec(sql),
      rows: async (sql, values) => (await database.query<Record<string, unknown>>(sql, values)).rows,
    },
    folder,
  );
}

/**
 * Brings a PostgreSQL database up to date and then runs `afterwards`; answers the names of the migrations
 * applied. Instances that start at once take turns; the lock is a connection's, so it goes with a process that
 * dies.
 */
export async function migratePostgres(
  databaseUrl: string,
  folder?: string,
  afterwards?: () => Promise<void>,
) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [preparationLockKey]);
    const applied = await applyMigrations(
      {
        run: (sql) => client.query(sql),
        rows: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
      },
      folder,
    );
    await afterwards?.();
    return applied;
  } finally {
    await client.end();
  }
}
