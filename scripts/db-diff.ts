/** `npm run db:diff -- <name>`: writes the migration that brings prisma/migrations up to the Prisma schema. */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { prismaFolder, readMigrations } from "./migrations/files";
import { openSchemaEngine } from "./migrations/schema-engine";

const migrationsFolder = path.join(prismaFolder, "migrations");
const lockfile = {
  path: "migration_lock.toml",
  content: '# Written by npm run db:diff.\nprovider = "postgresql"\n',
};

async function main(name: string | undefined) {
  if (!name || !/^[a-z0-9_]+$/.test(name)) {
    throw new Error("Give the migration a name of a-z, 0-9 and _: npm run db:diff -- add_lessons");
  }
  await mkdir(migrationsFolder, { recursive: true });
  const script = await missingSql();
  if (!script) {
    console.log("The migrations already say all that the schema says: nothing to write.");
    return;
  }
  const file = path.join(migrationsFolder, `${timestamp(new Date())}_${name}`, "migration.sql");
  await mkdir(path.dirname(file));
  await writeFile(file, script);
  await writeFile(path.join(migrationsFolder, lockfile.path), lockfile.content);
  console.log(`Wrote ${path.relative(process.cwd(), file)}. Read it before you commit it.`);
}

async function missingSql() {
  const engine = await openSchemaEngine();
  const { exitCode, stdout } = await engine.diff({
    from: { tag: "migrations", ...(await migrationsForEngine()) },
    to: { tag: "schemaDatamodel", files: await readSchemaFiles() },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return exitCode === 0 ? null : stdout;
}

async function migrationsForEngine() {
  const migrations = await readMigrations(migrationsFolder);
  return {
    baseDir: migrationsFolder,
    lockfile,
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  };
}

async function readSchemaFiles() {
  const entries = await readdir(prismaFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".prisma"));
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return { path: file, content: await readFile(file, "utf8") };
    }),
  );
}

function timestamp(date: Date) {
  return date.toISOString().replace(/\D/g, "").slice(0, 14);
}

await main(process.argv[2]);
