import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { until } from "./until";
import type { TestApp } from "./test-app";

/**
 * What the database's server writes to its log about this work: statements it refuses, with the values that it names.
 * A server of somebody else (TEST_DATABASE_URL) keeps its log to itself: then it is undefined.
 */
export async function databaseLogOf(
  { app }: TestApp,
  work: () => Promise<void>,
): Promise<string | undefined> {
  const file = process.env.TEST_DATABASE_LOG;
  const mark = async () => {
    const name = `mark ${randomUUID()}`;
    await app.db.$executeRawUnsafe(`DO $$ BEGIN RAISE LOG '${name}'; END $$`);
    if (file) await until(async () => (await readFile(file, "utf8")).includes(name));
    return name;
  };
  const from = await mark();
  await work();
  const to = await mark();
  const log = file && (await readFile(file, "utf8"));
  return log?.slice(log.indexOf(from), log.indexOf(to));
}
