import { buildApplicationWith, getApp } from "@/lib/application";
import type { App } from "@/lib/context";
import { env } from "@/lib/env";
import { buildApp } from "@/lib/wiring";

/** Opens the application and, where the process stays alive, works its jobs. A wrong configuration ends here. */
export async function startProcess(): Promise<void> {
  buildApplicationWith(() => buildApp(env()));
  const app = await getApp();
  if (app.env.VERCEL) return; // There, /api/cron/tick does.
  workInBackground(app).catch((error: unknown) => app.log.error({ event: "background_work_failed", error }));
}

/** Loaded once the application stands: the first answer needs nothing of it. */
async function workInBackground(app: App): Promise<void> {
  const [{ keepSweepingExchanges }, { warmUpProcess, workJobs }] = await Promise.all([
    import("@/lib/features/chat/sweep-exchanges"),
    import("@/lib/features/operations/start-background-work"),
  ]);
  keepSweepingExchanges(app); // What a dead process was charged is given back sooner than its jobs would.
  await workJobs(app);
  await warmUpProcess(app);
}
