import type { Worker, WorkerOptions } from "node:worker_threads";
import { endReadingThreads, readInBuiltThreads } from "../support/reading-threads";

declare global {
  var keptThread: (file: string, options?: WorkerOptions) => Worker;
}

// A test file has modules of its own, but the threads of the file before it: one is enough.
beforeAll(() => readInBuiltThreads(1, globalThis.keptThread));
afterAll(endReadingThreads);
