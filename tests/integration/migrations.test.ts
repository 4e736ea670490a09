import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { migratePglite, migratePostgres } from "@/scripts/migrations/databases";
import { createTestDatabase } from "../setup/database";

/** Its semicolons inside a string and a function must not cut it. */
const first = `CREATE TABLE "Shelf" (id int PRIMARY KEY, label text DEFAULT 'a;b');
CREATE FUNCTION count_shelves() RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT count(*) FROM "Shelf"); END; $$;`;
const second = `INSERT INTO "Shelf" (id) VALUES (1); ALTER TABLE "Shelf" ADD COLUMN "isFull" boolean NOT NULL DEFAULT false;`;
const broken = `INSERT INTO "Shelf" (id) VALUES (2); ALTER TABLE "Nowhere" ADD COLUMN id int;`;

let folder: string;

function writeMigration(name: string, sql: string) {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, "migration.sql"), sql);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "coach-migrations-"));
  // The history of the clone counts the product's own migrations as applied.
  cpSync("prisma/migrations", folder, { recursive: true });
  writeMigration("29990101000000_first", first);
  writeMigration("29990102000000_second", second);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function query(url: string, sql: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

test("what is missing is applied in order, once, and recorded as Prisma does", async () => {
  const url = await createTestDatabase();
  expect(await migratePostgres(url, folder)).toEqual(["29990101000000_first", "29990102000000_second"]);
  expect(await migratePostgres(url, folder)).toEqual([]);
  expect(await query(url, `SELECT label, "isFull", count_shelves() FROM "Shelf"`)).toEqual([
    { label: "a;b", isFull: false, count_shelves: "1" },
  ]);
  const record = await query(
    url,
    `SELECT * FROM "_prisma_migrations" WHERE migration_name LIKE '2999%' ORDER BY 1`,
  );
  expect(record).toHaveLength(2);
  expect(record[0]).toMatchObject({
    applied_steps_count: 1,
    finished_at: expect.any(Date),
    rolled_back_at: null,
  });
});

test("two instances that start at once apply each migration once", async () => {
  const url = await createTestDatabase();
  const applied = await Promise.all([1, 2, 3].map(() => migratePostgres(url, folder)));
  expect(applied.flat().toSorted()).toEqual(["29990101000000_first", "29990102000000_second"]);
});

test("who has lost the lock applies nothing twice", async () => {
  const url = await createTestDatabase();
  writeMigration("29990103000000_third", `SELECT pg_sleep(1); UPDATE "Shelf" SET id = id + 1;`);
  const first = migratePostgres(url, folder).catch((error: unknown) => (error as Error).message);
  const isHeld = async () =>
    (
      await query(
        url,
        "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
      )
    )[0]?.pid;
  let holder = await isHeld();
  while (holder === undefined) holder = await isHeld();
  await query(url, `SELECT pg_terminate_backend(${Number(holder)})`);
  await Promise.all([first, migratePostgres(url, folder)]);
  expect(await query(url, `SELECT id FROM "Shelf"`)).toEqual([{ id: 2 }]);
  const record = await query(url, `SELECT 1 FROM "_prisma_migrations" WHERE migration_name LIKE '2999%'`);
  expect(record).toHaveLength(3);
});

test("a migration that fails leaves nothing behind, is named, and runs again once it is mended", async () => {
  const url = await createTestDatabase();
  writeMigration("29990103000000_third", broken);
  await expect(migratePostgres(url, folder)).rejects.toThrow(
    '29990103000000_third failed: relation "Nowhere" does not exist',
  );
  expect(await query(url, `SELECT id FROM "Shelf"`)).toEqual([{ id: 1 }]);
  writeMigration("29990103000000_third", `INSERT INTO "Shelf" (id) VALUES (3)`);
  expect(await migratePostgres(url, folder)).toEqual(["29990103000000_third"]);
});

test("a migration edited after it was applied is refused", async () => {
  const url = await createTestDatabase();
  await migratePostgres(url, folder);
  writeMigration("29990101000000_first", `${first} -- changed`);
  await expect(migratePostgres(url, folder)).rejects.toThrow("29990101000000_first was edited");
});

/** One for all: it takes seconds to come up with the product's migrations, which the first test has applied in two parts. */
describe("the embedded database", () => {
  let database: PGlite;
  beforeAll(async () => (database = await PGlite.create()));
  afterAll(() => database.close());

  test("an audit log with addresses is chained anew, so that these can be forgotten", async () => {
    const later = readdirSync(folder).filter((name) => name >= "20261123074607" && !name.endsWith(".toml"));
    for (const name of later) rmSync(path.join(folder, name), { recursive: true });
    await migratePglite(database, folder);
    await database.exec(
      `INSERT INTO "AuditEntry" ("at", "actor", "action", "outcome", "ip", "details") VALUES
         (now(), 'a', 'set_pro', 'ok', NULL, '{}'), (now(), 'b', 'set_pro', 'ok', '198.51.100.7', '{}'),
         (now(), 'c', 'set_pro', 'ok', NULL, '{}')`,
    );
    const hashes = async () =>
      (await database.query<{ hash: string }>(`SELECT "hash" FROM "AuditEntry" ORDER BY "id"`)).rows;
    const before = await hashes();
    await migratePglite(database, "prisma/migrations");
    const after = await hashes();
    expect(after[0]).toEqual(before[0]);
    expect(after[1]).not.toEqual(before[1]);
    await database.exec(`UPDATE "AuditEntry" SET "ip" = NULL, "ipSalt" = NULL`);
    const broken = await database.query(
      `SELECT "id" FROM (SELECT e.*, audit_hash(e) AS "right", lag(e."hash") OVER (ORDER BY e."id") AS "last"
         FROM "AuditEntry" e) AS e WHERE "hash" <> "right" OR "previousHash" <> COALESCE("last", repeat('0', 64))`,
    );
    expect(broken.rows).toEqual([]);
  });

  test("a sheet that was called by the name of a rule is called as a book would", async () => {
    const sheet = (id: number, title: string, ...names: string[]) =>
      `('00000000-0000-4000-8000-00000000000${id}', 1, '${id}', '${title}', 'working', '${JSON.stringify(
        names.map((topicName) => ({ topic: "double-negative", topicName, wordBank: [] })),
      )}', now(), now())`;
    // The sheets alone: nobody owns them.
    await database.exec(`SET session_replication_role = replica;
      INSERT INTO "Worksheet" ("id", "userId", "key", "title", "status", "parts", "createdAt", "lastActiveAt") VALUES
        ${sheet(1, "Double-negative", "double-negative")},
        ${sheet(2, "Some e any, double-negative", "some e any", "double-negative")},
        ${sheet(3, "Double-negative sentences: some help", "some e any")};
      SET session_replication_role = DEFAULT;`);
    const named = "prisma/migrations/20261130090000_named_topics/migration.sql";
    await database.exec(readFileSync(named, "utf8"));
    const { rows } = await database.query<{ title: string; names: string[] }>(
      `SELECT "title", jsonb_path_query_array("parts", '$[*].topicName') AS "names" FROM "Worksheet" ORDER BY "id"`,
    );
    expect(rows).toEqual([
      { title: "Never ed ever", names: ["never ed ever"] },
      { title: "Some e any, never ed ever", names: ["some e any", "never ed ever"] },
      { title: "Double-negative sentences: some help", names: ["some e any"] },
    ]);
    await database.exec(`DELETE FROM "Worksheet"`);
  });

  test("takes the same migrations", async () => {
    const applied = await migratePglite(database, folder);
    expect(applied.slice(-2)).toEqual(["29990101000000_first", "29990102000000_second"]);
    writeMigration("29990103000000_third", broken);
    await expect(migratePglite(database, folder)).rejects.toThrow("29990103000000_third failed");
    expect((await database.query(`SELECT id FROM "Shelf"`)).rows).toEqual([{ id: 1 }]);
  });
});
