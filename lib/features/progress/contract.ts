import { z } from "zod";
import { defineCall } from "@/lib/contract/call";
import { shownWeeks, strengthKinds, suggestionKinds } from "./rules";

const week = z.object({
  startsOn: z.iso.date().describe("A Monday"),
  messages: z.int(),
  xp: z.int().describe("From practice; badges apart"),
});
export type WeekReply = z.output<typeof week>;

const progress = z.object({
  xp: z.int(),
  xpToday: z.int().describe("From practice, of at most 100 a day"),
  level: z.int(),
  messages: z.int().describe("Answered in all"),
  messagesThisWeek: z.int().describe("Of the last seven calendar days in Europe/Rome, today among them"),
  corrections: z.int().describe("Mistakes put right"),
  words: z.int().describe("Different English words used"),
  strengths: z.array(z.enum(strengthKinds)),
  suggestions: z.array(z.enum(suggestionKinds)),
  weeks: z.array(week).length(shownWeeks).describe("The oldest first"),
});
export type ProgressReply = z.output<typeof progress>;

/** The last seven days, counted as in a report. */
export const lastWeek = z.object({
  days: z
    .array(z.object({ day: z.iso.date(), isActive: z.boolean() }))
    .length(7)
    .describe("In Europe/Rome, today last"),
  messages: z.int(),
  exercises: z.int().describe("Solved"),
  corrections: z.int().describe("Mistakes put right"),
});
export type LastWeek = z.output<typeof lastWeek>;

export const getProgressCall = defineCall({
  method: "GET",
  path: "/api/progress/{userId}",
  summary:
    "How far the caller has come: what they did in all and week by week, what goes well, what to do next.",
  actor: "learner",
  owner: "userId",
  reply: progress,
});
