import { startBackgroundWork } from "@/lib/features/operations/start-background-work";
import { getApp } from "@/lib/wiring";

/** Opens the application and, where the process stays alive, works its jobs. A wrong configuration ends here. */
export async function startProcess(): Promise<void> {
  const app = await getApp();
  if (app.env.VERCEL) return; // There, /api/cron/tick does.
  startBackgroundWork(app).catch((error: unknown) =>
    app.log.error({ event: "background_work_failed", error }),
  );
  app.ports.homeworkReader
    .warmUp()
    .catch((error: unknown) => app.log.error({ event: "warm_up_failed", error }));
}
