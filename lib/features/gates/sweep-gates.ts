import type { App } from "@/lib/context";
import { deleteOver } from "./data";

/** Removes tries, codes and open gates whose time is over. */
export async function sweepGates(app: App): Promise<void> {
  await deleteOver(app.db, app.now());
}
