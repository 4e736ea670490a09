import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inTransaction } from "@/lib/db/client";
import { jobHandlers } from "@/lib/features/operations/job-handlers";
import { readEnv } from "@/lib/env";
import { serveApplication } from "@/lib/application";
import { buildApp } from "@/lib/wiring";
import { createTestDatabase } from "../setup/database";
import { apiOf, loadRoutes, type RouteFile } from "./api";

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/**
 * The whole application on a PostgreSQL database of its own, behind its real handlers, with local adapters and
 * a clock that stands still until it is moved.
 */
export const createTestApp = async (overrides: Record<string, string> = {}): Promise<TestApp> =>
  startTestApp(loadRoutes(), await createTestDatabase(), overrides);

/** The same on a migrated database that is empty. */
export async function startTestApp(
  routes: RouteFile[],
  databaseUrl: string,
  overrides: Record<string, string>,
) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "english-coach-"));
  const env = readEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_URL: "http://coach.test",
    AUTH_SECRET: "a secret that only the tests have and that is long enough",
    ALLOW_OUTBOX: "1",
    ALLOW_DEMO_ACCOUNTS: "1",
    ALLOW_LOCAL_PAYMENTS: "1",
    LOG_LEVEL: "silent",
    CRON_SECRET: "the cron secret of the tests",
    ...overrides,
  });
  let nowMs = Date.parse("2026-11-20T09:00:00.000Z");
  const app = await buildApp(env, () => new Date(nowMs));
  const { homeworkReader, speech } = app.ports; // A test may put another in their place.
  serveApplication(app);

  return {
    app,
    env,
    dataDir,
    /** Has the next requests answered by another instance. */
    serveBy: serveApplication,
    api: apiOf(routes, env.APP_URL),
    advance: (ms: number) => void (nowMs += ms),
    setClock: (instant: string) => void (nowMs = Date.parse(instant)),
    runJobs: () => app.ports.jobs.drain(jobHandlers(app)),
    inTransaction: <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(app.db, work),
    async close() {
      await app.ports.jobs.stop();
      await Promise.all([homeworkReader.close(), speech.close()]);
      await app.db.$disconnect();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
