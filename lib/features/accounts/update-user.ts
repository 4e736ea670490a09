import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { isUniqueViolation } from "@/lib/db/errors";
import { AppError } from "@/lib/errors";
import { changeParentEmail } from "@/lib/features/reports/change-parent-email";
import { accounts as t } from "@/lib/i18n/it";
import type { profileBody, UserReply } from "./contract";
import { updateProfile } from "./data";
import { nameKey, normaliseEmail } from "./rules";
import { presentUser } from "./user-fields";

/** Changes the caller's own profile. A nickname that somebody has is CONFLICT. */
export async function updateUser(ctx: Ctx<Learner>, input: z.output<typeof profileBody>): Promise<UserReply> {
  const { nickname, displayName, parentEmail, ...rest } = input;
  const change = {
    ...rest,
    ...(nickname !== undefined && { nickname, nicknameKey: nameKey(nickname) }),
    ...(displayName !== undefined && { displayName, displayNameKey: nameKey(displayName) }),
  };
  try {
    const user = await updateProfile(ctx.db, ctx.actor.userId, change);
    if (parentEmail === undefined) return presentUser(user, ctx.now());
    const email = normaliseEmail(parentEmail);
    await changeParentEmail(ctx, email);
    return presentUser({ ...user, parentEmail: email }, ctx.now());
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("CONFLICT", t.nicknameTaken, { fields: { nickname: t.nicknameTaken } });
  }
}
