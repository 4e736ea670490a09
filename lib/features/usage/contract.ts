import { z } from "zod";
import { defineCall } from "@/lib/contract/call";

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

export const incrementUsageCall = defineCall({
  method: "POST",
  path: "/api/increment-usage",
  summary:
    "The same. `audio` counts a message that is being listened to, for who has Pro; whatever else is said changes nothing: messages and homework are counted where they are served.",
  actor: "learner",
  rate: { max: 60, windowMs: 60_000 },
  body: z.strictObject({ type: z.enum(["messages", "homework", "audio"]) }),
  reply: usageStats,
});
