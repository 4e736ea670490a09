import type { App } from "@/lib/context";
import { deleteOverSessions } from "./data";

/** Removes the sessions that are over. */
export async function sweepSessions(app: App): Promise<void> {
  await deleteOverSessions(app.db, app.now());
}
