import { z } from "zod";
import { defineCall, text } from "@/lib/contract/call";
import { stances } from "@/lib/features/coach/stance";
import { wishes } from "@/lib/features/coach/wish";
import { finding } from "@/lib/features/findings/contract";
import { reward } from "@/lib/features/rewards/contract";
import { correctionRate, maxPhotoBodyBytes, maxPhotoTextLength } from "@/lib/features/homework-photos/rules";
import { support } from "@/lib/features/safety/contract";
import { maxItemNumber } from "@/lib/features/worksheets/rules";
import { usageStats } from "@/lib/features/usage/contract";
import { chat as t, homeworkPhotos } from "@/lib/i18n/it";
import { admissionRateLimit, maxMessageLength } from "./rules";

export const message = z.object({
  id: z.string(),
  sender: z.enum(["user", "ai"]),
  message: z.string(),
  createdAt: z.iso.datetime(),
  xpAwarded: z.int().optional(),
  findings: z.array(finding).optional(),
  imageUrl: z.string().optional().describe("The picture that came with it"),
  photo: z
    .object({
      id: z.string(),
      text: z.string().nullable().describe("What was read; null until then, and when nothing is legible"),
    })
    .optional(),
  isPhotoGone: z
    .literal(true)
    .optional()
    .describe("A picture came with it that has been kept for long enough and is deleted"),
  clientMessageId: z.string().optional().describe("On the student's messages: the key to send it again with"),
  verdict: z
    .object({
      item: z.string().describe("What the item of the exercise is called, in Italian: la 3"),
      stances: z.array(z.enum(stances)).describe("How the student may still answer it"),
    })
    .optional()
    .describe("On the coach's newest message: a try at an item that was not right"),
  worksheet: z
    .object({ id: z.string(), items: z.int() })
    .optional()
    .describe("On the coach's message that answers an exercise: the sheet it is worked on in"),
  support: support.optional(),
  task: z
    .object({ text: z.string(), n: z.int(), of: z.int() })
    .optional()
    .describe("On the coach's newest message: the item of an exercise that is asked for, its gaps as lines"),
  status: z
    .enum(["pending", "failed"])
    .optional()
    .describe("On a student's message without an answer: still being written, or refunded"),
});
export type MessageReply = z.output<typeof message>;
export type TaskReply = NonNullable<MessageReply["task"]>;

export const exchange = reward.extend({
  userMessage: message,
  aiMessage: message,
  hearts: z.int(),
  usage: usageStats,
  support: support.optional(),
  solvedFindings: z
    .array(finding)
    .optional()
    .describe("Mistakes in earlier messages that this one has put right, as they are now"),
  droppedFindings: z
    .array(z.string())
    .optional()
    .describe("Ids of mistakes in earlier messages that are none any more: the student has said so"),
});
export type ExchangeReply = z.output<typeof exchange>;

const dataUrl = text(maxPhotoBodyBytes).describe(
  "A picture as data:image/(jpeg|png|webp);base64,… of at most 8 MB and 24 megapixels",
);
const photoCap = { maxBodyBytes: maxPhotoBodyBytes, tooLarge: homeworkPhotos.tooLarge };
const clientMessageId = text(100)
  .min(1)
  .optional()
  .describe("The same key again answers the stored exchange and charges nothing");

export const sendMessageBody = z
  .strictObject({
    message: text(100_000)
      .trim()
      .max(maxMessageLength, t.longMessage)
      .default("")
      .describe("May be empty beside a picture"),
    image: dataUrl.optional(),
    clientMessageId,
    wish: z
      .enum(wishes)
      .optional()
      .describe("What the message is for, as the student has said by a button. Ignored beside a picture"),
    about: z
      .strictObject({ worksheetId: z.uuid(), n: z.int().min(1).max(maxItemNumber) })
      .optional()
      .describe("The item of a sheet that the message is about. 404 for one that is another's"),
    verdict: z
      .strictObject({
        messageId: z.uuid().describe("The coach's message, the newest one, that has a `verdict`"),
        stance: z.enum(stances).describe("contest: the try is right. drop: the item is to be let be"),
      })
      .optional()
      .describe(
        "Answers a verdict, once and at no cost, in words of ours: all but the key is ignored beside it",
      ),
  })
  .refine(({ message, image, verdict }) => message !== "" || image !== undefined || verdict !== undefined, {
    path: ["message"],
    error: t.emptyMessage,
  });

