import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { connectPostgres, inTransaction } from "@/lib/db/client";
import { databaseAddress } from "@/lib/db/database-url";
import type { ExchangeReply } from "@/lib/features/chat/contract";
import { migratePostgres } from "@/scripts/migrations/databases";
import { reasonOf } from "@/scripts/migrations/reason";
import { findPgbouncer } from "@/scripts/steps/pgbouncer.mjs";
import { createEmptyDatabase } from "../setup/database";
import { startPgbouncer } from "../setup/pgbouncer.mjs";
import { loadRoutes } from "../support/api";
import { conversations } from "../support/conversations";
import { mailsTo, templatesTo, tokenOf } from "../support/outbox";
import { previewStep } from "../support/prepare-step";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, userOf } from "../support/students";
import { startTestApp, type TestApp } from "../support/test-app";
import { newcomer, visitors } from "../support/visitors";

const routes = loadRoutes();

/** Somebody registers, verifies the address, logs in and writes. */
async function registerAndWrite(t: TestApp, fields: Record<string, unknown> = {}) {
  t.serveBy(t.app);
  const v = visitors(t);
  const somebody = newcomer(fields);
  const { email, password } = somebody;
  expect((await v.post("register", somebody)).status).toBe(201);
  expect(await templatesTo(t, email)).toEqual(["verify-email"]);
  const [mail] = await mailsTo(t.dataDir, email);
  expect((await v.post("verify-email", { token: tokenOf(mail) })).status).toBe(200);
  const { cookie, body } = await v.login(email, password);
  const { id } = body.user as { id: number };
  const ofAge = { birthMonth: 12, birthYear: 2000, aiNoticeAt: t.app.now() };
  await t.app.db.user.update({ where: { id }, data: ofAge });
  const student = { id, email, cookie: cookie ?? "" };
  const chat = conversations(t);
  const response = await chat.send(student, "Yesterday I go to school");
  const exchange = (await response.json()) as ExchangeReply;
  return { student, chat, exchange };
}

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

const isThere = findPgbouncer() !== undefined;
if (!isThere)
  process.stdout.write("Skipped behind a pooler: there is no PgBouncer, and none could be installed.\n");

