import { Worker } from "node:worker_threads";
import { keepForProcess } from "@/lib/once-per-process";
import { ReadingPool, threadLimits } from "@/lib/features/reading/reading-pool";

const startThread = () =>
  new Worker(new URL("./reading-thread.ts", import.meta.url), { resourceLimits: threadLimits });

/**
 * Says what the threads that read run; none starts yet. For what starts the process alone: a route that named their file
 * would be bundled with a copy of all they read with.
 */
export const provideReadingThreads = (): void => keepForProcess("reading-pool", new ReadingPool(startThread));
