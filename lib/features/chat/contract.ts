import { z } from "zod";
import { defineCall, text } from "@/lib/http/call";
import { finding } from "@/lib/features/findings/contract";
import { reward } from "@/lib/features/rewards/contract";
import { usageStats } from "@/lib/features/usage/contract";
import { chat as t } from "@/lib/i18n/it";
import { maxMessageLength } from "./rules";

export const message = z.object({
  id: z.string(),
  sender: z.enum(["user", "ai"]),
  message: z.string(),
  createdAt: z.iso.datetime(),
  xpAwarded: z.int().optional(),
  findings: z.array(finding).optional(),
  clientMessageId: z.string().optional().describe("On the student's messages: the key to send it again with"),
  status: z
    .enum(["pending", "failed"])
    .optional()
    .describe("On a student's message without an answer: still being written, or refunded"),
});
export type MessageReply = z.output<typeof message>;

export const exchange = reward.extend({
  userMessage: message,
  aiMessage: message,
  hearts: z.int(),
  usage: usageStats,
});
export type ExchangeReply = z.output<typeof exchange>;

export const sendMessageBody = z.strictObject({
  message: text(100_000).trim().min(1, t.emptyMessage).max(maxMessageLength, t.longMessage),
  clientMessageId: text(100)
    .min(1)
    .optional()
    .describe("The same key again answers the stored exchange and charges nothing"),
});

export const sendMessageCall = defineCall({
  method: "POST",
  path: "/api/chat",
  summary:
    "Sends a message and answers the exchange. With `Accept: text/event-stream` the answer comes as events. 403 NO_HEARTS or LIMIT_REACHED with details.",
  actor: "learner",
  body: sendMessageBody,
  reply: exchange,
  events: {
    accepted: message,
    delta: z.object({ text: z.string() }),
    done: exchange,
    error: z.object({ error: z.string(), code: z.string() }),
  },
});

export const listMessagesCall = defineCall({
  method: "GET",
  path: "/api/chat/{userId}",
  summary: "The current conversation, oldest first: the newest 50 messages, older ones with `before`.",
  actor: "learner",
  owner: "userId",
  query: z.strictObject({ before: z.uuid().optional() }),
  reply: z.array(message),
});

export const clearChatCall = defineCall({
  method: "DELETE",
  path: "/api/chat/{userId}",
  summary: "Starts a new conversation; the old one leaves the screen, not the counts.",
  actor: "learner",
  owner: "userId",
  reply: z.object({ success: z.literal(true) }),
});
