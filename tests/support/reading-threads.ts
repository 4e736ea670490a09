import path from "node:path";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { endHarper, Harper } from "@/lib/features/english/spelling/harper";
import { ReadingPool, readingPool, threadLimits } from "@/lib/features/reading/reading-pool";
import { keepForProcess } from "@/lib/once-per-process";
import { readingThreadFile } from "../setup/reading-thread-file.mjs";

type StartThread = (file: string, options?: WorkerOptions) => Worker;

const harperFile = path.resolve("lib/features/english/spelling/harper-worker.mjs");

/** Has a process that is not Next's read in the threads that `build-reading-thread.mjs` made. */
export function readInBuiltThreads(
  threads?: number,
  start: StartThread = (file, options) => new Worker(file, options),
): void {
  const startReader = () => start(readingThreadFile, { resourceLimits: threadLimits });
  keepForProcess("harper", new Harper(() => start(harperFile)));
  keepForProcess("reading-pool", new ReadingPool(startReader, threads));
}

/** The same for a program, which makes them itself. */
export async function startReadingThreads(): Promise<void> {
  const { default: buildReadingThread } = await import("../setup/build-reading-thread.mjs");
  await buildReadingThread();
  readInBuiltThreads();
}

/**
 * Has what comes at once not wait for the thread. The dictionary, which takes seconds, is left to the first word that no
 * other list has: most tests say none.
 */
export const warmUpThreads = (): Promise<void> => readingPool().warmUp();

/** Ends all threads of texts, which would outlive those who started them. */
export async function endReadingThreads(): Promise<void> {
  await readingPool().end();
  await endHarper();
}
