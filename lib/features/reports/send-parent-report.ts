import { v7 as uuid } from "uuid";
import { romeDay, startOfRomeDay } from "@/lib/calendar";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { normaliseEmail } from "@/lib/email-address";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { errors, reports as t } from "@/lib/i18n/it";
import { askReader, queueReports, readerState } from "@/lib/features/family/report-readers";
import { insertReport, lockContact } from "./data";
import { reportMail } from "./report-mail";
import { nextDay, onDemandKeys, thisMonth } from "./rules";
import { writeReport } from "./write-report";

type Input = { parentEmail: string; studentId: number };

/**
 * Mails the report of this month so far to the caller's parent. Whoever has not said yes gets the question again, and
 * nothing about the student. Everything in the report is what the server knows; at most three a day.
 */
export async function sendParentReport(ctx: Ctx<Learner>, { parentEmail, studentId }: Input) {
  const { userId, user } = ctx.actor;
  if (studentId !== userId) throw new AppError("NOT_FOUND", errors.notFound);
  const email = normaliseEmail(parentEmail);
  const today = romeDay(ctx.now());
  const report = await writeReport(ctx, { userId, displayName: user.displayName }, thisMonth(today));

  const { mailIds, message } = await inTransaction(ctx.db, async (tx) => {
    const contact = await lockContact(tx, userId);
    if (!contact?.parentEmail) throw new AppError("BAD_INPUT", t.noParentEmail);
    if (contact.parentEmail !== email) throw new AppError("BAD_INPUT", t.otherParentEmail);
    const state = await readerState(ctx, tx, userId, email);
    if (state === "stopped") throw new AppError("FORBIDDEN", t.stopped);
    if (state === "unconfirmed") {
      const asked = await askReader(ctx, tx, userId, email);
      const message = asked ? t.sentOnceConfirmed(email) : t.waitsForYes(email);
      return { mailIds: asked ? [asked] : [], message };
    }
    await claimToday(ctx, tx, today);
    return {
      mailIds: await queueReports(ctx, tx, { userId, emails: [email] }, reportMail(report)),
      message: t.sent(email),
    };
  });
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  return { success: true as const, message };
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
