import type { App, Ctx } from "@/lib/context";
import { inLearnerTransaction } from "@/lib/db/client";
import { enqueueMail, queueMail } from "@/lib/features/mail/queue-mail";
import { endedStatus, isOver, noticeOf, type SubscriptionState } from "./rules";
import { lockSubscriptionState, setSubscriptionState } from "./subscription-state-data";
import { noticeContent, readerOf } from "./subscription-mails";

/** Ends Pro whose end has come, without asking anybody: the provider may be away, and the hour is known. */
export async function expireSubscription(
  app: App & Partial<Pick<Ctx, "keepAlive">>,
  userId: number,
): Promise<void> {
  const mailId = await inLearnerTransaction(app.db, userId, async (tx) => {
    const now = app.now();
    const before = await lockSubscriptionState(tx, userId);
    if (!before || !isOver(before, now)) return undefined;
    const after: SubscriptionState = { status: endedStatus, endDate: before.endDate };
    await setSubscriptionState(tx, userId, { before, after }, now);
    const notice = noticeOf(before, after);
    if (!notice) return undefined;
    const reader = readerOf(app.env.APP_URL, before);
    const content = noticeContent(reader, notice, { subscription: null, after });
    return queueMail(app, tx, { userId, to: reader.to, content });
  });
  if (mailId) await enqueueMail(app, mailId);
}
