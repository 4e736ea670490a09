import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

export interface Migration {
  name: string;
  sql: string;
}

export const prismaFolder = path.resolve(import.meta.dirname, "../../prisma");

/** The migrations of a folder, oldest first. */
export async function readMigrations(folder = path.join(prismaFolder, "migrations")): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(path.join(folder, name, "migration.sql"), "utf8"),
    })),
  );
}
