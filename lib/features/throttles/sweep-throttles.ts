import type { App } from "@/lib/context";
import { deleteOverThrottles } from "./data";

/** Removes the counters whose window is over. */
export async function sweepThrottles(app: App): Promise<void> {
  await deleteOverThrottles(app.db, app.now());
}
