import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { lockDataFolder } from "./data-folder-lock.mjs";

/**
 * Opens the embedded PostgreSQL of a data folder for this process alone: two at once would destroy it. Closing it
 * gives the folder back. Throws DataFolderInUseError when another process has it open.
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<PGlite> {
  const unlock = lockDataFolder(dataDir, "database");
  try {
    const folder = path.join(/* turbopackIgnore: true */ dataDir, "postgres");
    if (!existsSync(folder)) await createCluster(folder);
    const database = await PGlite.create(folder);
    const close = database.close.bind(database);
    return Object.assign(database, {
      async close() {
        await close();
        unlock();
      },
    });
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Beside its place until it is whole: one cut short by a crash could never be opened again. */
async function createCluster(folder: string) {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  renameSync(unfinished, folder);
}
