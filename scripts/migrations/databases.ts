import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { connectPostgres } from "@/lib/db/client";
import { addressOf, connectionOptions } from "@/lib/db/connection";
import type { DatabaseAddress } from "@/lib/db/database-url";
import { applyMigrations } from "./apply";

/** Any number, as long as every instance takes the same. */
const preparationLocks = 7_341_902;
/** How long a preparation may take, and how long others wait for it. */
const [lockMs, waitMs] = [15 * 60_000, 5 * 60_000];

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
 * Brings a PostgreSQL database up to date, with its schema, and then runs `afterwards`; answers the names of the migrations
 * applied. Those who prepare the same schema at once take turns.
 */
export async function migratePostgres(
  given: DatabaseAddress | string,
  folder?: string,
  afterwards?: () => Promise<void>,
) {
  const address = addressOf(given);
  // One that sleeps takes seconds to wake up.
  const pool = new pg.Pool({ ...connectionOptions(address), max: 2, connectionTimeoutMillis: 15_000 });
  pool.on("error", () => undefined); // Whoever asks next is told.
  try {
    return await inTurn(pool, address.schema, async () => {
      if (address.schema !== "public") await pool.query(`CREATE SCHEMA IF NOT EXISTS "${address.schema}"`);
      await refuseOtherSessions(address);
      const applied = await withConnection(pool, (client) =>
        applyMigrations(
          {
            run: (sql) => client.query(sql),
            rows: async (sql, values) => (await client.query<Record<string, unknown>>(sql, values)).rows,
          },
          folder,
        ),
      );
      await afterwards?.();
      return applied;
    });
  } finally {
    await pool.end();
  }
}

/**
 * The lock is of a transaction that stays open meanwhile, as behind a pooler no connection keeps one of its own; it goes with a
 * process that dies. Who waits for it asks again: waiting inside the database would take the pooler's last connection.
 */
function inTurn<T>(pool: pg.Pool, schema: string, work: () => Promise<T>): Promise<T> {
  return withConnection(pool, async (client) => {
    const endsAt = performance.now() + waitMs;
    for (let tries = 0; !(await takeLock(client, schema)); tries++) {
      if (tries === 10) console.log("Somebody else prepares the same database: waiting …");
      if (performance.now() > endsAt)
        throw new Error("somebody else has been preparing it for five minutes. Try again later.");
      await pause(200);
    }
    const result = await work();
    await client.query("COMMIT"); // Fails when the lock was lost meanwhile.
    return result;
  });
}

async function takeLock(client: pg.ClientBase, schema: string): Promise<boolean> {
  await client.query("BEGIN");
  // Of a machine that has vanished nobody hears: then this is what gives the lock back.
  await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${lockMs}`);
  const { rows } = await client.query<{ isOurs: boolean }>(
    `SELECT pg_try_advisory_xact_lock($1, hashtext($2)) AS "isOurs"`,
    [preparationLocks, schema],
  );
  if (rows[0]?.isOurs) return true;
  await client.query("ROLLBACK");
  return false;
}

/** A connection that nobody has afterwards: whatever is open on it ends. */
async function withConnection<T>(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on("error", () => undefined);
  try {
    return await work(client);
  } finally {
    client.release(true);
  }
}

/** What stands between may drop what the product asks for when it connects. */
async function refuseOtherSessions(address: DatabaseAddress) {
  const db = connectPostgres(address, 1);
  try {
    const [session] = await db.$queryRaw<{ zone: string; schema: string | null }[]>`
      SELECT current_setting('TimeZone') AS zone, current_schema()::text AS schema`;
    if (session && /^(?:Etc\/)?(?:UTC|GMT)$/.test(session.zone) && session.schema === address.schema) return;
  } finally {
    await db.$disconnect();
  }
  throw new Error(
    `its sessions are not in UTC and in the schema ${address.schema}, though they are asked to be: a pooler stands between. ` +
      "Take the direct address, or let the database itself be so (ALTER DATABASE … SET timezone TO 'UTC').",
  );
}
