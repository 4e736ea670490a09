import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectPostgres } from "@/lib/db/client";
import { databaseAddress } from "@/lib/db/database-url";
import { migratePostgres } from "@/scripts/migrations/databases";
import { createEmptyDatabase } from "../setup/database";
import { loadRoutes } from "../support/api";
import { registerAndWrite } from "../support/first-lesson";
import { previewStep } from "../support/prepare-step";
import { warmUpThreads } from "../support/reading-threads";
import { userOf } from "../support/students";
import { startTestApp, type TestApp } from "../support/test-app";

const routes = loadRoutes();

describe("two branches in one database", () => {
  let folder: string;
  let url: string;
  const apps: TestApp[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "coach-branches-"));
    url = await createEmptyDatabase();
    await warmUpThreads();
  });
  afterAll(async () => {
    for (const t of apps) await t.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The migrations of a branch: all of ours, and one of its own. */
  function migrationsOf(branch: string, sql: string) {
    const migrations = path.join(folder, branch);
    cpSync("prisma/migrations", migrations, { recursive: true });
    mkdirSync(path.join(migrations, `29990101000000_${branch}`));
    writeFileSync(path.join(migrations, `29990101000000_${branch}`, "migration.sql"), sql);
    return migrations;
  }

  it("migrate at once, each in its own way", async () => {
    const ways = {
      red: `CREATE TYPE "Shade" AS ENUM ('red'); CREATE TABLE "Shelf" ("shade" "Shade"); DROP FUNCTION settle_turn;`,
      blue: `CREATE TYPE "Shade" AS ENUM ('blue'); ALTER TABLE "User" ADD COLUMN "shade" "Shade" DEFAULT 'blue';`,
    };
    const applied = await Promise.all(
      Object.entries(ways).map(([name, sql]) => {
        const address = `${url}?schema=${name}`;
        return migratePostgres(address, migrationsOf(name, sql));
      }),
    );
    expect(applied.map((names) => names.at(-1))).toEqual(["29990101000000_red", "29990101000000_blue"]);
    expect(applied[0]?.length).toBe(applied[1]?.length);
    const db = connectPostgres(url, 1);
    const found = await db.$queryRaw<{ schema: string }[]>`
      SELECT DISTINCT table_schema AS schema FROM information_schema.tables
      WHERE table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;
    expect(found.map(({ schema }) => schema)).toEqual(["blue", "red"]);
    const shades = await db.$queryRaw`
      SELECT n.nspname AS schema, e.enumlabel AS label FROM pg_enum e
      JOIN pg_type t ON t.oid = e.enumtypid JOIN pg_namespace n ON n.oid = t.typnamespace
      WHERE t.typname = 'Shade' ORDER BY 1`;
    expect(shades).toEqual([
      { schema: "blue", label: "blue" },
      { schema: "red", label: "red" },
    ]);
    await db.$disconnect();
  });

  it("serve, each with its own users, statements of its own and queue", async () => {
    for (const schema of ["green", "blue"]) {
      await migratePostgres(
        `${url}?schema=${schema}`,
        schema === "blue" ? path.join(folder, "blue") : undefined,
      );
      apps.push(await startTestApp(routes, `${url}?schema=${schema}`, {}));
    }
    const [green, blue] = apps as [TestApp, TestApp];
    const inGreen = await registerAndWrite(green, { nickname: "Anna" });
    const inBlue = await registerAndWrite(blue, { nickname: "Anna" });
    expect(inGreen.student.id).toBe(inBlue.student.id);
    expect(await userOf(green, inGreen.student)).toMatchObject({ messagesCount: 1, nickname: "Anna" });
    expect(await userOf(blue, inBlue.student)).toMatchObject({ messagesCount: 1, nickname: "Anna" });
    green.serveBy(green.app);
    expect(await inGreen.chat.history(inGreen.student)).toHaveLength(2);
    expect(inGreen.exchange.aiMessage.id).not.toBe(inBlue.exchange.aiMessage.id);

    await green.app.ports.jobs.enqueue("sweep", {});
    expect(await blue.runJobs()).toBe(0);
    expect(await green.runJobs()).toBe(1);
    const queues = await green.app.db.$queryRaw<{ schema: string }[]>`
      SELECT schemaname AS schema FROM pg_tables WHERE tablename = 'queue' ORDER BY 1`;
    expect(queues.map(({ schema }) => schema)).toEqual(["blue_pgboss", "green_pgboss"]);
  });

  it("are refused behind a pooler, before anything is done", async () => {
    const { status, said } = await previewStep(`${url}?pgbouncer=true&schema=preview`, "main");
    expect(status).toBe(1);
    expect(said).toContain("DATABASE_URL: schema= needs the direct address");
  });

  it("touch no database of real people, not even to migrate it", async () => {
    const real = await createEmptyDatabase();
    expect((await previewStep(real, "main")).status).toBe(0);
    const db = connectPostgres(real, 1);
    await db.user.deleteMany({ where: { nickname: { not: "Luca" } } });
    await db.user.updateMany({ data: { email: "somebody@real.example" } });
    await db.$executeRaw`DELETE FROM "_prisma_migrations" WHERE migration_name LIKE '%previews_and_support'`;
    const { status, said } = await previewStep(real, "main");
    expect(status).toBe(1);
    expect(said).toContain("it holds real people, and a preview is a demonstration");
    expect(await db.user.count()).toBe(1);
    await db.$disconnect();
  });

  it("are prepared by their builds, with the demo accounts", async () => {
    const [main, feature] = await Promise.all(
      ["main", "feature/login"].map((branch) => previewStep(`${url}?schema=preview`, branch)),
    );
    for (const { status, said } of [main!, feature!]) {
      expect({ status, said }).toMatchObject({
        status: 0,
        said: expect.stringContaining("luca@english-coach"),
      });
    }
    expect(main?.said).toMatch(/in the schema preview_main_[0-9a-f]{8}$/m);
    const schema = /in the schema (preview_feature_login_[0-9a-f]{8})$/m.exec(feature?.said ?? "")?.[1];
    const db = connectPostgres(
      databaseAddress(`${url}?schema=preview`, {
        VERCEL: true,
        VERCEL_ENV: "preview",
        VERCEL_GIT_COMMIT_REF: "feature/login",
      }),
      1,
    );
    expect(await db.$queryRaw`SELECT current_schema()::text AS schema`).toEqual([{ schema }]);
    expect(await db.user.count({ where: { email: "luca@english-coach.example" } })).toBe(1);
    await db.$disconnect();
  });
});
