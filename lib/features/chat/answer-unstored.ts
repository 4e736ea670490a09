import { v7 as uuid } from "uuid";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { noReward } from "@/lib/features/rewards/award-practice";
import type { Support } from "@/lib/features/safety/rules";
import { storedSupport } from "@/lib/features/safety/stored-support";
import { wordsInNeed } from "@/lib/features/safety/words-in-need";
import { alertHome, causeToTell } from "./alert-home";
import type { ChatEvent } from "./chat-event";
import type { MessageRow } from "./data";
import { presentExchange } from "./present-exchange";
import { presentMessage } from "./present-message";

export type Unstored = { text: string; clientMessageId: string; support: Support };

/** The words for somebody who needs help, to a message that leaves no trace: so many came before it. */
export async function* answerUnstored(
  ctx: Ctx<Learner>,
  { text, clientMessageId, support }: Unstored,
): AsyncGenerator<ChatEvent> {
  const [reply = ""] = wordsInNeed(support);
  const common = { exchangeId: uuid(), createdAt: ctx.now(), xpAwarded: null, findings: [] };
  const exchange = {
    kind: "message" as const,
    status: "settled" as const,
    clientMessageId,
    lesson: null,
    ...storedSupport(support),
    photo: null,
    worksheet: null,
  };
  const userMessage: MessageRow = { ...common, exchange, id: uuid(), sender: "user", text };
  const aiMessage: MessageRow = { ...common, exchange, id: uuid(), sender: "ai", text: reply };
  yield { event: "accepted", data: presentMessage(userMessage) };
  yield { event: "delta", data: { text: reply } };
  const cause = await causeToTell(ctx, { text, support });
  const mailIds = cause ? await inTransaction(ctx.db, (tx) => alertHome(ctx, tx, cause)) : [];
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  const reward = noReward(ctx.actor.user.xp);
  const isStored = false;
  yield { event: "done", data: await presentExchange(ctx, { userMessage, aiMessage, reward, isStored }) };
}
