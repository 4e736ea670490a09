import type { App, Ctx, Learner, Parent } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { consumeRateLimit } from "@/lib/features/rate-limits/rate-limit";
import { errors, family as t } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import { findGuardian, isStopped, lockStudent, type Student } from "./data";
import { newMailedLink } from "./mailed-links";
import { nameForStranger } from "./name-for-stranger";
import { queueToParent } from "./parent-mails";
import { isConsenting, mailboxOf, strangerRateLimit } from "./rules";
import { addressKeysOf } from "./stop-links";

/** Asks whether whoever reads the address says yes: a link, and a code to type. Answers the mail's id. */
export async function queueInvitation(app: App, tx: Tx, student: Student, email: string): Promise<string> {
  const { id: userId, displayName } = student;
  const { token, code } = await newMailedLink(app, tx, { purpose: "invite", email, userId });
  const props = {
    studentName: nameForStranger(displayName),
    ageGroup: ageGroupOf(student, app.now()),
    ...(student.consentDueAt && { eraseAfter: student.consentDueAt.toISOString() }),
    code,
    confirmUrl: `${app.env.APP_URL}/parent/confirm?token=${token}`,
  };
  return queueToParent(app, tx, { userId, email }, (links) => ({
    template: "parent-invitation",
    props: { ...props, ...links },
  }));
}

/** The same, unless the address was asked often enough today. Answers undefined then. */
export async function tryInvitation(ctx: Ctx, tx: Tx, student: Student, email: string) {
  const subject = `parent-invitation:${mailboxOf(email)}`;
  const { isOver } = await consumeRateLimit(ctx, { subject, rate: strangerRateLimit, tx });
  return isOver ? undefined : queueInvitation(ctx, tx, student, email);
}

/** Asks the address the caller has saved once more. */
export async function inviteParent(ctx: Ctx<Learner>): Promise<{ message: string }> {
  const { userId } = ctx.actor;
  const { mailId, email } = await inTransaction(ctx.db, async (tx) => {
    const student = await lockStudent(tx, userId);
    const email = student?.parentEmail;
    if (!student || !email) throw new AppError("BAD_INPUT", t.noParentEmail);
    if (await isStopped(tx, { userId, addressKeys: addressKeysOf(ctx, email) }))
      throw new AppError("FORBIDDEN", t.stopped);
    if (!(await needsYes(ctx, tx, student, email))) throw new AppError("CONFLICT", t.alreadyConfirmed);
    const mailId = await tryInvitation(ctx, tx, student, email);
    if (!mailId) throw new AppError("TOO_MANY_REQUESTS", t.enoughInvitations);
    return { mailId, email };
  });
  await enqueueMail(ctx, mailId);
  return { message: t.invited(email) };
}

/** Asks a parent who has their page open for the consent about a child: it is given by a mail's link and code alone. */
export async function inviteSelf(
  ctx: Ctx<Parent>,
  { childId }: { childId: number },
): Promise<{ message: string }> {
  const { email } = ctx.actor;
  const mailId = await inTransaction(ctx.db, async (tx) => {
    const student = await lockStudent(tx, childId);
    if (!student || !(await findGuardian(tx, childId, email)))
      throw new AppError("NOT_FOUND", errors.notFound);
    if (!(await needsYes(ctx, tx, student, email))) throw new AppError("CONFLICT", t.alreadyAgreed);
    const mailId = await tryInvitation(ctx, tx, student, email);
    if (!mailId) throw new AppError("TOO_MANY_REQUESTS", t.enoughInvitations);
    return mailId;
  });
  await enqueueMail(ctx, mailId);
  return { message: t.consentMailed };
}

/** Whether there is still something an address has not said yes to: of a child, that it uses the coach. */
async function needsYes(app: App, tx: Tx, student: Student, email: string): Promise<boolean> {
  const guardian = await findGuardian(tx, student.id, email);
  if (!guardian) return true;
  return ageGroupOf(student, app.now()) === "child" && !isConsenting(guardian);
}
