import { z } from "zod";
import { defineCall } from "@/lib/http/call";

export const usageStats = z.object({
  isPro: z.boolean(),
  messagesCount: z.int(),
  homeworkUploadsCount: z.int(),
});
export type UsageStats = z.output<typeof usageStats>;

export const usageStatsCall = defineCall({
  method: "GET",
  path: "/api/usage-stats",
  summary: "What the caller has used of the free plan so far.",
  actor: "learner",
  reply: usageStats,
});
