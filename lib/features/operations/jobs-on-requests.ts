import { randomUUID } from "node:crypto";
import type { App, KeepAlive } from "@/lib/context";
import { claimRequestTick } from "./data";
import { askAgainMs, requestTickMs, runsJobsOnRequests } from "./rules";

/** The application with its jobs run behind replies, where that is how they run. */
export function withJobsOnRequests(app: App): App {
  if (!runsJobsOnRequests(app.env)) return app;
  let nextAskMs = 0;

  async function tickIfDue(keepAlive: KeepAlive): Promise<void> {
    const now = app.now();
    const earlyMs = nextAskMs - now.getTime();
    if (earlyMs > 0 && earlyMs <= requestTickMs) return; // More is said by a clock that was put back.
    nextAskMs = now.getTime() + askAgainMs;
    if (!(await claimRequestTick(app.db, now, requestTickMs))) return;
    nextAskMs = now.getTime() + requestTickMs;
    const { tick } = await import("./tick"); // A request loads none of what jobs need.
    const jobsRun = await tick({ ...app, actor: { kind: "system" }, requestId: randomUUID(), keepAlive });
    app.log.info({ event: "request_tick", ...jobsRun });
  }

  return {
    ...app,
    afterReply: (keepAlive) =>
      tickIfDue(keepAlive).catch((error: unknown) => {
        app.log.error({ event: "request_tick_failed", error });
      }),
  };
}
