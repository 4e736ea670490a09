import { z } from "zod";
import { defineCall } from "@/lib/contract/call";
import { badgeTypes } from "./rules";

export const achievement = z.object({
  id: z.string(),
  badgeType: z.enum(badgeTypes),
  badgeName: z.string(),
  description: z.string(),
  xpAwarded: z.int(),
  awardedAt: z.iso.datetime(),
});
export type AchievementReply = z.output<typeof achievement>;

/** What something earned. */
export const reward = z.object({
  xpAwarded: z.int(),
  leveledUp: z.boolean(),
  newLevel: z.int(),
  newAchievements: z.array(achievement),
});
export type RewardReply = z.output<typeof reward>;

export const listAchievementsCall = defineCall({
  method: "GET",
  path: "/api/achievements/{userId}",
  summary: "The caller's badges, newest first.",
  actor: "learner",
  owner: "userId",
  reply: z.array(achievement),
});

export const missingUserIdCall = defineCall({
  method: "GET",
  path: "/api/achievements",
  summary: "Without an id there is nobody's list to show: always 400 'User ID required'.",
  actor: "learner",
  reply: z.never(),
});
