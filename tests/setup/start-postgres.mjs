import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import pg from "pg";
import { ensurePgbouncer } from "../../scripts/steps/pgbouncer.mjs";
import buildReadingThread from "./build-reading-thread.mjs";
import { startPostgres } from "./postgres-server.mjs";

const prepareTemplate = path.join(import.meta.dirname, "prepare-template.ts");

/** Before all: a PostgreSQL server (TEST_DATABASE_URL, else one of our own) with a migrated template database. */
export default async function setup() {
  await ensurePgbouncer();
  await buildReadingThread();
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
  globalThis.testPostgresServer = server;
  process.env.TEST_DATABASE_URL ??= server.url;
  if (server) process.env.TEST_DATABASE_LOG = server.log;
  process.env.TEST_DATABASE_PREFIX = `coach_test_${randomBytes(4).toString("hex")}`;

  const template = `${process.env.TEST_DATABASE_PREFIX}_template`;
  const client = new pg.Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  await client.query(`CREATE DATABASE ${template}`);
  await client.end();
  prepare(template);
}

function prepare(database) {
  const url = new URL(process.env.TEST_DATABASE_URL);
  url.pathname = `/${database}`;
  execFileSync(process.execPath, ["--import", "tsx", prepareTemplate], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: ["ignore", "ignore", "inherit"],
  });
}
