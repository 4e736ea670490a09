import { z } from "zod";
import { defineCall } from "@/lib/http/call";

const topicScore = z.object({
  topic: z.string(),
  name: z.string().describe("In Italian"),
  score: z.int().describe("Percent of what went right, recent things counting more"),
  observations: z.int(),
});
export type TopicScoreReply = z.output<typeof topicScore>;

const mastery = z.object({ weak: z.array(topicScore), strong: z.array(topicScore) });
export type MasteryReply = z.output<typeof mastery>;

export const listMasteryCall = defineCall({
  method: "GET",
  path: "/api/mastery/{userId}",
  summary:
    "The caller's weak topics, the weakest first, and strong ones, the best first. A topic seen fewer than three times is in neither.",
  actor: "learner",
  owner: "userId",
  reply: mastery,
});
