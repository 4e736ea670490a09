import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Browser } from "playwright";
import { chromiumArguments, findChromium } from "@/scripts/steps/chromium.mjs";
import { newDatabase } from "../database";
import { productEnv, startProduct, type Server } from "../servers";

/** A product with a PostgreSQL of its own, and the browser that looks at it. */
export type Stage = { databaseUrl: string; dataDir: string; product: Server; browser: Browser };

type Options = { env?: Record<string, string>; chromiumArguments?: string[] };

/** Sets up a stage for `work`, and takes it down whatever comes of it. */
export async function onStage(options: Options, work: (stage: Stage) => Promise<void>): Promise<void> {
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const database = await newDatabase();
    undo.push(() => database.drop());
    const dataDir = await mkdtemp(path.join(tmpdir(), "english-coach-bench-"));
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const env = { ...productEnv(database.url, "{url}"), DATA_DIR: dataDir, ...options.env };
    const product = await startProduct({ env });
    undo.push(() => product.stop());
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: [...chromiumArguments, ...(options.chromiumArguments ?? [])],
    });
    undo.push(() => browser.close());
    await work({ databaseUrl: database.url, dataDir, product, browser });
  } finally {
    for (const step of undo.reverse()) await step();
  }
}
