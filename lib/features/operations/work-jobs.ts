import { setTimeout as pause } from "node:timers/promises";
import type { App } from "@/lib/context";
import { jobHandlers } from "./job-handlers";

/** Works the jobs in this process. The database may be away while it starts: they begin when it is back. */
export async function workJobs(app: App, { retryMs = 2_000 } = {}): Promise<void> {
  for (;;) {
    try {
      return await app.ports.jobs.work(jobHandlers(app));
    } catch (error) {
      app.log.warn({ event: "jobs_not_started", error });
      await pause(retryMs, undefined, { ref: false });
    }
  }
}
