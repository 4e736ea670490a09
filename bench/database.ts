import { randomBytes } from "node:crypto";
import pg from "pg";
import { migratePostgres } from "@/scripts/migrations/databases";
import { startPostgres } from "@/tests/setup/postgres-server.mjs";

export type Database = { url: string; drop(): Promise<void> };

/**
 * A migrated database of its own: on the PostgreSQL of BENCH_POSTGRES_URL, which one run has for all its groups, else on
 * a throwaway server that `drop` stops.
 */
export async function newDatabase(): Promise<Database> {
  const shared = process.env.BENCH_POSTGRES_URL;
  const database = shared ? await createOn(shared) : await startOwn();
  await migratePostgres(database.url).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  return database;
}

async function startOwn(): Promise<Database> {
  const server = await startPostgres();
  return { url: server.url, drop: () => server.stop() };
}

async function createOn(serverUrl: string): Promise<Database> {
  const name = `bench_${randomBytes(6).toString("hex")}`;
  await run(serverUrl, `CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