export type VerdictReply = NonNullable<MessageReply["verdict"]>;
export type VerdictAnswer = NonNullable<z.output<typeof sendMessageBody>["verdict"]>;
export type VerdictStance = VerdictAnswer["stance"];
export type MessageWish = NonNullable<z.output<typeof sendMessageBody>["wish"]>;

/** Every send of a student, pictures, repeats and refused ones included. */
const admission = { name: "sends", rate: admissionRateLimit, refusal: t.tooFast };

export const sendMessageCall = defineCall({
  method: "POST",
  path: "/api/chat",
  summary:
    "Sends a message or a homework picture and answers the exchange. With `Accept: text/event-stream` the answer comes as events. A picture counts as homework and not as a message, and takes no heart, as does the work at an exercise that was brought (a try at an item, a wish such as `salta`); what is read of a picture takes the place of the words. An answer to a verdict costs nothing and is given once: a second one gets the first exchange, 404 for a message that is none of the coach's in the caller's conversation, 409 where no verdict stands. 403 NO_HEARTS or LIMIT_REACHED with details, 413 for a picture above 8 MB.",
  actor: "learner",
  needs: "coach",
  fieldNeeds: { image: "photos" },
  answersInNeed: true,
  admission,
  body: sendMessageBody,
  ...photoCap,
  reply: exchange,
  events: {
    accepted: message,
    delta: z.object({ text: z.string() }),
    done: exchange,
    error: z.object({ error: z.string(), code: z.string() }),
  },
});

export const analyzeHomeworkCall = defineCall({
  method: "POST",
  path: "/api/analyze-homework",
  summary:
    "Reads a picture of homework and answers it; both join the conversation. A picture that cannot be read or answered is refused (400, 502, 503), costs nothing and leaves nothing behind. 403 LIMIT_REACHED with details, 413 above 8 MB.",
  actor: "learner",
  needs: "coach",
  fieldNeeds: { image: "photos" },
  admission,
  body: z.strictObject({
    userId: z.int().describe("The caller's own id, else 404"),
    image: dataUrl,
    worksheetId: z.uuid().optional().describe("The sheet its items are added to, in place of a new one"),
    additionalContext: text(10_000).optional().describe("Ignored: the coach never solves"),
    clientMessageId,
  }),
  ...photoCap,
  reply: exchange.extend({
    analysis: z.string().describe("The coach's answer"),
    chatCleared: z.literal(false),
  }),
});
export type AnalysisReply = z.output<typeof analyzeHomeworkCall.reply>;

export const correctPhotoCall = defineCall({
  method: "PUT",
  path: "/api/homework-photos/{photoId}",
  summary:
    "Puts right what was read of a picture, from the next turn on, and answers its message. 404 for a picture that is another's, was not legible or has no answer yet.",
  actor: "learner",
  needs: "photos",
  params: z.object({ photoId: z.uuid() }),
  rate: correctionRate,
  body: z.strictObject({
    text: text(100_000)
      .trim()
      .min(1, homeworkPhotos.emptyText)
      .max(maxPhotoTextLength, homeworkPhotos.longText),
  }),
  reply: message,
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

export const tellParentsCall = defineCall({
  method: "POST",
  path: "/api/support/{exchangeId}/tell",
  summary:
    "Mails the caller's parents that the caller is having a hard time, by their own wish, once a day and nothing of what they wrote. 409 where the exchange is of another cause, or no parent takes mails.",
  actor: "learner",
  params: z.object({ exchangeId: z.uuid() }),
  rate: { max: 60, windowMs: 60 * 60 * 1000 },
  reply: z.object({ message: z.string() }),
});
