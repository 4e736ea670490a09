import type { App } from "@/lib/context";
import { warmUp } from "@/lib/features/english/analyse";
import { leaseMs } from "@/lib/features/chat/rules";
import { readSafety } from "@/lib/features/safety/read-safety";
import { jobHandlers } from "./job-handlers";

/** Works the jobs in this process and loads what would make the first answer slow. */
export async function startBackgroundWork(app: App): Promise<void> {
  await app.ports.jobs.work(jobHandlers(app));
  // What was pending when the last process died has lost its lease by then.
  await app.ports.jobs.enqueue("sweep", {}, { afterSeconds: leaseMs.homework / 1000 + 1 });
  await warmUp();
  // It learns from its examples at the first message that no rule knows.
  readSafety("What I like most about Saturdays is breakfast with my cousins.");
}
