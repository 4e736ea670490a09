import { connectPostgres, inTransaction } from "@/lib/db/client";
import { databaseAddress } from "@/lib/db/database-url";
import { migratePostgres } from "@/scripts/migrations/databases";
import { reasonOf } from "@/scripts/migrations/reason";
import { findPgbouncer } from "@/scripts/steps/pgbouncer.mjs";
import { createEmptyDatabase } from "../setup/database";
import { startPgbouncer } from "../setup/pgbouncer.mjs";
import { loadRoutes } from "../support/api";
import { conversations } from "../support/conversations";
import { registerAndWrite } from "../support/first-lesson";
import { previewStep } from "../support/prepare-step";
import { warmUpThreads } from "../support/reading-threads";
import { createStudent, userOf } from "../support/students";
import { startTestApp, type TestApp } from "../support/test-app";

const routes = loadRoutes();

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
