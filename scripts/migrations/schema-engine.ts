import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import { PrismaPGlite } from "pglite-prisma-adapter";

/** Prisma's schema engine as WebAssembly, on databases in memory: unlike the native one it needs no download. */
export async function openSchemaEngine() {
  await loadBindings();
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    ignoreEngineLog,
    bindMigrationAwareSqlAdapterFactory(inMemoryAdapter()),
  );
}

/** By file, because the package's own entry imports its `.wasm` as a module, which Node refuses without a flag. */
async function loadBindings() {
  const bindingsFile = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const wasm = await readFile(bindingsFile.replace(/\.js$/, ".wasm"));
  const { instance } = await WebAssembly.instantiate(wasm, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
}

function inMemoryAdapter() {
  return {
    provider: "postgres" as const,
    adapterName: "pglite-in-memory",
    connect: openInMemory,
    connectToShadowDb: openInMemory,
  };
}

/** The adapter's own `executeScript` does not wait for the script, so a broken migration would pass unseen. */
async function openInMemory() {
  const database = new PGlite();
  const connection = await new PrismaPGlite(database).connect();
  return Object.assign(connection, {
    executeScript: async (script: string) => {
      await database.exec(script).catch(reportAndThrow);
    },
    dispose: () => database.close(),
  });
}

/** The engine names the migration that failed but loses why. */
function reportAndThrow(error: Error): never {
  console.error(error.message);
  throw error;
}

function ignoreEngineLog() {}
