import type { App } from "@/lib/context";
import { deleteOverTokens } from "./data";
import { keepExpiredTokensMs } from "./rules";

/** Removes the tokens that expired long ago; until then an expired link is told from a wrong one. */
export async function sweepTokens(app: App): Promise<void> {
  await deleteOverTokens(app.db, new Date(app.now().getTime() - keepExpiredTokensMs));
}
