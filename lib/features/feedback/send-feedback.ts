import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { feedback as t } from "@/lib/i18n/it";
import type { feedbackBody } from "./contract";
import { findIsPro, insertFeedback } from "./data";

/** Stores what the caller thinks or asks, and mails it to those who run the product. Who has Pro now is answered first. */
export async function sendFeedback(ctx: Ctx<Learner>, input: z.output<typeof feedbackBody>) {
  const { userId } = ctx.actor;
  const id = uuid();
  const { PRIVACY_EMAIL: office } = ctx.env;
  const { isPriority, mailId } = await inTransaction(ctx.db, async (tx) => {
    const isPro = await findIsPro(tx, userId);
    await insertFeedback(tx, { id, userId, ...input, isPriority: isPro, createdAt: ctx.now() });
    const props = { feedbackId: id, userId, ...input, isPriority: isPro };
    const mail =
      office &&
      (await queueMail(ctx, tx, { userId, to: office, content: { template: "feedback-received", props } }));
    return { isPriority: isPro, mailId: mail };
  });
  if (mailId) await enqueueMail(ctx, mailId);
  return { message: isPriority ? t.thanksPro : t.thanks };
}
