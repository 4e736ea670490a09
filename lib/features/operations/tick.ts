import type { Ctx, SystemActor } from "@/lib/context";
import { jobHandlers } from "./job-handlers";

/** Runs the sweep and every job that is due. */
export async function tick(ctx: Ctx<SystemActor>): Promise<{ jobsRun: number }> {
  await ctx.ports.jobs.enqueue("sweep", {});
  return { jobsRun: await ctx.ports.jobs.drain(jobHandlers(ctx)) };
}
