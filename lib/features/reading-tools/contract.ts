import { z } from "zod";
import { defineCall } from "@/lib/contract/call";
import { readingChoices as choices } from "./rules";

const minuteMs = 60_000;

export const readingToolsBody = z.strictObject({
  spacing: z.enum(choices.spacing).describe("Between letters and words"),
  column: z.enum(choices.column).describe("Characters in a line, at most"),
  size: z.enum(choices.size).describe("Per cent"),
  font: z.enum(choices.font),
  ground: z.enum(choices.ground),
  ruler: z.enum(choices.ruler),
  calm: z.enum(choices.calm).describe("Nothing moves, nothing pops up"),
});

export const setReadingToolsCall = defineCall({
  method: "PUT",
  path: "/api/reading-tools",
  summary: "Keeps how the caller wants to read. The next login has pages drawn so, by the cookie `reading`.",
  actor: "learner",
  rate: { max: 60, windowMs: minuteMs },
  body: readingToolsBody,
  reply: readingToolsBody,
});
