import type { Ctx, Parent, Visitor } from "@/lib/context";
import { inTransaction, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { errors, family as t } from "@/lib/i18n/it";
import { ageGroupOf } from "./age-group";
import { findGuardian, lockStudent, updateGuardian } from "./data";
import { recordParental } from "./record-parental";
import { checkMailedLink, takeMailedLink } from "./mailed-links";
import { nameForStranger } from "./name-for-stranger";
import { queueToParents } from "./parent-mails";
import { subjectOf } from "./parent-subject";
import { settleWaiting } from "./settle-waiting";

type ByParent = { userId: number; email: string };

/** Takes the caller's consent about a child back. A repeat changes nothing. */
export async function withdrawConsent(ctx: Ctx<Parent>, child: { childId: number }): Promise<void> {
  const byParent = { userId: child.childId, email: ctx.actor.email };
  const mailIds = await inTransaction(ctx.db, (tx) => withdraw(ctx, tx, byParent));
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
}

/** The same by the mail that asks whether it was the parent's own choice. */
export async function revokeConsent(
  ctx: Ctx<Visitor>,
  input: { token: string; code: string },
): Promise<{ message: string }> {
  const { userId, email, tokenHash } = await checkMailedLink(ctx, { ...input, purpose: "revoke" });
  if (userId === null) throw new AppError("BAD_TOKEN", t.badLink);
  const mailIds = await inTransaction(ctx.db, async (tx) => {
    await lockStudent(tx, userId); // First, as everywhere.
    await takeMailedLink(tx, tokenHash);
    return withdraw(ctx, tx, { userId, email });
  });
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  return { message: t.revoked };
}

async function withdraw(ctx: Ctx, tx: Tx, { userId, email }: ByParent): Promise<string[]> {
  const student = await lockStudent(tx, userId);
  const guardian = await findGuardian(tx, userId, email);
  if (!student || !guardian) throw new AppError("NOT_FOUND", errors.notFound);
  if (guardian.withdrawnAt) return [];
  const now = ctx.now();
  await updateGuardian(tx, guardian.id, {
    withdrawnAt: now,
    changedAt: now,
    checkDueAt: null,
    reports: false,
    alerts: false,
  });
  const ageGroup = ageGroupOf(student, now);
  const eraseAfter = await settleWaiting(ctx, tx, student);
  const parent = { userId, email, name: guardian.name };
  await recordParental(ctx, tx, parent, { ageGroup, scopes: [], isWithdrawal: true });
  const props = {
    studentName: nameForStranger(student.displayName),
    ageGroup,
    eraseAfter: eraseAfter?.toISOString() ?? null,
  };
  const mailIds = await queueToParents(ctx, tx, { userId, by: email }, (links) => ({
    template: "parent-consent-withdrawn",
    props: { ...props, ...links },
  }));
  await recordAudit(ctx, tx, {
    actor: subjectOf(ctx, email),
    action: "parent_withdrew",
    outcome: "ok",
    targetUserId: userId,
  });
  return mailIds;
}
