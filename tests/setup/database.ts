import { randomBytes } from "node:crypto";
import pg from "pg";

/**
 * A database of the test file's own on real PostgreSQL, migrated and without rows; answers its URL.
 * The run's teardown removes it.
 */
export const createTestDatabase = (): Promise<string> =>
  // Copied as files, with no log to recover it from, it takes half the time.
  createDatabase(`TEMPLATE ${process.env.TEST_DATABASE_PREFIX}_template STRATEGY FILE_COPY`);

/** The same with nothing in it. */
export const createEmptyDatabase = (): Promise<string> => createDatabase("");

async function createDatabase(options: string): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  const name = `${process.env.TEST_DATABASE_PREFIX}_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(url.href);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} ${options}`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}
