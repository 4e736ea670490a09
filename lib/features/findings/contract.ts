import { z } from "zod";
import { reward } from "@/lib/features/rewards/contract";
import { topicIdOrOther } from "@/lib/features/topics/topic-id";
import { defineCall, text } from "@/lib/contract/call";
import { findings as t } from "@/lib/i18n/it";
import { maxTryLength, tryRate } from "./rules";

export const finding = z.object({
  id: z.string(),
  topic: topicIdOrOther,
  topicName: z.string().describe("In Italian"),
  start: z.int().describe("UTF-16 offset in the message"),
  end: z.int(),
  quote: z.string(),
  explanation: z.string(),
  hints: z.array(z.string()).describe("Those reached so far: one more with each real attempt"),
  attempts: z.int(),
  isResolved: z.boolean(),
  twin: z
    .object({ wrong: z.string(), right: z.string() })
    .optional()
    .describe("Another sentence with the same mistake, solved: after two real attempts"),
  correction: z.string().optional().describe("Only once the student has found it"),
});
export type FindingReply = z.output<typeof finding>;

export const tryFindingCall = defineCall({
  method: "POST",
  path: "/api/findings/{findingId}/tries",
  summary:
    "Tries to put right a mistake of the current conversation: the wrong part alone or the whole sentence. Silence, begging and the same words again are no attempt; a real one brings the next hint.",
  actor: "learner",
  needs: "practice",
  params: z.object({ findingId: z.uuid() }),
  rate: tryRate,
  body: z.strictObject({ text: text(10_000).trim().min(1, t.emptyTry).max(maxTryLength, t.longTry) }),
  reply: reward.extend({
    outcome: z.enum(["right", "not_yet", "no_attempt"]),
    finding,
  }),
});
export type TryReply = z.output<typeof tryFindingCall.reply>;

export const dropFindingCall = defineCall({
  method: "DELETE",
  path: "/api/findings/{findingId}",
  summary:
    "Takes a mistake that is still open off the current conversation: the student says that it is right, or lets it be. One that no rule of ours is certain of is forgotten altogether.",
  actor: "learner",
  params: z.object({ findingId: z.uuid() }),
  rate: tryRate,
  reply: z.object({ success: z.literal(true) }),
});
