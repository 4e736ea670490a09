import { buildApplicationWith, getApp } from "@/lib/application";
import { env } from "@/lib/env";
import { firstAnswer } from "@/lib/features/operations/first-answer";
import { withJobsOnRequests } from "@/lib/features/operations/jobs-on-requests";
import { workInBackground } from "@/lib/features/operations/work-in-background";
import { provideReadingThreads } from "@/lib/features/readers/provide-threads";
import { buildApp } from "@/lib/wiring";

/** How long a process waits for somebody to answer before it goes on to what nobody waits for. */
const idleMs = 3_000;

/** Opens the application and, where the process stays alive, works its jobs. A wrong configuration ends here. */
export async function startProcess(): Promise<void> {
  provideReadingThreads();
  buildApplicationWith(async () => withJobsOnRequests(await buildApp(env())));
  const app = await getApp();
  if (app.env.VERCEL) return; // There, requests do, or /api/cron/tick.
  workInBackground(app, firstAnswer(idleMs));
}
