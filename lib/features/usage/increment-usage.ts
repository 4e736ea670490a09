import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import type { incrementUsageCall, UsageStats } from "./contract";
import { countAudioPlay } from "./data";

type Used = z.output<(typeof incrementUsageCall)["body"]>;

/** Counts what only the browser knows, and answers what is used of the free plan. */
export async function incrementUsage(ctx: Ctx<Learner>, { type }: Used): Promise<UsageStats> {
  if (type === "audio") await countAudioPlay(ctx.db, ctx.actor.userId);
  return ctx.actor.user;
}
