import { Worker } from "node:worker_threads";
import { endHarper } from "@/lib/features/english/spelling/harper";
import { ReadingPool, readingPool, threadLimits } from "@/lib/features/reading/reading-pool";
import { keepForProcess } from "@/lib/once-per-process";
import { readingThreadFile } from "../setup/reading-thread-file.mjs";

/** Has a process that is not Next's read in the threads that `build-reading-thread.mjs` made. */
export function readInBuiltThreads(threads?: number): void {
  const start = () => new Worker(readingThreadFile, { resourceLimits: threadLimits });
  keepForProcess("reading-pool", new ReadingPool(start, threads));
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
