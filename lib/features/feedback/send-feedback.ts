import { v7 as uuid } from "uuid";
import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { announceMail, queueMail } from "@/lib/features/mail/queue-mail";
import { feedback as t } from "@/lib/i18n/it";
import type { feedbackBody } from "./contract";
import { insertFeedback } from "./data";

/** Stores what the caller thinks, and mails it to those who run the product. */
export async function sendFeedback(ctx: Ctx<Learner>, input: z.output<typeof feedbackBody>) {
  const { userId } = ctx.actor;
  const id = uuid();
  const { PRIVACY_EMAIL: office } = ctx.env;
  const mailId = await inTransaction(ctx.db, async (tx) => {
    await insertFeedback(tx, { id, userId, ...input, createdAt: ctx.now() });
    if (!office) return undefined;
    const props = { feedbackId: id, userId, ...input };
    return queueMail(ctx, tx, { userId, to: office, content: { template: "feedback-received", props } });
  });
  if (mailId) await announceMail(ctx, mailId);
  return { message: t.thanks };
}
