import type { Administrator, Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { actOnUser } from "@/lib/features/administration/act-on-user";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { administration as t } from "@/lib/i18n/it";
import type { FeedbackReply } from "./contract";
import { findWriter, storeAnswer } from "./data";
import { presentFeedback } from "./present-feedback";

type Answer = { id: string; answer: string };

/** Answers a feedback by mail to whoever wrote it, once: CONFLICT for a second time, NOT_FOUND when it is gone. */
export async function answerFeedback(
  ctx: Ctx<Administrator>,
  { id, answer }: Answer,
): Promise<FeedbackReply> {
  const writer = await findWriter(ctx.db, id);
  if (!writer) throw new AppError("NOT_FOUND", t.feedbackNotFound);
  const { mailId, reply } = await actOnUser(
    ctx,
    { action: "answer_feedback", userId: writer.userId },
    async (tx, { id: userId, email, nickname }) => {
      const answered = await storeAnswer(tx, { id, answer, answeredAt: ctx.now() });
      if (!answered) throw new AppError("CONFLICT", t.alreadyAnswered);
      const props = { question: answered.message, answer, profileUrl: `${ctx.env.APP_URL}/profile` };
      const mail = await queueMail(ctx, tx, {
        userId,
        to: email,
        content: { template: "feedback-answer", props },
      });
      const result = { mailId: mail, reply: presentFeedback({ ...answered, nickname }) };
      return { before: {}, after: {}, result };
    },
  );
  await enqueueMail(ctx, mailId);
  return reply;
}
