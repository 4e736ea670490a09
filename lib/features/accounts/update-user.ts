import type { z } from "zod";
import type { Ctx, Learner } from "@/lib/context";
import { inTransaction } from "@/lib/db/client";
import { changeParentEmail } from "@/lib/features/reports/change-parent-email";
import { claimNickname } from "./claim-nickname";
import type { profileBody, UserReply } from "./contract";
import { updateProfile } from "./data";
import { nameKey, normaliseEmail } from "./rules";
import { presentUser } from "./user-fields";

/** Changes the caller's own profile. A nickname that somebody has is CONFLICT. */
export async function updateUser(ctx: Ctx<Learner>, input: z.output<typeof profileBody>): Promise<UserReply> {
  const { nickname, displayName, parentEmail, ...rest } = input;
  const { userId } = ctx.actor;
  const change = {
    ...rest,
    ...(nickname !== undefined && { nickname, nicknameKey: nameKey(nickname) }),
    ...(displayName !== undefined && { displayName, displayNameKey: nameKey(displayName) }),
  };
  const user = await inTransaction(ctx.db, async (tx) => {
    if (change.nicknameKey !== undefined) await claimNickname(tx, change.nicknameKey, userId);
    return updateProfile(tx, userId, change);
  });
  if (parentEmail === undefined) return presentUser(user, ctx.now());
  const email = normaliseEmail(parentEmail);
  await changeParentEmail(ctx, email);
  return presentUser({ ...user, parentEmail: email }, ctx.now());
}
