import { z } from "zod";
import { schoolClasses } from "@/lib/features/accounts/rules";
import { topicId } from "@/lib/features/topics/topic-id";
import { defineCall } from "@/lib/contract/call";
import { evidences } from "./rules";

const topicScore = z.object({
  topic: topicId,
  name: z.string().describe("In Italian"),
  score: z.int().describe("Percent of what went right, recent things counting more"),
  observations: z.int(),
});
export type TopicScoreReply = z.output<typeof topicScore>;

const stop = z.object({
  topic: topicId,
  name: z.string().describe("In Italian"),
  hasExercises: z.boolean().describe("Whether the exercises of a day may be about it"),
  evidence: z
    .enum(evidences)
    .describe(
      "none: not met. seen: fewer than three observations. understood: the last three right alone. remembered: right alone again three days later. training: anything else",
    ),
  score: z.int().optional().describe("As above, from three observations on"),
  lastSeenOn: z.iso.date().optional().describe("The calendar day in Europe/Rome"),
  daysAgo: z.int().optional().describe("How many calendar days ago that was"),
  solved: z.int().describe("Exercises right at the first try"),
  missed: z.int().describe("Exercises whose first try was wrong"),
  mistakes: z.int().describe("In the student's own English"),
  corrections: z.int().describe("Of those, put right"),
});
export type StopReply = z.output<typeof stop>;

const mastery = z.object({
  weak: z.array(topicScore),
  strong: z.array(topicScore),
  path: z
    .array(z.object({ schoolClass: z.enum(schoolClasses), stops: z.array(stop) }))
    .describe("Every topic in the order of school"),
  place: topicId.describe("The topic seen last; the first of the student's year before any"),
  next: topicId.optional().describe("What to train next: the weakest topic, else one not met yet"),
});
export type MasteryReply = z.output<typeof mastery>;

export const listMasteryCall = defineCall({
  method: "GET",
  path: "/api/mastery/{userId}",
  summary:
    "The caller's weak topics, the weakest first, and strong ones, the best first; a topic seen fewer than three times is in neither. And the path through all topics, with what is proved of each.",
  actor: "learner",
  owner: "userId",
  reply: mastery,
});
