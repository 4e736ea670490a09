import { v7 as uuid } from "uuid";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { normaliseEmail } from "@/lib/features/accounts/rules";
import { announceMail } from "@/lib/features/mail/queue-mail";
import { refuseOver } from "@/lib/features/throttles/count-use";
import { errors, reports as t } from "@/lib/i18n/it";
import { insertReport, isStopped, lockParent } from "./data";
import { addressKeysOf } from "./parent-links";
import { queueReport, queueShortReport } from "./parent-mails";
import { nextDay, onDemandKeys, shortReportSubject, strangerThrottle, thisMonth } from "./rules";
import { writeReport } from "./write-report";

type Input = { parentEmail: string; studentId: number };

/**
 * Mails the report of this month so far to the caller's parent. Whoever has not confirmed the address gets a short one
 * that asks them to. Everything in it is what the server knows; at most three a day.
 */
export async function sendParentReport(ctx: Ctx<Learner>, { parentEmail, studentId }: Input) {
  const { userId, user } = ctx.actor;
  if (studentId !== userId) throw new AppError("NOT_FOUND", errors.notFound);
  const email = normaliseEmail(parentEmail);
  const today = romeDay(ctx.now());
  const report = await writeReport(ctx, { userId, displayName: user.displayName }, thisMonth(today));

  const { mailId, isShort } = await inTransaction(ctx.db, async (tx) => {
    const parent = await lockParent(tx, userId);
    if (!parent?.parentEmail) throw new AppError("BAD_INPUT", t.noParentEmail);
    if (parent.parentEmail !== email) throw new AppError("BAD_INPUT", t.otherParentEmail);
    if (await isStopped(tx, { userId, addressKeys: addressKeysOf(ctx, email) }))
      throw new AppError("FORBIDDEN", t.stopped);
    await claimToday(ctx, tx, today);
    if (parent.parentEmailConfirmedAt)
      return { mailId: await queueReport(ctx, tx, { userId, email }, report), isShort: false };
    const asked = { subject: shortReportSubject(email), rate: strangerThrottle, tx };
    await refuseOver(ctx, asked, t.enoughToAddress);
    const { displayName } = parent;
    const mailId = await queueShortReport(ctx, tx, { userId, email, displayName }, report);
    return { mailId, isShort: true };
  });
  await announceMail(ctx, mailId);
  return { success: true as const, message: isShort ? t.sentShort(email) : t.sent(email) };
}

/** Takes one of today's places: of many at once only so many find one. */
async function claimToday(ctx: Ctx<Learner>, tx: Tx, today: Date): Promise<void> {
  const now = ctx.now();
  for (const period of onDemandKeys(today)) {
    if (await insertReport(tx, { id: uuid(), userId: ctx.actor.userId, period, createdAt: now })) return;
  }
  const tomorrow = startOfRomeDay(nextDay(today));
  const retryAfterSeconds = Math.ceil((tomorrow.getTime() - now.getTime()) / 1000);
  throw new AppError("TOO_MANY_REQUESTS", t.enoughToday, { retryAfterSeconds });
}
