import { z } from "zod";
import { defineCall, text } from "@/lib/contract/call";
import { feedback as t } from "@/lib/i18n/it";
import { feedbackCategories, maxFeedbackLength, ratings } from "./rules";

export const feedbackBody = z.strictObject({
  message: text(maxFeedbackLength).trim().min(1, t.missing),
  category: z.enum(feedbackCategories, t.missing),
  rating: z.int(t.missing).min(ratings.min, t.missing).max(ratings.max, t.missing),
});

export const sendFeedbackCall = defineCall({
  method: "POST",
  path: "/api/feedback",
  summary: "Stores what the caller thinks of the product and mails it to those who run it.",
  actor: "learner",
  rate: { max: 10, windowMs: 60 * 60 * 1000 },
  body: feedbackBody,
  reply: z.object({ message: z.string() }),
  status: 201,
});
