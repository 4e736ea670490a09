import type { App } from "@/lib/context";
import { deleteOverRateLimits } from "./data";

/** Removes the counters whose window is over. */
export async function sweepRateLimits(app: App): Promise<void> {
  await deleteOverRateLimits(app.db, app.now());
}
