import { z } from "zod";
import { email } from "@/lib/features/accounts/account-fields";
import { strengthKinds, suggestionKinds } from "@/lib/features/progress/rules";
import { badgeTypes } from "@/lib/features/rewards/rules";
import { defineCall, text } from "@/lib/contract/call";
import { maxReportsOnDemand, reportMessages } from "./rules";

const hourMs = 60 * 60 * 1000;

const week = z.object({ startsOn: z.iso.date().describe("A Monday"), xp: z.int() });

/** What a parent reads about a student. Texts of the student's and the coach's carry no HTML and no links. */
const report = z.object({
  studentName: z.string(),
  from: z.iso.date().describe("First day of the period, in Europe/Rome"),
  to: z.iso.date().describe("Last day of the period"),
  level: z.int(),
  xp: z.int(),
  xpOfNextLevel: z.int(),
  badges: z.int().describe("In all"),
  newBadges: z.array(z.enum(badgeTypes)).describe("Of the period"),
  activity: z
    .object({
      days: z.int().describe("On which anything was done"),
      messages: z.int(),
      corrections: z.int().describe("Mistakes put right"),
      exercises: z.int().describe("Solved"),
      photos: z.int(),
    })
    .describe("Of the period"),
  weeks: z.array(week).length(8).describe("The last eight, the oldest first"),
  strengths: z.array(z.enum(strengthKinds)),
  suggestions: z.array(z.enum(suggestionKinds)),
  mastered: z.array(z.string()).max(3).describe("Names of topics the student knows"),
  toPractise: z.array(z.string()).max(3).describe("Names of topics to work on"),
  example: z
    .object({ topic: z.string(), before: z.string(), after: z.string() })
    .nullable()
    .describe("A sentence of the student's, and as they put it right"),
  messages: z
    .array(z.object({ sender: z.enum(["user", "ai"]), text: z.string(), sentAt: z.iso.datetime() }))
    .max(reportMessages)
    .describe("The last of the present conversation, the oldest first"),
  question: z.object({ english: z.string(), italian: z.string() }).describe("One for dinner"),
});
export type Report = z.output<typeof report>;

/** `unconfirmed`: whoever reads the address has not said yes; `stopped`: they want no mails, or no reports. */
export const parentStates = ["none", "unconfirmed", "confirmed", "stopped"] as const;

const parentReport = z.object({
  parentEmail: z.string().nullable(),
  state: z.enum(parentStates),
  sendsLeft: z.int().max(maxReportsOnDemand).describe("Today"),
  nextReportOn: z.iso
    .date()
    .nullable()
    .describe("When the next monthly one leaves, once the address is confirmed"),
  lastReportAt: z.iso.datetime().nullable(),
  report: report.describe("What a report sent now says"),
});
export type ParentReportReply = z.output<typeof parentReport>;

export const getParentReportCall = defineCall({
  method: "GET",
  path: "/api/parent-report",
  summary: "What the caller's parent would be sent now, and how the reports stand.",
  actor: "learner",
  reply: parentReport,
});

const count = z.int().min(0).max(2_147_483_647);
const titles = z.array(text(200)).max(10);

/** Checked and otherwise ignored: the server sends what it knows. */
const progressData = z.strictObject({
  studentName: text(200),
  level: count,
  xp: count,
  achievements: count,
  recentMessages: count,
  totalMessages: count,
  strengths: titles,
  suggestions: titles,
  chatHistory: z.array(z.union([text(10_000), z.record(z.string(), z.unknown())])).max(reportMessages),
});

export const sendParentReportCall = defineCall({
  method: "POST",
  path: "/api/parent-report",
  summary:
    "Mails the report of this month so far to the caller's parent, three a day; until the address has said yes the question once more, and nothing about the student.",
  actor: "learner",
  rate: { max: 30, windowMs: hourMs },
  body: z.strictObject({ parentEmail: email, studentId: z.int(), progressData: progressData.optional() }),
  maxBodyBytes: 256 * 1024, // Ten messages as long as a student may write them, every character escaped.
  reply: z.object({ success: z.literal(true), message: z.string() }),
});
