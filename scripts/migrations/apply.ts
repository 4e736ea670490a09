import { createHash, randomUUID } from "node:crypto";
import { type Migration, readMigrations } from "./files";

/** What a migration needs of a database: one connection that takes several statements at once. */
export interface MigrationConnection {
  run(sql: string): Promise<unknown>;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

/** As Prisma creates it, so that its own tools go on from here. */
const historyTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Applies what is missing of prisma/migrations and records it in `_prisma_migrations`, as `prisma migrate deploy`
 * does, but a migration and its record in one transaction: killed at any moment, it can simply be run again.
 * Answers the names applied, oldest first.
 */
export async function applyMigrations(connection: MigrationConnection, folder?: string) {
  await connection.run(historyTable);
  const applied = await appliedChecksums(connection);
  const names: string[] = [];
  for (const migration of await readMigrations(folder)) {
    const checksum = createHash("sha256").update(migration.sql).digest("hex");
    const known = applied.get(migration.name);
    if (known === undefined) {
      if (await applyOne(connection, migration, checksum)) names.push(migration.name);
    } else if (known !== checksum) {
      throw new Error(
        `Migration ${migration.name} was edited after it was applied: write a new one instead.`,
      );
    }
  }
  return names;
}

async function appliedChecksums(connection: MigrationConnection) {
  const rows = await connection.rows(
    `SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return new Map(rows.map((row) => [String(row.migration_name), String(row.checksum)]));
}

/** Answers whether it was still to be applied: whoever else does so meanwhile is waited for. */
async function applyOne(connection: MigrationConnection, migration: Migration, checksum: string) {
  await connection.run("BEGIN");
  try {
    await connection.run(`LOCK TABLE "_prisma_migrations" IN SHARE ROW EXCLUSIVE MODE`);
    if ((await appliedChecksums(connection)).has(migration.name)) {
      await connection.run("ROLLBACK");
      return false;
    }
    await connection.run(migration.sql);
    await connection.rows(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, migration.name],
    );
    await connection.run("COMMIT");
    return true;
  } catch (error) {
    await connection.run("ROLLBACK");
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
