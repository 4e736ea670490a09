import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { changeParentEmail } from "@/lib/features/reports/change-parent-email";
import { announceMail } from "@/lib/features/mail/queue-mail";
import { claimNickname } from "./claim-nickname";
import type { profileBody, UserReply } from "./contract";
import { updateProfile } from "./data";
import { nameKey, normaliseEmail } from "./rules";
import { presentUser } from "./user-fields";

/** Changes the caller's own profile, all of it or nothing. A nickname that somebody has is CONFLICT. */
export async function updateUser(ctx: Ctx<Learner>, input: z.output<typeof profileBody>): Promise<UserReply> {
  const { nickname, displayName, parentEmail, ...rest } = input;
  const { userId } = ctx.actor;
  const change = {
    ...rest,
    ...(nickname !== undefined && { nickname, nicknameKey: nameKey(nickname) }),
    ...(displayName !== undefined && { displayName, displayNameKey: nameKey(displayName) }),
    ...(rest.schoolClass !== undefined && { hasAnsweredSchoolClass: true as const }),
  };
  const { user, mailId } = await inTransaction(ctx.db, async (tx) => {
    if (change.nicknameKey !== undefined) await claimNickname(tx, change.nicknameKey, userId);
    const user = await updateProfile(tx, userId, change);
    if (parentEmail === undefined) return { user };
    const email = normaliseEmail(parentEmail);
    const mailId = await changeParentEmail(ctx, tx, email);
    return { user: { ...user, parentEmail: email }, mailId };
  });
  if (mailId) await announceMail(ctx, mailId);
  return presentUser(user, ctx.now());
}
