import path from "node:path";
import { Worker } from "node:worker_threads";
import { endHarper } from "@/lib/features/english/spelling/harper";
import { ReadingPool, readingPool, threadLimits } from "@/lib/features/reading/reading-pool";
import { keepForProcess } from "@/lib/once-per-process";

/** See build-reading-thread.mjs. */
const file = path.resolve(".cache/test/reading-thread.mjs");

// A test file has modules of its own, and with them threads of its own, which would outlive the file.
beforeAll(() => {
  const start = () => new Worker(file, { resourceLimits: threadLimits });
  keepForProcess("reading-pool", new ReadingPool(start, 1));
});
afterAll(async () => {
  await readingPool().end();
  await endHarper();
});
