import { inBackground } from "@/lib/background";
import type { Ctx } from "@/lib/context";
import { mirrorProgress } from "./mirror-progress";
import { gatherSeconds } from "./rules";

/**
 * Has a change mirrored, once its transaction is through. Those of the next moment go with it. If this is lost, the
 * sweep finds it.
 */
export function announceProgress(ctx: Ctx): void {
  if (ctx.ports.progressMirror.kind === "none") return;
  inBackground(ctx, "announce_progress", async () => {
    await ctx.ports.jobs.enqueue("mirror-progress", {}, { afterSeconds: gatherSeconds });
    if (ctx.env.VERCEL) await mirrorProgress(ctx); // Nobody stays to work the queue.
  });
}
