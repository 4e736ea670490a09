import type { App } from "@/lib/context";
import { warmUp } from "@/lib/features/english/analyse";
import { leaseMs } from "@/lib/features/chat/rules";
import { jobHandlers } from "./job-handlers";

/** Works the jobs in this process and loads what would make the first answer slow. */
export async function startBackgroundWork(app: App): Promise<void> {
  await app.ports.jobs.work(jobHandlers(app));
  // What was pending when the last process died has lost its lease by then.
  await app.ports.jobs.enqueue("sweep", {}, { afterSeconds: leaseMs / 1000 + 1 });
  await warmUp();
}
