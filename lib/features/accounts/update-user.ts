import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { birthIn, tellBirth } from "@/lib/features/family/birth";
import { changeParentEmail, refuseStudentAddress } from "@/lib/features/family/change-parent-email";
import { confirmNotice, noteFamilySeen } from "@/lib/features/family/confirm-notice";
import { stopRenewalPaidBy } from "@/lib/features/billing/stop-renewal-paid-by";
import { enqueueMail } from "@/lib/features/mail/queue-mail";
import { claimNickname } from "./claim-nickname";
import type { profileBody, UserReply } from "./contract";
import { updateProfile } from "./data";
import { nameKey } from "./rules";
import { normaliseEmail } from "@/lib/email-address";
import { presentUser } from "./present-user";

/** Changes the caller's own profile, all of it or nothing. A nickname that somebody has is CONFLICT. */
export async function updateUser(ctx: Ctx<Learner>, input: z.output<typeof profileBody>): Promise<UserReply> {
  const {
    nickname,
    displayName,
    parentEmail,
    birthMonth,
    birthYear,
    hasReadAiNotice,
    seenFamilyAt,
    ...rest
  } = input;
  const birth = birthIn({ birthMonth, birthYear }, ctx.now());
  const email = parentEmail === undefined ? undefined : normaliseEmail(parentEmail);
  if (email !== undefined) await refuseStudentAddress(ctx, email);
  const { userId } = ctx.actor;
  const change = {
    ...rest,
    ...(nickname !== undefined && { nickname, nicknameKey: nameKey(nickname) }),
    ...(displayName !== undefined && { displayName, displayNameKey: nameKey(displayName) }),
    ...(rest.schoolClass !== undefined && { hasAnsweredSchoolClass: true as const }),
  };
  const { user, mailIds, removed } = await inTransaction(ctx.db, async (tx) => {
    if (change.nicknameKey !== undefined) await claimNickname(tx, change.nicknameKey, userId);
    const asked = birth && (await tellBirth(ctx, tx, birth));
    if (hasReadAiNotice) await confirmNotice(ctx, tx);
    if (seenFamilyAt !== undefined) await noteFamilySeen(ctx, tx, new Date(seenFamilyAt));
    const { mailIds, removed } =
      email === undefined ? { mailIds: [], removed: [] } : await changeParentEmail(ctx, tx, email);
    // Last, as it answers all of it.
    const user = await updateProfile(tx, userId, change);
    return { user, mailIds: asked ? [asked, ...mailIds] : mailIds, removed };
  });
  for (const mailId of mailIds) await enqueueMail(ctx, mailId);
  if (removed.length > 0) await stopRenewalPaidBy(ctx, removed);
  return presentUser(user, ctx.now());
}
