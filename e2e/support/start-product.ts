import { spawn } from "node:child_process";
import { cpSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type APIRequest } from "@playwright/test";
import { persona, signIn } from "./accounts";
import { test } from "./fixtures";
import { productEnv } from "./product-env";

const cronSecret = "the-clock-of-the-test";

/** A product of one spec file's own, on a port and a data folder of its own. */
export type Product = {
  url: string;
  dataDir: string;
  /** What its clock says. */
  now: () => number;
  /** Lets its clock go on from another instant. */
  moveClockTo: (instant: number) => void;
  /** Has it run the sweep, which it does by itself every minute, and every job that is due. */
  runJobs: () => Promise<void>;
};

type Options = {
  port: number;
  env: Record<string, string>;
  /** Whether its tests talk to the coach. */
  isAsked: boolean;
};

async function startProduct(request: APIRequest, { port, env, isAsked }: Options) {
  const folder = path.resolve(`.cache/e2e/product-${port}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const dataDir = path.join(folder, "data");
  cpSync(".cache/e2e/prepared", dataDir, { recursive: true }); // By scripts/start-for-e2e.mjs.
  const { url, env: ownEnv } = productEnv({ port, dataDir });

  const clock = makeClock(path.join(folder, "clock"));
  const log = openSync(path.join(folder, "log"), "w");
  // A copied folder is prepared; another database is not.
  const program = env.DATABASE_URL ? "scripts/start.mjs" : "e2e/support/serve-prepared.mjs";
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...ownEnv, ...env, ...clock.env, CRON_SECRET: cronSecret },
    stdio: ["ignore", log, log],
  });
  let hasEnded = false;
  const end = new Promise<void>((resolve) => child.once("exit", resolve)).then(() => (hasEnded = true));
  const calls = await request.newContext({
    baseURL: url,
    extraHTTPHeaders: { Authorization: `Bearer ${cronSecret}` },
  });
  /** Its data are of no use to anybody: it need not put them in order. */
  const stop = async () => {
    child.kill("SIGKILL");
    await end;
    await calls.dispose();
  };
  const isAnswering = async () => {
    // Health waits for the threads that read, which nobody may need.
    const reply = await calls.get(isAsked ? "/api/health" : "/api/auth/session").catch(() => undefined);
    return hasEnded || reply?.ok();
  };
  const seeLog = `the health of ${url}; its log is ${folder}/log`;
  try {
    await expect.poll(isAnswering, { message: seeLog, timeout: 150_000 }).toBe(true);
    expect(hasEnded, seeLog).toBe(false);
    if (isAsked) await askOnce(request, url);
  } catch (error) {
    await stop();
    throw error;
  }
  const runJobs = async () => expect((await calls.get("/api/cron/tick")).ok()).toBe(true);
  return { product: { url, dataDir, now: clock.now, moveClockTo: clock.moveTo, runJobs }, stop };
}

/** The first answer waits for the threads that read to load, half a minute beside other work: no test is to. */
async function askOnce(request: APIRequest, url: string): Promise<void> {
  const student = await request.newContext({ baseURL: url });
  await signIn(student, persona("free"));
  const reply = await student.post("/api/chat", { data: { message: "Hello" }, timeout: 120_000 });
  expect(reply.ok()).toBe(true);
  await student.dispose();
}

/** A clock for a process that is started with this environment. */
function makeClock(file: string) {
  let offsetMs = 0;
  /** In one step: the product may be reading it. */
  function write(): void {
    writeFileSync(`${file}.new`, String(offsetMs));
    renameSync(`${file}.new`, file);
  }
  write();
  const preload = new URL("movable-clock.mjs", import.meta.url).href;
  return {
    env: { CLOCK_OFFSET_FILE: file, NODE_OPTIONS: `--import=${preload}` },
    now: () => Date.now() + offsetMs,
    moveTo: (instant: number) => {
      offsetMs = instant - Date.now();
      write();
    },
  };
}

/**
 * Tests against a product of their own, which is started once for them with this environment. One that nobody talks to
 * begins before it could answer.
 */
export function testWithProduct(
  prepareEnv: () => Promise<Record<string, string>>,
  { isAsked = true }: { isAsked?: boolean } = {},
) {
  return test.extend<object, { product: Product }>({
    product: [
      async ({ playwright }, use, { parallelIndex }) => {
        const env = await prepareEnv();
        const port = 3211 + parallelIndex;
        const { product, stop } = await startProduct(playwright.request, { port, env, isAsked });
        await use(product);
        await stop();
      },
      { scope: "worker", timeout: 180_000 },
    ],
    baseURL: ({ product }, use) => use(product.url),
    dataDir: [({ product }, use) => use(product.dataDir), { scope: "worker" }],
  });
}
