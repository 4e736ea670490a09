import { buildApplicationWith, getApp } from "@/lib/application";
import type { App } from "@/lib/context";
import { env } from "@/lib/env";
import { buildApp } from "@/lib/wiring";

/** Whoever waits for the first answer does not wait for the dictionary too. */
const warmUpDelayMs = 1_000;

/** Opens the application and, where the process stays alive, works its jobs. A wrong configuration ends here. */
export async function startProcess(): Promise<void> {
  buildApplicationWith(() => buildApp(env()));
  const app = await getApp();
  if (app.env.VERCEL) return; // There, /api/cron/tick does.
  workInBackground(app).catch((error: unknown) => app.log.error({ event: "background_work_failed", error }));
}

async function workInBackground(app: App): Promise<void> {
  const { warmUpProcess, workJobs } = await import("@/lib/features/operations/start-background-work");
  setTimeout(() => {
    warmUpProcess(app).catch((error: unknown) => app.log.error({ event: "warm_up_failed", error }));
  }, warmUpDelayMs);
  await workJobs(app);
}
