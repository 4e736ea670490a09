import type { App } from "@/lib/context";
import { startingUntil } from "./readiness";

/**
 * What a process does beside answering. It begins once `isServing`, and is loaded then: the first answer needs nothing of
 * it. No part waits for another, so that a refund comes whatever still loads; only threads load one by one. Calling what
 * is answered ends the refunds.
 */
export function workInBackground(app: App, isServing: Promise<void>): () => void {
  const begin = (work: () => Promise<void>) =>
    isServing.then(work).catch((error: unknown) => {
      app.log.error({ event: "background_work_failed", error });
    });
  let isOver = false;
  let stopSweeping = () => {};
  void begin(async () => {
    const { keepSweepingExchanges } = await import("@/lib/features/chat/sweep-exchanges");
    if (!isOver) stopSweeping = keepSweepingExchanges(app);
  });
  void startingUntil(begin(loadReaders)).then(() => begin(() => app.ports.homeworkReader.warmUp()));
  void begin(() => workItsJobs(app));
  return () => {
    isOver = true;
    stopSweeping();
  };
}

async function loadReaders(): Promise<void> {
  const { warmUpReading } = await import("@/lib/features/reading/warm-up");
  await warmUpReading();
}

async function workItsJobs(app: App): Promise<void> {
  const { workJobs } = await import("./work-jobs");
  await workJobs(app);
}
