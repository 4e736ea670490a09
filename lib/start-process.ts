import { buildApplicationWith, getApp } from "@/lib/application";
import type { App } from "@/lib/context";
import { env } from "@/lib/env";
import { buildApp } from "@/lib/wiring";

/** Whoever waits for the first answer does not wait for this too. */
const backgroundDelayMs = 1_000;

/** Opens the application and, where the process stays alive, works its jobs. A wrong configuration ends here. */
export async function startProcess(): Promise<void> {
  buildApplicationWith(() => buildApp(env()));
  const app = await getApp();
  if (app.env.VERCEL) return; // There, /api/cron/tick does.
  setTimeout(() => {
    const logAs = (event: string) => (error: unknown) => app.log.error({ event, error });
    workInBackground(app).catch(logAs("background_work_failed"));
    app.ports.homeworkReader.warmUp().catch(logAs("warm_up_failed"));
  }, backgroundDelayMs);
}

async function workInBackground(app: App): Promise<void> {
  const { startBackgroundWork } = await import("@/lib/features/operations/start-background-work");
  await startBackgroundWork(app);
}