(isThere ? describe : describe.skip)("behind a pooler in transaction mode, with two connections", () => {
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  let t: TestApp;
  const through = (databaseUrl: string, { url } = pooler) => {
    const { pathname } = new URL(databaseUrl);
    return Object.assign(new URL(url), { pathname }).href;
  };
  beforeAll(async () => {
    pooler = await startPgbouncer(process.env.TEST_DATABASE_URL ?? "");
    await warmUpThreads();
  });
  afterAll(async () => {
    await t?.close();
    await pooler.stop();
  });

  it("a build prepares the database, and says what is there and nothing secret", async () => {
    const url = through(await createEmptyDatabase());
    const { status, said } = await previewStep(`${url}?pgbouncer=true`, "main");
    expect({ status, said }).toMatchObject({ status: 0 });
    expect(said).toContain("English Coach will be served at https://coach-git-branch.vercel.app.");
    expect(said).toContain("PostgreSQL (DATABASE_URL), through a pooler\n");
    expect(said).toContain("https://coach-git-branch.vercel.app/dev/outbox behind PREVIEW_PASSWORD\n");
    expect(said).toMatch(/luca@english-coach\.example +coach-demo-2026/);
    expect(said).not.toMatch(/a secret that|a password of|127\.0\.0\.1|Ctrl/);
    t = await startTestApp(routes, `${url}?pgbouncer=true`, {});
  });

  it("instances that prepare at once take turns, though each needs both connections", async () => {
    const url = `${through(await createEmptyDatabase())}?pgbouncer=true`;
    const applied = await Promise.all([1, 2, 3].map(() => migratePostgres(url)));
    expect(applied.map(({ length }) => length > 0).filter(Boolean)).toHaveLength(1);
  });

  it("a student registers and is answered, mails leave from the queue, and times are right", async () => {
    const { student, chat, exchange } = await registerAndWrite(t);
    const now = t.app.now();
    expect(await userOf(t, student)).toMatchObject({ messagesCount: 1, hearts: 9, createdAt: now });
    expect(await chat.history(student)).toEqual([exchange.userMessage, exchange.aiMessage]);
    expect(exchange.aiMessage.createdAt).toBe(now.toISOString());
    const rows = await t.app.db.$queryRaw`
      SELECT "createdAt", extract(epoch FROM "createdAt")::float8 AS seconds, current_setting('TimeZone') AS zone
      FROM "User" WHERE "id" = ${student.id}`;
    expect(rows).toEqual([{ createdAt: now, seconds: now.getTime() / 1000, zone: "UTC" }]);
    expect(await t.app.db.user.count({ where: { createdAt: now, id: student.id } })).toBe(1);
  });

  it("answers twenty sends at once, of one student and of twenty", async () => {
    const chat = conversations(t);
    const one = await createStudent(t, { isPro: true });
    const many = await Promise.all(Array.from({ length: 20 }, () => createStudent(t)));
    for (const students of [Array.from({ length: 20 }, () => one), many]) {
      const replies = await Promise.all(
        students.map((student, n) => chat.send(student, `I like number ${n}`)),
      );
      expect(replies.map(({ status }) => status)).toEqual(students.map(() => 200));
    }
    expect(await userOf(t, one)).toMatchObject({ messagesCount: 20 });
    for (const student of many)
      expect(await userOf(t, student)).toMatchObject({ messagesCount: 1, hearts: 9 });
  });

  it("a statement that is given up takes its connection along: what comes next is not lost in its transaction", async () => {
    const address = databaseAddress(t.env.DATABASE_URL ?? "");
    const [one, other] = [connectPostgres(address, 1), connectPostgres(address, 1)];
    const id = 1;
    const hung = inTransaction(one, (tx) => tx.$queryRaw`SELECT pg_sleep(6)::text`);
    await expect(hung).rejects.toThrow("Query read timeout");
    await one.requestTick.upsert({
      where: { id },
      create: { id, at: t.app.now() },
      update: { at: t.app.now() },
    });
    expect(await other.requestTick.findUnique({ where: { id } })).toEqual({ id, at: t.app.now() });
    await Promise.all([one.$disconnect(), other.$disconnect()]);
  });

  it("jobs that are put in at once are done once", async () => {
    await Promise.all(Array.from({ length: 10 }, () => t.app.ports.jobs.enqueue("sweep", {})));
    expect(await t.runJobs()).toBe(1);
  });

  it("a pooler nobody spoke of is told from the database, by who prepares and who migrates", async () => {
    const url = through(await createEmptyDatabase());
    const { status, said } = await previewStep(`${url}?schema=preview`, "main");
    expect(status).toBe(1);
    expect(said).toContain(
      "Add pgbouncer=true to DATABASE_URL (behind a ? or &), or take the direct address.",
    );
    const db = connectPostgres(url, 1);
    const refusal: unknown = await db.user.count().catch((error: unknown) => error);
    expect(reasonOf(refusal)).toContain("Add pgbouncer=true to DATABASE_URL");
    await db.$disconnect();
  });

  it("one that drops what it does not know is told from the zone of its sessions", async () => {
    const careless = await startPgbouncer(process.env.TEST_DATABASE_URL ?? "", {
      ignored: "options, statement_timeout",
    });
    const url = through(await createEmptyDatabase(), careless);
    await expect(migratePostgres(url)).rejects.toThrow(
      "its sessions are not in UTC and in the schema public, though they are asked to be",
    );
    expect(await migratePostgres(`${url}?pgbouncer=true`)).not.toEqual([]);
    await careless.stop();
  });
});
