import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { App, Ctx, Learner } from "@/lib/context";
import { readEnv } from "@/lib/env";
import { userFields } from "@/lib/features/learners/user-fields";
import { serveApplication } from "@/lib/application";
import { buildApp } from "@/lib/wiring";
import { endReadingThreads, startReadingThreads } from "@/tests/support/reading-threads";
import { newDatabase, type Database } from "./database";

export type BenchApp = { app: App; database: Database; close(): Promise<void> };

type Options = { env?: Record<string, string>; now?: () => Date };

/** The application in this process, on a database of its own and with local adapters unless `env` names others. */
export async function startApp({ env = {}, now }: Options = {}): Promise<BenchApp> {
  await startReadingThreads();
  const database = await newDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), "english-coach-bench-"));
  const settings = readEnv({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    APP_URL: "https://coach.example",
    AUTH_SECRET: "a secret that only the benchmark has and that is long enough",
    ALLOW_OUTBOX: "1",
    ALLOW_DEMO_ACCOUNTS: "1",
    ALLOW_LOCAL_PAYMENTS: "1",
    LOG_LEVEL: "silent",
    ...env,
  });
  const app = await buildApp(settings, now);
  serveApplication(app);
  return {
    app,
    database,
    async close() {
      await app.ports.jobs.stop();
      await app.ports.homeworkReader.close();
      await endReadingThreads();
      await app.db.$disconnect();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs `work` with an application and closes it whatever comes of it. */
export async function withApp(options: Options, work: (bench: BenchApp) => Promise<void>): Promise<void> {
  const bench = await startApp(options);
  try {
    await work(bench);
  } finally {
    await bench.close();
  }
}

/** A request of a student, read from the database as a session would be. */
export async function learnerOf(app: App, userId: number): Promise<Ctx<Learner>> {
  const user = await app.db.user.findUniqueOrThrow({ where: { id: userId }, select: userFields });
  const actor: Learner = { kind: "learner", userId, sessionId: randomUUID(), user };
  return { ...app, actor, requestId: randomUUID(), keepAlive: () => undefined };
}
