import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { changeParentEmail } from "@/lib/features/reports/change-parent-email";
import { announceMail } from "@/lib/features/mail/queue-mail";
import { accounts as t } from "@/lib/i18n/it";
import type { profileBody, UserReply } from "./contract";
import { updateProfile } from "./data";
import { nameKey, normaliseEmail } from "./rules";
import { presentUser } from "./user-fields";

/** Changes the caller's own profile, all of it or nothing. A nickname that somebody has is CONFLICT. */
export async function updateUser(ctx: Ctx<Learner>, input: z.output<typeof profileBody>): Promise<UserReply> {
  const { nickname, displayName, parentEmail, ...rest } = input;
  const change = {
    ...rest,
    ...(nickname !== undefined && { nickname, nicknameKey: nameKey(nickname) }),
    ...(displayName !== undefined && { displayName, displayNameKey: nameKey(displayName) }),
  };
  try {
    const { user, mailId } = await inTransaction(ctx.db, async (tx) => {
      const user = await updateProfile(tx, ctx.actor.userId, change);
      if (parentEmail === undefined) return { user };
      const email = normaliseEmail(parentEmail);
      const mailId = await changeParentEmail(ctx, tx, email);
      return { user: { ...user, parentEmail: email }, mailId };
    });
    if (mailId) await announceMail(ctx, mailId);
    return presentUser(user, ctx.now());
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("CONFLICT", t.nicknameTaken, { fields: { nickname: t.nicknameTaken } });
  }
}
