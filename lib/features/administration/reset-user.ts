import type { Administrator, Ctx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { resetLearner } from "@/lib/features/accounts/reset-learner";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { announceProgress } from "@/lib/features/mirror/announce-progress";
import { levelOf } from "@/lib/features/rewards/rules";
import { administration as t } from "@/lib/i18n/it";
import { actOnUser } from "./act-on-user";
import * as data from "./data";
import { presentUser } from "./present-user";

/** Returns a user to the start, and tells them by mail. */
export async function resetUser(ctx: Ctx<Administrator>, id: number) {
  const { mailId, reply } = await actOnUser(ctx, { action: "reset_user", userId: id }, async (tx, user) => {
    await resetLearner(tx, id, ctx.now());
    const after = await data.findUserRow(tx, id);
    if (!after) throw new AppError("NOT_FOUND", t.userNotFound);
    const content = { template: "account-reset", props: { chatUrl: `${ctx.env.APP_URL}/` } } as const;
    const mail = await queueMail(ctx, tx, { userId: id, to: user.email, content });
    return {
      before: figuresOf(user),
      after: figuresOf(after),
      result: { mailId: mail, reply: presentUser(after, ctx.now()) },
    };
  });
  await enqueueMail(ctx, mailId);
  announceProgress(ctx);
  return reply;
}

const figuresOf = ({ xp, messagesCount, homeworkUploadsCount }: data.UserRow) => ({
  level: levelOf(xp),
  xp,
  messagesCount,
  homeworkUploadsCount,
});
