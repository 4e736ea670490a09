import type { Administrator, Ctx } from "@/lib/context";
import { countWaiting } from "./data";

/** How much of what Pro users have written waits for an answer. */
export async function countWaitingFeedback(ctx: Ctx<Administrator>) {
  return { waiting: await countWaiting(ctx.db) };
}
