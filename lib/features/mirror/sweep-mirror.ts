import type { App } from "@/lib/context";
import { isAnyDue } from "./data";

/** Has mirrored what a crash or a fault of the mirror has left. */
export async function sweepMirror(app: App): Promise<void> {
  if (app.ports.progressMirror.kind === "none") return;
  if (await isAnyDue(app.db, app.now())) await app.ports.jobs.enqueue("mirror-progress", {});
}
