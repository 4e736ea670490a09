import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseUnavailable } from "./errors";

const pauseMs = 200;

/**
 * Does the work again while the database does not answer, for about `forMs`: for what was paid for and must not be lost
 * to a busy moment. The work must do no harm when it was done before without our hearing of it.
 */
export async function retryWhileDatabaseUnavailable<T>(work: () => Promise<T>, forMs: number): Promise<T> {
  const endsAt = performance.now() + forMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > endsAt) throw error;
      await pause(pauseMs);
    }
  }
}
