import type { App } from "@/lib/context";
import { leaseMs } from "@/lib/features/chat/rules";
import { warmUpReading } from "@/lib/features/reading/warm-up";
import { jobHandlers } from "./job-handlers";

/** Works the jobs in this process. */
export async function workJobs(app: App): Promise<void> {
  await app.ports.jobs.work(jobHandlers(app));
  // What was pending when the last process died has lost its lease by then.
  await app.ports.jobs.enqueue("sweep", {}, { afterSeconds: leaseMs.homework / 1000 + 1 });
}

/** Loads what would make the first lesson slow. */
export async function warmUpProcess(app: App): Promise<void> {
  await warmUpReading();
  await app.ports.homeworkReader.warmUp();
}
